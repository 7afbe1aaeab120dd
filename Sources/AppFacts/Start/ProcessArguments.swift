/// How code that starts an app spells the process's own arguments.
///
/// Source: the standard library; `Process` was its name of them in Swift 2, and `C_ARGC` in Swift 1.
package enum ProcessArguments {
    /// Whether code names them.
    static func areNamed(in text: String) -> Bool { spellings.contains(where: text.contains) }

    private static let spellings = [
        "CommandLine.argc", "CommandLine.unsafeArgv", "CommandLine.arguments.count",
        "Process.argc", "Process.unsafeArgv", "Process.arguments.count", "C_ARGC", "C_ARGV",
        "ProcessInfo.processInfo.arguments.count",
    ]
}
