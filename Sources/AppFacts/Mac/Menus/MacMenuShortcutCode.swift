extension MacMenuShortcut {
    /// As menus show it: `⇧⌘E`.
    package var text: String {
        let symbols: [(Modifier, String)] = [
            (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
        ]
        return symbols.filter { modifiers.contains($0.0) }.map(\.1).joined()
            + (Self.symbols[key] ?? key.uppercased())
    }

    /// The modifier of a button with this shortcut.
    package var code: String {
        let order: [Modifier] = [.command, .shift, .option, .control]
        let held = order.filter { modifiers.contains($0) }.map { "." + $0.rawValue }
        switch held.count {
        case 1 where modifiers == [.command]: return ".keyboardShortcut(\(keyCode))"
        case 1: return ".keyboardShortcut(\(keyCode), modifiers: \(held[0]))"
        default:
            return ".keyboardShortcut(\(keyCode), modifiers: [\(held.joined(separator: ", "))])"
        }
    }

    /// The key of SwiftUI: a letter is the one without shift.
    private var keyCode: String {
        if let name = Self.names[key] { return "." + name }
        let scalars = key.unicodeScalars.map { scalar in
            scalar.value < 0x20 || scalar.value == 0x7F || (0xE000...0xF8FF).contains(scalar.value)
                ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                : "\\\"".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
        }.joined()
        return "\"\(key.isUppercase ? scalars.lowercased() : scalars)\""
    }

    private static let symbols: [Character: String] = [
        "\u{F700}": "↑", "\u{F701}": "↓", "\u{F702}": "←", "\u{F703}": "→", "\u{1B}": "⎋",
        "\u{8}": "⌫", "\u{7F}": "⌫", "\u{F728}": "⌦", "\u{F729}": "↖", "\u{F72B}": "↘",
        "\u{F72C}": "⇞", "\u{F72D}": "⇟", "\u{9}": "⇥", " ": "␣", "\r": "↩", "\u{3}": "⌤",
    ]

    /// Source: Apple's documentation of `KeyEquivalent`, and of the function keys of `NSEvent`.
    private static let names: [Character: String] = [
        "\u{F700}": "upArrow", "\u{F701}": "downArrow", "\u{F702}": "leftArrow",
        "\u{F703}": "rightArrow", "\u{1B}": "escape", "\u{8}": "delete",
        "\u{F728}": "deleteForward", "\u{F729}": "home", "\u{F72B}": "end", "\u{F72C}": "pageUp",
        "\u{F72D}": "pageDown", "\u{9}": "tab", " ": "space", "\r": "return",
    ]
}
