"""The `train` task."""

import sys

from tools.lab.learning import task

if __name__ == "__main__":
    sys.exit(task.main(sys.argv[1:]))
