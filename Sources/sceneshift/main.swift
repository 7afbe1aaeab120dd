import CommandLineInterface
import Foundation

// Output to a reader that went away fails like any other output, instead of ending the process.
signal(SIGPIPE, SIG_IGN)
let status = await CommandLineTool().run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
