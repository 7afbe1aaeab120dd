/// What was compared, apart for files that the parser accepts and for those in which it finds errors.
struct Totals {
    struct Count {
        var files = 0
        var tokens = 0
        var differing = 0
    }

    var accepted = Count()
    var erroneous = Count()
    var missing = 0
    private var normalized: [Comparison.Normalization: Int] = [:]

    mutating func add(_ comparison: Comparison) {
        if comparison.isAccepted {
            accepted.add(comparison)
        } else {
            erroneous.add(comparison)
        }
        normalized.merge(comparison.normalized, uniquingKeysWith: +)
    }

    /// The totals in lines to print.
    var report: String {
        var lines = [accepted.line("accepted by the parser"), erroneous.line("with parse errors")]
        for normalization in Comparison.Normalization.allCases {
            lines.append("\(normalization.rawValue): \(normalized[normalization, default: 0])")
        }
        if missing > 0 { lines.append("files without a dump: \(missing)") }
        return lines.joined(separator: "\n")
    }
}

extension Totals.Count {
    fileprivate mutating func add(_ comparison: Comparison) {
        files += 1
        tokens += comparison.tokens
        if comparison.difference != nil { differing += 1 }
    }

    fileprivate func line(_ name: String) -> String {
        "files \(name): \(files), tokens: \(tokens), differing files: \(differing)"
    }
}
