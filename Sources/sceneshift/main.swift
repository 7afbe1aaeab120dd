import CommandLineInterface
import Foundation

CrashHandler.install()
// Output to a reader that went away fails like any other output, instead of ending the process.
signal(SIGPIPE, SIG_IGN)
let code = await CommandLineTool().run(Array(CommandLine.arguments.dropFirst()))
exit(code.rawValue)
