/// The completions for zsh, as its function `_arguments` takes them.
struct ZshCompletions {
    private let table: CompletionTable

    /// The completions of words.
    init(_ table: CompletionTable) {
        self.table = table
    }

    /// The lines of the script: one that is found by its name, or read by a shell that runs.
    var lines: [String] {
        [
            "#compdef sceneshift",
            "# Completions for zsh, printed by 'sceneshift completions zsh'.", "",
        ]
            + first + [""] + main
            + [
                "", "if [[ $funcstack[1] == _sceneshift ]]; then", "    _sceneshift \"$@\"", "else",
                "    compdef _sceneshift sceneshift", "fi",
            ]
    }

    /// What the first word may be: a command, or a PATH of the usual one.
    private var first: [String] {
        ["_sceneshift_first() {", "    local -a commands=("]
            + table.commands.map {
                "        \(Self.quoted("\($0.word.text):\($0.word.help)"))"
            } + [
                "    )", "    _describe -t commands command commands", "    _files -/", "}",
            ]
    }

    private var main: [String] {
        let names = table.commands.map(\.word.text).joined(separator: "|")
        return [
            "_sceneshift() {", "    local word option command", "    local -i i",
            "    for (( i = 2; i < CURRENT; i++ )); do", "        word=$words[i]",
            "        if [[ -n $option ]]; then option=; continue; fi", "        case $word in",
            "            (--) command=\(table.usual); break ;;",
            "            (\(table.namesBeforeValue.joined(separator: "|"))) option=$word ;;",
        ] + optionalValues + [
            "            (-*) ;;", "            (\(names)) command=$word; break ;;",
            "            (*) command=\(table.usual); break ;;", "        esac", "    done",
            "    local -a position=('1: :_sceneshift_first')",
            "    if [[ $word == $command && -n $command ]]; then position=(\"1:command:($command)\")",
            "    elif [[ -n $command ]]; then position=()", "    fi",
            "    case ${command:-\(table.usual)} in",
        ] + table.commands.flatMap(arguments) + ["    esac", "}"]
    }

    /// A value that may be left out is one where it begins with a digit, as a version does.
    private var optionalValues: [String] {
        let names = table.namesBeforeOptionalValue
        guard !names.isEmpty else { return [] }
        return [
            "            (\(names.joined(separator: "|"))) if [[ $words[i+1] == [0-9]* ]]; then option=$word; fi ;;"
        ]
    }

    private func arguments(of command: CompletionTable.CommandWords) -> [String] {
        let operand = Self.action(of: command.operand)
        let specifications =
            command.options.flatMap(Self.specifications)
            + (operand.isEmpty ? [] : [Self.quoted("*:operand:" + operand)])
        let lines = specifications.map { "                \($0) \\" }
        return ["        (\(command.word.text))", "            _arguments -S \\"] + lines + [
            "                $position ;;"
        ]
    }

    /// An option as `_arguments` reads it; each may stand several times, since some may.
    private static func specifications(of option: CompletionTable.Option) -> [String] {
        let help = option.help.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        let equals = option.value == nil ? "" : "="
        let value = option.value.map {
            "\($0.isOptional ? "::" : ":")\($0.name):\(action(of: $0.kind))"
        }
        return option.names.map { name in
            quoted("*" + name + (name.hasPrefix("--") ? equals : "") + "[\(help)]" + (value ?? ""))
        }
    }

    private static func action(of kind: ArgumentValue) -> String {
        switch kind {
        case .word(let words): words.isEmpty ? "" : "(\(words.joined(separator: " ")))"
        case .file: "_files"
        case .folder: "_files -/"
        case .text: " "
        }
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
