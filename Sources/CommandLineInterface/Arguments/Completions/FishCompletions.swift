/// The completions for fish.
struct FishCompletions {
    private let table: CompletionTable

    /// The completions of words.
    init(_ table: CompletionTable) {
        self.table = table
    }

    private static let folders = "-a '(__fish_complete_directories (commandline -ct))'"

    /// The lines of the script.
    var lines: [String] {
        ["# Completions for fish, printed by 'sceneshift completions fish'.", ""] + reading
            + ["", "complete -c sceneshift -f"] + table.commands.map(first) + operands
            + table.optionsByForm.map { option, commands in
                ([complete(for: commands)] + Self.words(of: option)).joined(separator: " ")
            }
    }

    /// A function that says which command stands in front of the cursor, and one that compares it.
    private var reading: [String] {
        let names = table.commands.map(\.word.text).joined(separator: " ")
        return [
            "function __sceneshift_command", "    set -l option",
            "    set -l words (commandline -opc)",
            "    set -e words[1]", "    for word in $words", "        if set -q option[1]",
            "            set -e option[1]", "            continue", "        end",
            "        switch $word", "            case --", "                echo \(table.usual)",
            "                return",
            "            case \(table.namesBeforeValue.joined(separator: " "))",
            "                set option $word", "            case '-*'",
            "            case \(names)", "                echo $word", "                return",
            "            case '*'", "                echo \(table.usual)",
            "                return", "        end", "    end", "    echo none", "end", "",
            "function __sceneshift_is", "    contains -- (__sceneshift_command) $argv", "end",
        ]
    }

    private func first(_ command: CompletionTable.CommandWords) -> String {
        "complete -c sceneshift -n '__sceneshift_is none' -a \(command.word.text) -d \(Self.quoted(command.word.help))"
    }

    private var operands: [String] {
        let folders = table.commands.filter { $0.operand == .folder }.map(\.word.text)
        let words = table.commands.compactMap { command -> String? in
            guard case .word(let words) = command.operand, !words.isEmpty else { return nil }
            return
                "\(complete(for: [command.word.text])) -a \(Self.quoted(words.joined(separator: " ")))"
        }
        return ["\(complete(for: folders)) \(Self.folders)"] + words
    }

    /// Where no command is named, the words of the usual one fit.
    private func complete(for commands: [String]) -> String {
        let all = (commands.contains(table.usual) ? ["none"] : []) + commands
        return "complete -c sceneshift -n '__sceneshift_is \(all.joined(separator: " "))'"
    }

    private static func words(of option: CompletionTable.Option) -> [String] {
        let short = option.shortName.map { ["-s \($0.dropFirst())"] } ?? []
        let value: [String] =
            switch option.value.map(\.kind) {
            case nil: []
            case .word(let words)?: ["-x -a \(quoted(words.joined(separator: " ")))"]
            case .file?: ["-r -F"]
            case .folder?: ["-x " + folders]
            case .text?: option.value?.isOptional == true ? [] : ["-x"]
            }
        return short + ["-l \(option.name.dropFirst(2))"] + value + ["-d \(quoted(option.help))"]
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
