"""The Challenge, by Francesco Berardi."""
