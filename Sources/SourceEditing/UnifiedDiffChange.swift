/// Lines of the original that give way to other lines; one of the two may be empty.
struct LineChange {
    /// Line numbers of the original, from 0.
    private(set) var removed: Range<Int>
    /// The lines that stand there afterwards, with their endings.
    private(set) var added: [ArraySlice<UInt8>]

    /// Moves a pure insertion or removal down to the last place where it has the same effect.
    ///
    /// A function that is put behind another is then shown from its first line to its own closing brace, and not
    /// from the brace of the one before it.
    ///
    /// - Parameter limit: The line that the change must not pass.
    mutating func slideDown(in original: DiffLines, to limit: Int) {
        if added.isEmpty {
            while removed.upperBound < limit,
                original[removed.lowerBound] == original[removed.upperBound]
            {
                removed = removed.lowerBound + 1..<removed.upperBound + 1
            }
        } else if removed.isEmpty {
            let start = removed.lowerBound
            // What follows the insertion, itself included, repeats with a period of its own length.
            func line(_ index: Int) -> ArraySlice<UInt8> {
                index < added.count ? added[index] : original[start + index - added.count]
            }
            var distance = 0
            while start + distance < limit, line(distance) == original[start + distance] {
                distance += 1
            }
            let count = added.count
            added = (distance..<distance + count).map(line)
            removed = start + distance..<start + distance
        }
    }
}
