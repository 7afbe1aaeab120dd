/// What functions of `.bzl` files make; they are not followed, but what they call is known.
extension BazelRepository {
    /// Whether a function, told by where it starts in a file, calls a rule of some kind, or a function that does.
    func makes(_ offset: Int, in path: String, where matches: (BazelRule) -> Bool) -> Bool {
        var seen: Set<BazelRule> = []
        var waiting = [(offset, path)]
        while let (offset, path) = waiting.popLast() {
            let definition = (try? file(path))?.definitions.values.first { $0.offset == offset }
            for callee in Set(definition?.calls ?? []) {
                let rule = rule(callee, in: path, depth: 0)
                if matches(rule) { return true }
                if case .macro(let other, let start) = rule, seen.insert(rule).inserted {
                    waiting.append((start, other))
                }
            }
        }
        return false
    }
}
