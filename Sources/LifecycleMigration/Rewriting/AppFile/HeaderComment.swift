import SwiftFlow
import SwiftOutline

/// The comment at the top of a file, carried over to a new neighbour.
enum HeaderComment {
    /// The header for a new file named `name`, ended by an empty line; an empty text where the neighbour has none.
    ///
    /// The file's name is replaced, and the line that says who created the neighbour when is left out.
    static func header(like neighbour: ProgramFile, named name: String) -> String {
        let lines = commentLines(of: neighbour.outline)
        let old = neighbour.path.fileName
        guard lines.contains(where: { isHeaderLine($0, of: old) }) else { return "" }
        var result: [String] = []
        for line in lines where !line.contains("Created by ") {
            let stated = statedName(line) ?? old
            let renamed = line.hasSuffix(" " + stated) ? line.dropLast(stated.count) + name : line
            let isEmptyComment = renamed == "//"
            // Where the creation line went, two empty comment lines would meet.
            if isEmptyComment, result.last == "//", result.count > 1 { continue }
            result.append(renamed)
        }
        return result.joined(separator: "\n") + "\n\n"
    }

    /// The file that a line names and nothing else, which is an old name where the neighbour was renamed.
    private static func statedName(_ line: String) -> String? {
        let words = line.drop { $0 == "/" || $0 == " " || $0 == "\t" }
        return words.hasSuffix(".swift") && !words.contains(" ") ? String(words) : nil
    }

    /// Whether a line is one of those that only headers have; other comments at the top speak of the code.
    private static func isHeaderLine(_ line: String, of file: String) -> Bool {
        let line = line.lowercased()
        return ["copyright", "©", "license", "licence", "created by", file.lowercased()].contains {
            line.contains($0)
        }
    }

    /// The line comments that the file starts with, up to the first blank line or code.
    private static func commentLines(of file: SwiftFile) -> [String] {
        var lines: [String] = []
        var breaks = 0
        for piece in file.tokens.trivia(before: 0) {
            switch piece.kind {
            case .newline:
                breaks += 1
                if breaks > 1 { return lines }
            case .lineComment:
                breaks = 0
                lines.append(trimmed(file.text[piece.range]))
            case .byteOrderMark, .whitespace:
                continue
            case .docLineComment, .blockComment, .docBlockComment, .conflict, .unexpected:
                return lines
            }
        }
        // Comments that run into the code describe the code, unless it is an import.
        return file.tokens.tokens[0].kind == .keyword(.import) ? lines : []
    }

    private static func trimmed(_ line: String) -> String {
        var line = line[...]
        while line.last == " " || line.last == "\t" { line = line.dropLast() }
        return String(line)
    }
}
