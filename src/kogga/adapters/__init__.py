"""The games in the dress of other people's toolkits. Ints and tensors live only here."""
