/// The names of types, members and functions in what the tool has written: new files whole, and the new lines of others.
///
/// Not of a probe, which debug builds have while somebody measures: `ProbeTests` compiles it for every platform.
enum GeneratedNames {
    /// The names of a sample's migration; none where it is refused.
    static func names(of sample: SampleFolder) throws -> Set<String> {
        guard let changes = try sample.changes() else { return [] }
        let before = try sample.before()
        var names: Set<String> = []
        for path in changes.paths
        where path.hasSuffix(".swift") && !path.hasSuffix("SceneShiftProbe.swift") {
            let old = (before.text(path) ?? "").split(separator: "\n").map(String.init)
            let new = (changes.text(path) ?? "").split(separator: "\n").map(String.init)
            let added = Diagnostics.surplus(of: new, over: old).joined(separator: "\n")
            names.formUnion(Self.names(in: added))
        }
        return names
    }

    /// Keywords that may stand in front of a parenthesis.
    private static let modifiers = ["private", "fileprivate", "unowned", "nonisolated"]

    /// The words of a source that may name something of a framework: not its locals, labels and keywords.
    static func names(in source: String) -> [String] {
        MaskedSource(source).words.filter { word in
            let isType = word.text.first?.isUppercase ?? false
            if word.next == "(", Self.modifiers.contains(word.text) { return false }
            return isType || word.previous == "." || word.next == "("
        }.map(\.text)
    }
}
