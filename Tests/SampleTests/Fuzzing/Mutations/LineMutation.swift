/// Changes of whole lines, within a file and from another one.
enum LineMutation: CaseIterable, Sendable {
    case delete, duplicate, repeatOften, swap, move, splice, replace, join, split, indent

    private static let lineFeed = UInt8(ascii: "\n")

    /// The changed bytes.
    func apply(
        to bytes: [UInt8], donor: [UInt8], _ numbers: inout FuzzNumbers
    ) -> [UInt8] {
        var lines = Self.lines(of: bytes)
        let part = numbers.range(in: lines.count, upTo: numbers.oneIn(4) ? 20 : 2)
        let place = numbers.below(lines.count)
        switch self {
        case .delete: lines.removeSubrange(part)
        case .duplicate: lines.insert(contentsOf: lines[part], at: part.upperBound)
        case .repeatOften:
            let copies = numbers.oneIn(20) ? 300 : 3
            let repeated = (0..<copies).flatMap { _ in lines[part] }
            lines.insert(contentsOf: repeated, at: part.upperBound)
        case .swap: lines.swapAt(part.lowerBound, place)
        case .move:
            let moved = lines[part]
            lines.removeSubrange(part)
            lines.insert(contentsOf: moved, at: min(place, lines.count))
        case .splice, .replace:
            let others = Self.lines(of: donor)
            let spliced = others[numbers.range(in: others.count, upTo: part.count + 2)]
            lines.replaceSubrange(self == .splice ? place..<place : part, with: spliced)
        case .join:
            guard part.upperBound < lines.count else { return bytes }
            lines[part.lowerBound] += lines.remove(at: part.lowerBound + 1)
        case .split:
            lines[place].insert(Self.lineFeed, at: numbers.below(lines[place].count))
        case .indent:
            let blank = numbers.oneIn(2) ? UInt8(ascii: "\t") : UInt8(ascii: " ")
            for line in part { lines[line].insert(blank, at: 0) }
        }
        return Array(lines.joined(separator: [Self.lineFeed]))
    }

    private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
        bytes.split(separator: lineFeed, omittingEmptySubsequences: false).map(Array.init)
    }
}
