import Foundation

/// A source of one of many apps in one program: what it declares gets a number, and `@main` goes.
struct PackedSource: Sendable {
    /// The source.
    let text: String
    /// The type that `@main` stood in front of.
    let entry: String?

    /// Gives the names of an app its number.
    init(_ source: String, names: Set<String>, number: Int) {
        var text = Self.replacing(#"\b[A-Za-z_][A-Za-z0-9_]*\b"#, in: source) { word in
            names.contains(word) ? "\(word)_\(number)" : word
        }
        let mark = #"@main\s+(?:final\s+)?(?:class|struct)\s+(\w+)"#
        entry = Self.groups(mark, in: text).first
        if entry != nil { text = text.replacingOccurrences(of: "@main", with: "     ") }
        self.text = text
    }

    /// The types that stand at the left edge of sources.
    static func topLevelNames(of files: [String: String]) -> Set<String> {
        let head =
            #"(?m)^(?:@\w+ )*(?:(?:private|final|fileprivate|public|open) )*(?:class|struct|enum|protocol) (\w+)"#
        return Set(files.values.flatMap { groups(head, in: $0) })
    }

    private static func groups(_ pattern: String, in text: String) -> [String] {
        matches(pattern, in: text).compactMap {
            Range($0.range(at: 1), in: text).map { String(text[$0]) }
        }
    }

    private static func matches(_ pattern: String, in text: String) -> [NSTextCheckingResult] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
    }

    private static func replacing(
        _ pattern: String, in text: String, with replacement: (String) -> String
    ) -> String {
        var result = ""
        var position = text.startIndex
        for match in matches(pattern, in: text) {
            guard let range = Range(match.range, in: text) else { continue }
            result += text[position..<range.lowerBound] + replacement(String(text[range]))
            position = range.upperBound
        }
        return result + text[position...]
    }
}
