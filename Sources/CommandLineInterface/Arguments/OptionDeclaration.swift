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

    /// What is said of it, and may stand for its value.
    struct Form: Sendable {
        /// One sentence for the help.
        let help: String
        /// What may stand for its value.
        let value: ArgumentValue
        /// What the help calls that; nil for the usual name.
        var name: String?
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
    /// What may stand for its value.
    var value = ArgumentValue.text
    /// What it sets.
    let action: Action
    /// Its form for commands that take it in a way of their own.
    var otherForms: [Command: Form] = [:]

    /// Its form for a command; nil for the tool as a whole.
    func form(of command: Command?) -> Form {
        command.flatMap { otherForms[$0] } ?? Form(help: help, value: value)
    }

    /// The option and its value as the help of a command shows them; of nil, that of the tool.
    func usage(of command: Command?) -> String {
        let names = [shortName, name].compactMap { $0 }.joined(separator: ", ")
        return switch action {
        case .flag: names
        case .value(let value, _): "\(names) \(form(of: command).name ?? value)"
        case .optionalValue(let value, _, _): "\(names) [\(value)]"
        }
    }
}
