"""The chart and the table as pictures."""
