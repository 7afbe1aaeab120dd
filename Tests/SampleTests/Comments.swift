import SourceEditing
import SwiftOutline

/// Reads the comments of files; a comment is its text without the white space around its lines.
enum Comments {
    /// The comments of a Swift source or a property list, in their order; those of other files don't count.
    static func all(of path: String, in files: FileSet) -> [String] {
        if path.hasSuffix(".plist") { return ofXML(files.text(path)) }
        guard path.hasSuffix(".swift") else { return [] }
        return ofSwift(TokenList(SourceText(bytes: files.files[path] ?? []))) { _ in true }
    }

    /// The comments of a new Swift source without its header, which is a copy of another file's.
    static func withoutHeader(of path: String, in files: FileSet) -> [String] {
        guard path.hasSuffix(".swift") else { return all(of: path, in: files) }
        return ofSwift(TokenList(SourceText(bytes: files.files[path] ?? []))) { $0 > 0 }
    }

    /// Adds a word to every line comment of a source but those of its header.
    static func adding(_ word: String) -> @Sendable ([UInt8]) -> [UInt8] {
        { bytes in
            let tokens = TokenList(SourceText(bytes: bytes))
            let edits = tokens.tokens.indices.dropFirst().flatMap { index in
                tokens.trivia(before: index).filter { $0.kind == .lineComment }.map {
                    TextEdit.insert(word, at: $0.range.upperBound)
                }
            }
            return tokens.text.applying(edits).bytes
        }
    }

    private static func ofSwift(
        _ tokens: TokenList, where isWanted: (Int) -> Bool
    ) -> [String] {
        tokens.tokens.indices.filter(isWanted).flatMap { index in
            tokens.trivia(before: index).filter(\.isComment).map { oneLine(tokens.text[$0.range]) }
        }
    }

    private static func ofXML(_ text: String) -> [String] {
        text.split(separator: "<!--", omittingEmptySubsequences: false).dropFirst().map { rest in
            let end = rest.firstRange(of: "-->")?.lowerBound ?? rest.endIndex
            return "<!--" + oneLine(String(rest[..<end])) + "-->"
        }
    }

    private static func oneLine(_ comment: String) -> String {
        comment.split(whereSeparator: \.isNewline).map { line in
            String(
                line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        }.joined(separator: " ⏎ ")
    }
}

/// The comments of files that stay, and that stand nowhere after the migration.
struct LostComments: Sendable, Equatable {
    /// One line a comment: the path of its file and the text.
    let lines: [String]
    /// How many comments survive.
    let keptCount: Int

    /// What is recorded; empty where nothing is lost.
    var recording: String { lines.map { $0 + "\n" }.joined() }
}

extension PlannedSample {
    /// The comments that the plan loses from the files that it edits.
    var lostComments: LostComments {
        let written = changes.written.paths
        var available: [String: Int] = [:]
        for path in written {
            let comments =
                before.files[path] == nil
                ? Comments.withoutHeader(of: path, in: after) : Comments.all(of: path, in: after)
            for comment in comments { available[comment, default: 0] += 1 }
        }
        var lines: [String] = []
        var kept = 0
        for path in written where before.files[path] != nil {
            for comment in Comments.all(of: path, in: before) {
                if available[comment, default: 0] > 0 {
                    available[comment, default: 0] -= 1
                    kept += 1
                } else {
                    lines.append("\(path): \(comment)")
                }
            }
        }
        return LostComments(lines: lines, keptCount: kept)
    }
}
