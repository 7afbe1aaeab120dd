/// A pattern of one name in a path: `*` stands for any characters, `?` for one, `[a-z]` and `[!a-z]` for one of some, and
/// what follows a backslash for itself.
public struct NamePattern: Sendable, Hashable {
    private enum Element: Sendable, Hashable {
        case character(Character)
        case anyCharacter
        case anyCharacters
        case oneOf([ClosedRange<Character>], negated: Bool)
    }

    private let elements: [Element]

    /// Reads a pattern; nil where a `[` lacks its `]`.
    public init?(_ pattern: some StringProtocol) {
        var elements: [Element] = []
        var rest = Substring(pattern)
        while let character = rest.popFirst() {
            switch character {
            case "*": if elements.last != .anyCharacters { elements.append(.anyCharacters) }
            case "?": elements.append(.anyCharacter)
            case "[":
                guard let set = Self.characterSet(&rest) else { return nil }
                elements.append(set)
            case "\\": elements.append(.character(rest.popFirst() ?? "\\"))
            default: elements.append(.character(character))
            }
        }
        self.elements = elements
    }

    /// Whether it spells one name, with nothing that stands for another.
    var isPlain: Bool {
        elements.allSatisfy { if case .character = $0 { true } else { false } }
    }

    /// Whether it begins with a dot that stands for itself.
    var beginsWithDot: Bool { elements.first == .character(".") }

    /// Matches one name; goes back only to the last `*`, so that no pattern is slow.
    public func matches(_ name: some StringProtocol) -> Bool {
        matches(Array(name))
    }

    /// Matches the characters of one name.
    public func matches(_ name: [Character]) -> Bool {
        var (element, index) = (0, 0)
        var retry: (element: Int, index: Int)?
        while index < name.count {
            if element < elements.count, elements[element] == .anyCharacters {
                retry = (element, index)
                element += 1
            } else if element < elements.count, Self.matches(elements[element], name[index]) {
                element += 1
                index += 1
            } else if let last = retry {
                retry = (last.element, last.index + 1)
                (element, index) = (last.element + 1, last.index + 1)
            } else {
                return false
            }
        }
        return elements[element...].allSatisfy { $0 == .anyCharacters }
    }

    private static func matches(_ element: Element, _ character: Character) -> Bool {
        switch element {
        case .character(let own): own == character
        case .anyCharacter, .anyCharacters: true
        case .oneOf(let ranges, let negated): ranges.contains { $0 ~= character } != negated
        }
    }

    /// Reads what stands behind a `[`, up to and with its `]`.
    private static func characterSet(_ rest: inout Substring) -> Element? {
        let isNegated = rest.first == "!" || rest.first == "^"
        if isNegated { rest.removeFirst() }
        var ranges: [ClosedRange<Character>] = []
        while let lower = rest.popFirst() {
            if lower == "]", !ranges.isEmpty { return .oneOf(ranges, negated: isNegated) }
            var upper = lower
            if rest.first == "-", let end = rest.dropFirst().first, end != "]" {
                rest.removeFirst(2)
                upper = end
            }
            ranges.append(min(lower, upper)...max(lower, upper))
        }
        return nil
    }
}
