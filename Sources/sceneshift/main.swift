import CommandLineInterface

_ = CommandLineTool()
