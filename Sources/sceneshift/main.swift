import CommandLineInterface
import Foundation

CrashHandler.install()
// Output to a reader that went away fails like any other output, instead of ending the process. A handler, unlike
// SIG_IGN, is not passed on to the programs that are run.
signal(SIGPIPE) { _ in }
let code = await CommandLineTool().run(Array(CommandLine.arguments.dropFirst()))
exit(code.rawValue)
