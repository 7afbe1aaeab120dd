/// The completions for bash, from the version 3.2 of a Mac on.
struct BashCompletions {
    private let table: CompletionTable

    /// The completions of words.
    init(_ table: CompletionTable) {
        self.table = table
    }

    /// The lines of the script.
    ///
    /// Where no word fits, bash completes names of files, as it does for every program; newer ones are told where nothing or
    /// only a folder fits.
    var lines: [String] {
        [
            "# Completions for bash, printed by 'sceneshift completions bash'.", "",
            "_sceneshift() {",
            "    local current=\"${COMP_WORDS[COMP_CWORD]}\" option=\"\" command=\"\" literal=\"\" words=\"\" kind=\"none\"",
            "    local word i",
        ] + Self.indented(reading + values + answer)
            + ["}", "", "complete -o bashdefault -o default -F _sceneshift sceneshift"]
    }

    /// Finds the command and the option that stand in front of the cursor.
    private var reading: [String] {
        let names = table.commands.map(\.word.text).joined(separator: " | ")
        return [
            "for ((i = 1; i < COMP_CWORD; i++)); do", "    word=\"${COMP_WORDS[i]}\"",
            "    # bash has --to=swiftui as three words.",
            "    if [[ $word == \"=\" ]]; then continue; fi",
            "    if [[ -n $option ]]; then option=\"\"; continue; fi", "    case \"$word\" in",
            "        --) literal=yes; break ;;",
            "        \(table.namesBeforeValue.joined(separator: " | "))) option=\"$word\" ;;",
        ] + optionalValues + [
            "        -*) ;;",
            "        \(names)) if [[ -z $command ]]; then command=\"$word\"; fi ;;",
            "        *) if [[ -z $command ]]; then command=\(table.usual); fi ;;", "    esac",
            "done", "if [[ $current == \"=\" ]]; then current=\"\"; fi",
        ]
    }

    /// A value that may be left out is one behind `=`, or where it begins with a digit, as a version does.
    private var optionalValues: [String] {
        let names = table.namesBeforeOptionalValue
        guard !names.isEmpty else { return [] }
        return [
            "        \(names.joined(separator: " | "))) if [[ ${COMP_WORDS[i + 1]} == [=0-9]* ]]; then option=\"$word\"; fi ;;"
        ]
    }

    /// Says what fits there.
    private var values: [String] {
        let words = table.commands.map(\.word.text).joined(separator: " ")
        let first = [
            "if [[ -n $option ]]; then", "    case \"${command:-\(table.usual)} $option\" in",
        ]
        let options = table.optionsByForm.flatMap { option, commands -> [String] in
            guard let value = option.value, let fitting = Self.fitting(value.kind) else {
                return []
            }
            let patterns = commands.map { "\"\($0) \(option.name)\"" }.joined(separator: " | ")
            return ["        \(patterns)) \(fitting) ;;"]
        }
        let middle = [
            "    esac", "elif [[ -z $literal && $current == -* ]]; then",
            "    case \"${command:-\(table.usual)}\" in",
        ]
        let names = table.commands.map { command in
            "        \(command.word.text)) words=\"\(command.options.flatMap(\.names).joined(separator: " "))\" ;;"
        }
        let operands = table.commands.compactMap { command in
            Self.fitting(command.operand).map { "        \(command.word.text)) \($0) ;;" }
        }
        return first + options + middle + names + [
            "    esac", "elif [[ -z $command && -z $literal ]]; then",
            "    words=\"\(words)\" kind=folder", "else",
            "    case \"${command:-\(table.usual)}\" in",
        ] + operands + ["    esac", "fi"]
    }

    private var answer: [String] {
        [
            "COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))",
            "# Without compopt, which the bash of a Mac lacks, names of files are offered for everything.",
            "if ((${#COMPREPLY[@]} == 0)) && type compopt &> /dev/null; then",
            "    case \"$kind\" in", "        file) ;;",
            "        folder) compopt -o dirnames +o default +o bashdefault 2> /dev/null ;;",
            "        *) compopt +o default +o bashdefault 2> /dev/null ;;", "    esac", "fi",
            "return 0",
        ]
    }

    private static func fitting(_ kind: ArgumentValue) -> String? {
        switch kind {
        case .word(let words):
            words.isEmpty ? nil : "words=\"\(words.joined(separator: " "))\""
        case .file: "kind=file"
        case .folder: "kind=folder"
        case .text: nil
        }
    }

    private static func indented(_ lines: [String]) -> [String] { lines.map { "    " + $0 } }
}
