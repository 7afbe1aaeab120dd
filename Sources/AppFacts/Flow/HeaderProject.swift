import SwiftFlow
import SwiftOutline

/// The project that the comment at the top of a file names, as Xcode's templates have it.
package enum HeaderProject {
    /// The words of the line below the file's name; nil without one.
    package static func name(in file: ProgramFile) -> String? {
        let outline = file.outline
        let lines = outline.tokens.trivia(before: 0).filter(\.isComment).flatMap { piece in
            outline.text[piece.range].split(whereSeparator: \.isNewline).map { line in
                line.drop { "/* \t".contains($0) }
            }
        }
        guard let index = lines.firstIndex(where: isFileName), lines.indices.contains(index + 1)
        else { return nil }
        let name = lines[index + 1]
        return name.isEmpty || name.hasPrefix("Created by ") ? nil : String(name)
    }

    private static func isFileName(_ words: Substring) -> Bool {
        words.hasSuffix(".swift") && !words.contains(" ")
    }
}
