import AppFacts
import SwiftFlow
import SwiftOutline

/// The comment at the top of a file, carried over to a new neighbour.
enum HeaderComment {
    /// The header for a new file named `name` beside another, ended by an empty line; an empty text where that has none.
    ///
    /// The file's name is replaced, and the line that says who created the neighbour when is left out. A comment without
    /// a header's words is one where another file of the target starts with it.
    static func header(
        like neighbour: ProgramFile, in context: TargetContext, named name: String
    ) -> String {
        let blocks = headerBlocks(of: neighbour, in: context)
        let kept = blocks.map { renamed($0, from: neighbour.path.fileName, to: name) }
            .filter { !$0.allSatisfy(isEmptyComment) }
        return kept.map { $0.joined(separator: "\n") + "\n\n" }.joined()
    }

    /// The comments from the first to the last that only a header has; what stands between, as in a licence, is part of it.
    private static func headerBlocks(
        of neighbour: ProgramFile, in context: TargetContext
    ) -> ArraySlice<[String]> {
        let blocks = commentBlocks(of: neighbour.outline)
        let isHeader = { (block: [String]) in
            block.contains { isHeaderLine($0, of: neighbour.path.fileName) }
        }
        if let first = blocks.firstIndex(where: isHeader),
            let last = blocks.lastIndex(where: isHeader)
        {
            return blocks[first...last]
        }
        guard let house = blocks.first, isFramed(house),
            context.swiftPaths.lazy.filter({ $0 != neighbour.path }).compactMap(context.file)
                .contains(where: { commentBlocks(of: $0.outline).first == house })
        else { return [] }
        return blocks.prefix(1)
    }

    /// A comment for the file's new name, without the line that says who created it.
    private static func renamed(_ lines: [String], from old: String, to name: String) -> [String] {
        var result: [String] = []
        for line in withoutAbstract(lines).compactMap(withoutCreator) {
            let stated = statedName(line) ?? old
            let isStated = line == stated || line.hasSuffix(" " + stated)
            let renamed = isStated ? line.dropLast(stated.count) + name : line
            // Where the creation line went, two empty comment lines would meet.
            if isEmptyComment(renamed), result.last == renamed, result.count > 1 { continue }
            result.append(renamed)
        }
        return result
    }

    /// A comment without what tells what its file is for, which ends the header of Apple's sample code.
    private static func withoutAbstract(_ lines: [String]) -> [String] {
        guard let start = lines.firstIndex(where: { words(of: $0) == "Abstract:" }) else {
            return lines
        }
        var result = Array(lines[..<start])
        while result.count > 1, result.last.map(isEmptyComment) == true { result.removeLast() }
        return result + lines.suffix(1).filter { $0.hasSuffix("*/") && isEmptyComment($0) }
    }

    /// A line without who created the file, which leaves a comment's beginning or end; nil where nothing is left.
    private static func withoutCreator(_ line: String) -> String? {
        guard line.contains("Created by ") else { return line }
        switch (line.hasPrefix("/*"), line.hasSuffix("*/")) {
        case (true, false): return "/*"
        case (false, true): return "*/"
        case (true, true), (false, false): return nil
        }
    }

    /// Whether a line has no words.
    private static func isEmptyComment(_ line: String) -> Bool {
        line.allSatisfy { "/* \t".contains($0) }
    }

    /// The file that a line names and nothing else, which is an old name where the neighbour was renamed.
    private static func statedName(_ line: String) -> String? {
        let words = words(of: line)
        return words.hasSuffix(".swift") && !words.contains(" ") ? String(words) : nil
    }

    private static func words(of line: String) -> Substring {
        line.drop { "/* \t".contains($0) }
    }

    /// Whether empty comment lines stand around a comment's words, as a template puts them.
    private static func isFramed(_ lines: [String]) -> Bool {
        lines.first == "//" && lines.last == "//" && lines.contains { $0 != "//" }
    }

    /// Whether a line is one of those that only headers have; other comments at the top speak of the code.
    private static func isHeaderLine(_ line: String, of file: String) -> Bool {
        let line = line.lowercased()
        return ["copyright", "©", "license", "licence", "warrant", "created by", file.lowercased()]
            .contains { line.contains($0) }
    }

    /// The lines of the comments that the file starts with, up to code, parted where empty lines part them.
    private static func commentBlocks(of file: SwiftFile) -> [[String]] {
        var blocks: [[String]] = []
        var breaks = 2
        for piece in file.tokens.trivia(before: 0) {
            switch piece.kind {
            case .newline:
                breaks += 1
            case .lineComment, .docLineComment, .blockComment, .docBlockComment:
                if breaks > 1 || blocks.isEmpty { blocks.append([]) }
                breaks = 0
                blocks[blocks.count - 1] += file.text[piece.range]
                    .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                    .map(trimmed)
            case .byteOrderMark, .whitespace:
                continue
            case .conflict, .unexpected:
                return breaks > 1 ? blocks : blocks.dropLast()
            }
        }
        // Comments that run into the code describe the code, unless it is an import.
        let isOfFile = breaks > 1 || file.tokens.tokens[0].kind == .keyword(.import)
        return isOfFile ? blocks : blocks.dropLast()
    }

    private static func trimmed(_ line: Substring) -> String {
        var line = line
        while line.last == " " || line.last == "\t" { line = line.dropLast() }
        return String(line)
    }
}
