import AppleFrameworks
import ProjectModel
import SourceEditing
import SwiftOutline

/// The tokens of a source that some builds of an app compile, in order, without comments and `#if` directives.
///
/// Two texts with the same tokens are the same source to the app.
struct CompiledTokens: Equatable {
    private let spellings: [ArraySlice<UInt8>]

    /// The tokens of a source for some builds.
    init(of text: SourceText, in conditions: BuildConditions) {
        let file = SwiftFile(text)
        let skipped = Self.skipped(in: file, conditions)
        spellings = file.tokens.tokens.indices.filter { !skipped[$0] }.map { index in
            let token = file.tokens.tokens[index]
            return text.bytes[token.start..<token.end]
        }
    }

    private static func skipped(in file: SwiftFile, _ conditions: BuildConditions) -> [Bool] {
        var skipped = [Bool](repeating: false, count: file.tokens.tokens.count)
        func skip(_ range: Range<Int>) {
            for token in range.clamped(to: skipped.indices) { skipped[token] = true }
        }
        for block in file.conditionals {
            for clause in block.clauses {
                skip(clause.directive..<(clause.condition?.upperBound ?? clause.directive + 1))
                // What stands in a clause that is left out stands in no part of it that is not.
                guard let first = clause.body.first, !skipped[first],
                    conditions.leavesOut(first, of: file)
                else { continue }
                skip(clause.body)
            }
            if let end = block.end { skip(end..<end + 1) }
        }
        return skipped
    }
}
