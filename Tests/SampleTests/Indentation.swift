/// Rewrites the indentation of a source; each of its lines keeps its level.
enum Indentation {
    /// The source with another unit: a tab, or some spaces.
    static func rewrite(_ bytes: [UInt8], as unit: String) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let width = unitWidth(of: lines)
        let rewritten = lines.map { line -> String in
            let blank = line.prefix { $0 == " " || $0 == "\t" }
            let columns = blank.reduce(0) { $0 + ($1 == "\t" ? width : 1) }
            let level = String(repeating: unit, count: columns / width)
            return level + String(repeating: " ", count: columns % width) + line[blank.endIndex...]
        }
        return Array(rewritten.joined(separator: "\n").utf8)
    }

    /// How many spaces a level has; where tabs are used, one.
    private static func unitWidth(of lines: [Substring]) -> Int {
        let widths = lines.compactMap { line -> Int? in
            let blank = line.prefix { $0 == " " || $0 == "\t" }
            let rest = line[blank.endIndex...]
            guard !blank.isEmpty, let first = rest.first, first != "*", !first.isNewline else {
                return nil
            }
            return blank.contains("\t") ? 1 : blank.count
        }
        return max(widths.min() ?? 4, 1)
    }
}
