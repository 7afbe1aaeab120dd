extension [String] {
    /// `a`, `a and b`, or `a, b and c`.
    package var listed: String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1]
    }
}
