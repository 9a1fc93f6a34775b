"""`python -m fairytable`: the same as the command `fairytable`."""

import sys

from fairytable.cli import main

if __name__ == "__main__":
    sys.exit(main())
