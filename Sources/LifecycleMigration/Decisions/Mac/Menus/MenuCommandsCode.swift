import AppFacts

/// Writes the commands of an `App`; levels of indentation are tabs.
struct MenuCommandsCode {
    private let names: FrameworkNames

    /// A writer with the names of the frameworks for new code.
    init(names: FrameworkNames) {
        self.names = names
    }

    /// The content of `.commands { … }`; builders before Xcode 16 take ten commands.
    func lines(of blocks: [MacMenuCommands.Block]) -> [String] {
        guard blocks.count > 10 else { return blocks.flatMap(lines) }
        let starts = stride(from: 0, to: blocks.count, by: 10)
        return starts.flatMap { start in
            block(
                names("Group"), blocks[start..<min(start + 10, blocks.count)].flatMap(lines))
        }
    }

    private func lines(of block: MacMenuCommands.Block) -> [String] {
        switch block {
        case .group(let position, let placement, let commands):
            self.block(
                "\(names("CommandGroup"))(\(position.rawValue): .\(placement.rawValue))",
                commands.flatMap(lines))
        case .menu(let title, let commands):
            self.block(
                "\(names("CommandMenu"))(\(Self.title(title)))", commands.flatMap(lines))
        case .builtIn(let name): ["\(names(name))()"]
        }
    }

    private func lines(of command: MacMenuCommands.Command) -> [String] {
        switch command {
        case .divider: ["\(names("Divider"))()"]
        case .menu(let title, let commands):
            block("\(names("Menu"))(\(Self.title(title)))", commands.flatMap(lines))
        case .button(let title, let symbol, let action, let shortcut):
            button(title, symbol, action, shortcut?.code)
        }
    }

    private func button(
        _ title: String, _ symbol: String?, _ action: String, _ shortcut: String?
    ) -> [String] {
        let image = symbol.map { ", systemImage: \"\($0)\"" } ?? ""
        let head = "\(names("Button"))(\(Self.title(title))\(image)) {"
        let line = "\(head) \(action) }"
        // A button of several lines has its modifiers below the brace.
        return line.count <= 80
            ? [line] + (shortcut.map { ["\t" + $0] } ?? [])
            : [head, "\t" + action, "}"] + (shortcut.map { [$0] } ?? [])
    }

    private func block(_ head: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [head + " {}"] : [head + " {"] + lines.map { "\t" + $0 } + ["}"]
    }

    /// A title as an argument. SwiftUI looks a literal up in the app's translations and reads marks of Markdown in it,
    /// which a nib's title has none of.
    private static func title(_ title: String) -> String {
        let literal = title.unicodeScalars.map { scalar in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            default:
                scalar.value < 0x20 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
            }
        }.joined()
        let hasMarks = title.contains { "*_`~[]\\%".contains($0) }
        return "\"\(literal)\"" + (hasMarks ? " as String" : "")
    }
}
