/// The help of the tool and of each command.
enum HelpText {
    /// The help of the tool.
    static var tool: String {
        var lines = [
            "SceneShift moves apps from the application-delegate life cycle to SwiftUI's, or",
            "to UIKit's scenes: apps built with the iOS 27 SDK don't launch without.", "",
            "Usage: sceneshift [COMMAND] [OPTION...] [PATH...]", "", "Commands:",
        ]
        lines += table(Command.allCases.map { ("\($0.rawValue) \($0.operands)", $0.summary) })
        lines += [
            "", "A PATH is a repository, a folder in one, or an .xcodeproj or .xcworkspace;",
            "without one it is the current folder.",
        ]
        lines += options(OptionDeclaration.all)
        lines += ["", "Examples:"] + table(examples(of: nil))
        lines += ["", "sceneshift help COMMAND says which options a command takes.", ""]
        lines += exitStatuses
        return lines.joined(separator: "\n") + "\n"
    }

    /// The help of one command.
    static func command(_ command: Command) -> String {
        let headline = "sceneshift \(command.rawValue): \(command.summary)"
        var lines = LineWrapping.wrap(headline, width: 80)
        lines += [
            "", "Usage: sceneshift \(command.rawValue) [OPTION...] \(command.operands)",
        ]
        lines += options(
            OptionDeclaration.all.filter { $0.commands.contains(command) }, of: command)
        lines += ["", "Examples:"] + table(examples(of: command))
        return lines.joined(separator: "\n") + "\n"
    }

    /// Command lines that work, with what they do; of the tool, one of each command.
    private static func examples(of command: Command?) -> [(left: String, right: String)] {
        switch command {
        case nil:
            return Command.allCases.compactMap { examples(of: $0).first }
        case .plan:
            return [
                ("sceneshift plan", "what would change in the current folder"),
                ("sceneshift plan --diff ~/src/Notes | git apply", "the changes as a patch"),
                (
                    "sceneshift plan --check --format github .",
                    "in CI: fail while something is left to do"
                ),
            ]
        case .apply:
            return [
                ("sceneshift apply ~/src/Notes", "carry the plan out"),
                ("sceneshift apply -n ~/src/Notes", "only show it"),
                (
                    "sceneshift apply --verify-with 'xcodebuild -scheme Notes build' .",
                    "take it back unless the app builds"
                ),
            ]
        case .undo: return [("sceneshift undo ~/src/Notes", "put everything back")]
        case .scan:
            return [
                ("sceneshift scan ~/src", "the apps of all repositories in a folder"),
                ("sceneshift scan --format csv ~/src > apps.csv", "the same for a spreadsheet"),
            ]
        case .guide:
            return [
                ("sceneshift guide ~/src/Notes > todo.md", "what is left, task by task"),
                (
                    "sceneshift guide --output .claude/skills/finish-scenes .",
                    "the same as a skill for an assistant"
                ),
            ]
        case .explain:
            return [("sceneshift explain root-window-owner", "what a finding means")]
        case .completions:
            return [("sceneshift completions zsh", "the script for zsh; README.md: where it goes")]
        }
    }

    private static let exitStatuses = [
        "Exit status: 0 done, 1 something is left to do, 2 refused, not readable, no app,",
        "or an option that matches nothing, 64 wrong usage, 70 a bug in sceneshift.",
    ]

    private static func options(
        _ options: [OptionDeclaration], of command: Command? = nil
    ) -> [String] {
        OptionDeclaration.Group.allCases.flatMap { group -> [String] in
            let rows = options.filter { $0.group == group }.map {
                ($0.usage(of: command), $0.form(of: command).help)
            }
            return rows.isEmpty ? [] : ["", group.rawValue + ":"] + table(rows)
        }
    }

    /// Two columns, the second wrapped; a left cell that is too wide gets a line of its own.
    private static func table(_ rows: [(left: String, right: String)]) -> [String] {
        let column = 26
        return rows.flatMap { row -> [String] in
            let wrapped = LineWrapping.wrap(row.right, width: 80 - column)
            let indent = String(repeating: " ", count: column)
            var lines = wrapped.map { indent + $0 }
            let left = "  " + row.left
            if left.count < column, !lines.isEmpty {
                lines[0] = left.padded(to: column) + wrapped[0]
            } else {
                lines.insert(left, at: 0)
            }
            return lines
        }
    }
}
