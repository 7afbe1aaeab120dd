/// A pattern of paths, as in `.gitignore`.
///
/// `*` and `?` match within a name, `**` over folders, `[a-z]` and `[!a-z]` one character. A pattern without a slash
/// matches a name anywhere; one with a slash matches from the root. Below a folder that matches, everything does.
struct Glob: Sendable, Hashable {
    private let segments: [Segment]

    private enum Segment: Sendable, Hashable {
        case anyFolders
        case name([Element])
    }

    private enum Element: Sendable, Hashable {
        case character(Character)
        case anyCharacter
        case anyCharacters
        case oneOf([ClosedRange<Character>], negated: Bool)
    }

    /// Reads a pattern; nil where a `[` lacks its `]` or nothing is left to match.
    init?(_ pattern: String) {
        var segments: [Segment] = []
        let names = pattern.split(separator: "/")
        if names.isEmpty { return nil }
        for name in names {
            if name == "**" {
                if segments.last != .anyFolders { segments.append(.anyFolders) }
            } else if name != "." {
                guard let elements = Self.elements(of: name) else { return nil }
                segments.append(.name(elements))
            }
        }
        // A slash in front or in the middle ties the pattern to the root; one at the end only says "folder".
        let isAnchored = pattern.hasPrefix("/") || names.count > 1
        self.segments = isAnchored ? segments : [.anyFolders] + segments
    }

    /// Whether a path, relative to the root, matches, or lies in a folder that does.
    func matches(_ path: String) -> Bool {
        var reachable = closure(of: [0])
        for name in path.split(separator: "/") {
            var next: Set<Int> = []
            let characters = Array(name)
            for state in reachable where state < segments.count {
                switch segments[state] {
                case .anyFolders: next.insert(state)
                case .name(let elements):
                    if Self.match(elements, characters) { next.insert(state + 1) }
                }
            }
            reachable = closure(of: next)
            // All segments are used up: this is a match, and so is everything below it.
            if reachable.contains(segments.count), segments.last != .anyFolders { return true }
        }
        return reachable.contains(segments.count)
    }

    /// Whether a folder, relative to the root, matches, or something in it may by the names that the pattern spells.
    func mayMatch(atOrBelow folder: String) -> Bool {
        if matches(folder) { return true }
        var rest = segments[...]
        for name in folder.split(separator: "/") {
            guard case .name(let elements)? = rest.popFirst(),
                Self.match(elements, Array(name))
            else { return false }
        }
        return true
    }

    /// The states that are reached without a name, since `**` also stands for no folder.
    private func closure(of states: Set<Int>) -> Set<Int> {
        var result = states
        for state in states.sorted() {
            var state = state
            while state < segments.count, segments[state] == .anyFolders {
                state += 1
                result.insert(state)
            }
        }
        return result
    }
}

extension Glob {
    private static func elements(of name: Substring) -> [Element]? {
        var elements: [Element] = []
        var rest = name
        while let character = rest.popFirst() {
            switch character {
            case "*": if elements.last != .anyCharacters { elements.append(.anyCharacters) }
            case "?": elements.append(.anyCharacter)
            case "[":
                guard let set = characterSet(&rest) else { return nil }
                elements.append(set)
            case "\\": elements.append(.character(rest.popFirst() ?? "\\"))
            default: elements.append(.character(character))
            }
        }
        return elements
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

    /// Matches one name; goes back only to the last `*`, so that no pattern is slow.
    private static func match(_ elements: [Element], _ name: [Character]) -> Bool {
        var (element, index) = (0, 0)
        var retry: (element: Int, index: Int)?
        while index < name.count {
            if element < elements.count, elements[element] == .anyCharacters {
                retry = (element, index)
                element += 1
            } else if element < elements.count, matches(elements[element], name[index]) {
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
}
