/// Breaks text into lines at spaces.
enum LineWrapping {
    /// The lines of a text, none wider than `width` unless a single word is.
    static func wrap(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            if line.isEmpty {
                line = String(word)
            } else if line.count + 1 + word.count <= width {
                line += " " + word
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }
}

extension String {
    /// The string, filled up with spaces to a number of characters.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - columnCount))
    }

    /// The string, with spaces in front of it up to a number of characters.
    func paddedInFront(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - columnCount)) + self
    }
}
