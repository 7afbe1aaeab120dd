extension [String] {
    /// `a`, `a and b`, or `a, b and c`.
    package var listed: String { listed(by: "and") }

    /// The same with another word in front of the last one.
    package func listed(by word: String) -> String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " \(word) " + self[count - 1]
    }
}
