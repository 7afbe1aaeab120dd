import AppFacts

/// One option: its name, its value, its help, the commands that take it and what it sets.
struct OptionDeclaration: Sendable {
    /// A heading in the help.
    enum Group: String, Sendable, CaseIterable {
        case selection = "What is planned"
        case writing = "Writing"
        case report = "The report"
        case general = "General"
    }

    /// Whether a value follows, and what to do with it.
    enum Action: Sendable {
        case flag(@Sendable (inout Invocation) -> Void)
        case value(String, @Sendable (inout Invocation, String) throws(UsageError) -> Void)
        /// The next argument is the value only if it looks like one.
        case optionalValue(
            String, looksLikeValue: @Sendable (String) -> Bool,
            @Sendable (inout Invocation, String?) throws(UsageError) -> Void)
    }

    /// The name with its dashes.
    let name: String
    /// A dash and a letter that stand for it, where there are any.
    var shortName: String?
    /// The heading under which the help lists it.
    let group: Group
    /// The commands that take it.
    let commands: [Command]
    /// One sentence for the help.
    let help: String
    /// What it sets.
    let action: Action

    /// The help of a command: what only a scan can do is said of nothing else.
    func help(of command: Command) -> String {
        guard name == "--format", command != .scan else { return help }
        let formats = ReportFormat.allCases.filter { $0 != .csv }.map(\.rawValue)
        return "the report's format: " + formats.listed(by: "or")
    }

    /// The option and its value as the help shows them.
    var usage: String {
        let names = [shortName, name].compactMap { $0 }.joined(separator: ", ")
        return switch action {
        case .flag: names
        case .value(let value, _): "\(names) \(value)"
        case .optionalValue(let value, _, _): "\(names) [\(value)]"
        }
    }
}
