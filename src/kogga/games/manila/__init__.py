"""Manila: four wares, three boats, and everybody's accomplices."""
