/// Finds the word that a mistyped one was probably meant to be.
enum Suggestion {
    /// The candidate that is nearest to a word, if one is near enough; the first of several.
    static func nearest(to word: String, among candidates: [String]) -> String? {
        let limit = max(1, word.utf8.count / 3)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let distance = distance(
                Array(word.lowercased().utf8), Array(candidate.lowercased().utf8))
            if distance <= limit, distance < best?.distance ?? Int.max {
                best = (candidate, distance)
            }
        }
        return best?.candidate
    }

    /// The fewest insertions, removals, replacements and swaps of neighbours from one word to another.
    static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        guard abs(a.count - b.count) <= 8, a.count <= 80 else { return Int.max }
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
                var cost = min(replaced, last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
