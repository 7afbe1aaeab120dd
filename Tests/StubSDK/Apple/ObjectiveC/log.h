// Empty: makes "import os.log" find a submodule.
