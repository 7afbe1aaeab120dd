import Foundation

extension MutationOperator {
    /// Mistakes in the menu bar of a Mac app: the commands of its scene.
    static let inMenus = [
        MutationOperator("commands-lost", "the App has no commands", .run) {
            $0.replacingCalls(".commands")
        },
        MutationOperator("command-group-lost", "a place of the menu bar has no commands", .run) {
            $0.replacingCalls("CommandGroup(")
        },
        MutationOperator("command-menu-lost", "a menu of the app's own is gone", .run) {
            $0.replacingCalls("CommandMenu(")
        },
        MutationOperator("command-lost", "one command is gone", .run) { $0.commandsLost },
        MutationOperator("command-dead", "a command can be chosen, and does nothing", .run) {
            $0.commands { $0.prefix { $0 != "{" } + "{}" }
        },
        MutationOperator("command-doubled", "a command is there twice", .run) {
            $0.commands { $0 + "\n" + $0 }
        },
        MutationOperator("command-shortcut-lost", "nothing can be pressed for a command", .run) {
            $0.replacingLines { $0.trimmingSpaces.hasPrefix(".keyboardShortcut(") }
        },
        MutationOperator(
            "command-built-in-lost", "the commands for text are not asked for", .run
        ) {
            $0.replacingLines { $0.trimmingSpaces.hasSuffix("Commands()") }
        },
    ]
}

extension MigratedFiles {
    /// The buttons of the App's commands, each by itself, replaced.
    fileprivate func commands(_ replacement: (String) -> String) -> [[Mutant.Change]] {
        guard sources.contains(where: { $0.isNew && $0.text.contains(".commands {") }) else {
            return []
        }
        return replacingCalls("Button(", by: replacement).filter { changes in
            changes.contains { change in
                sources.contains { $0.path == change.path && $0.isNew }
            }
        }
    }

    /// The same, gone with what can be pressed for them.
    fileprivate var commandsLost: [[Mutant.Change]] {
        commands { _ in "" }.map { changes in
            changes.flatMap { change -> [Mutant.Change] in
                guard case .replace(let path, let button, _) = change,
                    let source = sources.first(where: { $0.path == path }),
                    let rest = source.text.components(separatedBy: button).last
                else { return [change] }
                let next = rest.dropFirst().prefix { $0 != "\n" }
                let hasKey = String(next).trimmingSpaces.hasPrefix(".keyboardShortcut(")
                return source.replacing(button + (hasKey ? "\n" + next : ""), by: "")
            }
        }
    }
}
