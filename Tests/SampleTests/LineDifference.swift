/// Two texts, side by side, for the message of a test that failed.
enum LineDifference {
    private static let limit = 40

    /// The lines that differ, line endings made visible: `-` for expected ones, `+` for those found.
    static func describe(_ expected: [UInt8], _ found: [UInt8]) -> String {
        let difference = lines(found).difference(from: lines(expected))
        var rows = difference.map { change -> (offset: Int, text: String) in
            switch change {
            case .remove(let offset, let line, _): (offset, "-\(offset + 1): \(line)")
            case .insert(let offset, let line, _): (offset, "+\(offset + 1): \(line)")
            }
        }
        rows.sort { $0.offset < $1.offset }
        let shown = rows.prefix(limit).map(\.text)
        let rest = rows.count - shown.count
        return (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            String(decoding: line, as: UTF8.self)
                .replacing("\r", with: "␍").replacing("\u{FEFF}", with: "␢")
                .replacing("\t", with: "⇥")
        }
    }
}
