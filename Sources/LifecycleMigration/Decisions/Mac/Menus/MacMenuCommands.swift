import AppFacts
import AppleFrameworks
import SwiftFlow

/// What becomes of an app's menu bar: commands of the `App`, and what is said of the items that no command stands for.
struct MacMenuCommands {
    /// The commands, in the order of the menu bar.
    let blocks: [Block]
    /// What a reader should know.
    let findings: [Finding]

    /// The methods of the delegate that nothing but commands calls now, as `#selector` spells them.
    let calledMethods: Set<String>
    /// The methods of the delegate that only items call for which no command stands.
    let reportedMethods: Set<String>
    /// The methods of the delegate that lose the parameter, which nothing but an item gave them and they don't read.
    let freedMethods: [LocatedDeclaration]

    /// No commands, and nothing to say.
    static var none: MacMenuCommands {
        MacMenuCommands(
            blocks: [], findings: [], calledMethods: [], reportedMethods: [], freedMethods: [])
    }

    /// Commands in one place of the menu bar.
    enum Block: Sendable, Equatable {
        /// Commands beside those of a place, or instead of them.
        case group(Position, MenuPlacement, [Command])
        /// A menu of its own.
        case menu(String, [Command])
        /// Commands that SwiftUI brings, by the name of the type.
        case builtIn(String)
    }

    /// How commands stand to those that are there.
    enum Position: String, Sendable {
        case replacing, before, after
    }

    /// One command.
    indirect enum Command: Sendable, Equatable {
        /// An item.
        case button(
            title: String, symbol: String? = nil, action: String, shortcut: MacMenuShortcut? = nil)
        /// A line.
        case divider
        /// A menu in the menu.
        case menu(String, [Command])
    }

    /// The lines of the content of `.commands { … }`, each level of indentation a tab; empty without commands.
    ///
    /// - Parameter replaced: The places whose own commands must not be there.
    func lines(replacing replaced: [MenuPlacement], names: FrameworkNames) -> [String] {
        MenuCommandsCode(names: names).lines(of: blocks(replacing: replaced))
    }

    /// The blocks, of which those of a place that is replaced become one.
    private func blocks(replacing replaced: [MenuPlacement]) -> [Block] {
        let all = Set(replaced + self.blocks.compactMap { $0.isReplacing ? $0.placement : nil })
        let merged = Dictionary(grouping: blocks) { $0.placement }.mapValues {
            $0.flatMap(\.commands)
        }
        var known: Set<MenuPlacement> = []
        let written = blocks.compactMap { block -> Block? in
            guard let placement = block.placement, all.contains(placement) else { return block }
            guard known.insert(placement).inserted else { return nil }
            return .group(.replacing, placement, (merged[placement] ?? []).withoutOuterDividers)
        }
        return replaced.filter { !known.contains($0) }.map { .group(.replacing, $0, []) } + written
    }
}

extension MacMenuCommands.Block {
    fileprivate var placement: MenuPlacement? {
        if case .group(_, let placement, _) = self { placement } else { nil }
    }

    fileprivate var isReplacing: Bool {
        if case .group(.replacing, _, _) = self { true } else { false }
    }

    fileprivate var commands: [MacMenuCommands.Command] {
        switch self {
        case .group(_, _, let commands), .menu(_, let commands): commands
        case .builtIn: []
        }
    }
}

extension [MacMenuCommands.Command] {
    /// The commands without lines at their ends, and with one line where several follow each other.
    var withoutOuterDividers: [MacMenuCommands.Command] {
        Array(withSingleDividers.drop { $0 == .divider })
    }

    /// The commands with one line where several follow each other, and none at the end.
    var withSingleDividers: [MacMenuCommands.Command] {
        var result: [MacMenuCommands.Command] = []
        for command in self where command != .divider || result.last != .divider {
            result.append(command)
        }
        if result.last == .divider { result.removeLast() }
        return result
    }
}
