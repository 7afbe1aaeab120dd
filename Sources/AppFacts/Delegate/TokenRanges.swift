import SwiftOutline

/// Runs of tokens of one file, in any number; whether a token lies in one of them is found by halving.
package struct TokenRanges {
    /// The runs, in order and apart from each other.
    private let ranges: [TokenRange]

    /// Runs that may be in any order and overlap.
    package init(_ ranges: [TokenRange]) {
        var merged: [TokenRange] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                let end = max(last.upperBound, range.upperBound)
                merged[merged.count - 1] = last.lowerBound..<end
            } else {
                merged.append(range)
            }
        }
        self.ranges = merged
    }

    /// Whether a token lies in one of the runs.
    package func contains(_ token: Int) -> Bool { meets(token..<token + 1) }

    /// Whether one of the runs has a token in common with another run.
    package func meets(_ range: TokenRange) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound <= range.lowerBound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low < ranges.count && ranges[low].overlaps(range)
    }

    /// What of another run lies in none of them, in order.
    package func rest(of range: TokenRange) -> [TokenRange] {
        var rest: [TokenRange] = []
        var start = range.lowerBound
        for run in ranges where run.overlaps(range) {
            if run.lowerBound > start { rest.append(start..<run.lowerBound) }
            start = max(start, run.upperBound)
        }
        return start < range.upperBound ? rest + [start..<range.upperBound] : rest
    }
}

extension [String: [TokenRange]] {
    /// The runs of tokens of a file.
    package func ranges(in path: String) -> TokenRanges { TokenRanges(self[path] ?? []) }

    /// The runs of both.
    package func adding(_ other: [String: [TokenRange]]) -> [String: [TokenRange]] {
        merging(other, uniquingKeysWith: +)
    }

    /// What of the runs lies in none of others.
    package func subtracting(_ others: [String: [TokenRange]]) -> [String: [TokenRange]] {
        reduce(into: self) { result, item in
            guard let holes = others[item.key].map(TokenRanges.init) else { return }
            result[item.key] = item.value.flatMap(holes.rest)
        }
    }

    /// Whether a token of a file lies in one of its runs; to ask for many tokens, take `ranges(in:)`.
    package func covers(_ path: String, _ token: Int) -> Bool {
        self[path]?.contains { $0.contains(token) } ?? false
    }
}
