/// Every word that a shell can complete: read once from the options and commands, and written for each shell.
struct CompletionTable: Sendable {
    /// A word of the command line, and what it does.
    struct Word: Sendable, Hashable {
        /// The word.
        let text: String
        /// What it does.
        let help: String
    }

    /// An option as a command takes it.
    struct Option: Sendable, Hashable {
        /// The name with its dashes.
        let name: String
        /// A dash and a letter that stand for it.
        let shortName: String?
        /// What it does.
        let help: String
        /// What follows; nil where nothing does.
        let value: Value?

        /// The name, and what stands for it.
        var names: [String] { [shortName, name].compactMap { $0 } }
    }

    /// What follows an option.
    struct Value: Sendable, Hashable {
        /// What the help calls it.
        let name: String
        /// Whether it may be left out.
        let isOptional: Bool
        /// What it may be.
        let kind: ArgumentValue
    }

    /// A command, and what may follow it.
    struct CommandWords: Sendable {
        /// The word.
        let word: Word
        /// What the words behind it may be.
        let operand: ArgumentValue
        /// The options that it takes.
        let options: [Option]
    }

    /// The command that needs not be named.
    let usual = Command.plan.rawValue
    /// The commands, in the order of the help.
    let commands: [CommandWords]

    /// The words of the tool.
    init() {
        let real = Command.allCases.map { command in
            CommandWords(
                word: Word(text: command.rawValue, help: command.summary),
                operand: command.operand,
                options: OptionDeclaration.all.filter { $0.commands.contains(command) }.map {
                    Self.option($0, of: command)
                })
        }
        let names = Command.allCases.map(\.rawValue)
        commands =
            real + [
                CommandWords(
                    word: Word(text: "help", help: "show the help of a command"),
                    operand: .word(among: names), options: []),
                CommandWords(
                    word: Word(text: "version", help: "show the version"),
                    operand: .word(among: []), options: []),
            ]
    }

    private static func option(_ option: OptionDeclaration, of command: Command) -> Option {
        let form = option.form(of: command)
        func value(_ name: String, isOptional: Bool) -> Value {
            Value(name: form.name ?? name, isOptional: isOptional, kind: form.value)
        }
        let value: Value? =
            switch option.action {
            case .flag: nil
            case .value(let name, _): value(name, isOptional: false)
            case .optionalValue(let name, _, _): value(name, isOptional: true)
            }
        return Option(
            name: option.name, shortName: option.shortName, help: form.help, value: value)
    }

    /// The names of options whose next word is their value, whatever it looks like.
    var namesBeforeValue: [String] { names { $0.value.map { !$0.isOptional } ?? false } }

    /// The names of options whose next word may be their value.
    var namesBeforeOptionalValue: [String] { names { $0.value?.isOptional ?? false } }

    private func names(where isMeant: (Option) -> Bool) -> [String] {
        var seen: Set<String> = []
        return commands.flatMap(\.options).filter(isMeant).flatMap(\.names).filter {
            seen.insert($0).inserted
        }
    }

    /// Each option in each of its forms, with the commands that take it so.
    var optionsByForm: [(option: Option, commands: [String])] {
        var order: [Option] = []
        var owners: [Option: [String]] = [:]
        for command in commands {
            for option in command.options {
                if owners[option] == nil { order.append(option) }
                owners[option, default: []].append(command.word.text)
            }
        }
        return order.map { ($0, owners[$0, default: []]) }
    }
}
