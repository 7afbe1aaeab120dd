// The command line of the verification harness, for trying a sample by hand.
import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
do {
    switch arguments.first {
    case "sample" where arguments.count >= 2:
        exit(try await SampleCommand(arguments.dropFirst()).run() ? 0 : 1)
    case "real-app" where arguments.count >= 4:
        exit(try await RealAppCommand(arguments.dropFirst()).run() ? 0 : 1)
    default:
        print("usage: check-sample [--logs] [--platform NAME] SAMPLE [AFTER-TREE]")
        print("       check-real-app [--errors] PLATFORM VERSION BEFORE AFTER")
        exit(64)
    }
} catch {
    print("\(error)")
    exit(2)
}
