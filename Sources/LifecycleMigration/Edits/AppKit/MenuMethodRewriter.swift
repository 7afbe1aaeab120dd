import SourceEditing
import SwiftFlow
import SwiftOutline

/// Takes the parameter off a method that only an item of the menu bar called with one, and that a command calls now.
struct MenuMethodRewriter {
    private let method: LocatedDeclaration

    /// A rewriter of a method with one parameter, which it doesn't read.
    init(_ method: LocatedDeclaration) {
        self.method = method
    }

    /// The edits: AppKit's actions have a sender, so that the attribute goes along.
    var edits: LoweredEdits {
        let (file, declaration) = (method.file.outline, method.declaration)
        let tokens = file.tokens
        var edits: [TextEdit] = []
        if let attribute = declaration.attribute("IBAction") {
            let start = tokens.tokens[attribute.range.lowerBound].start
            edits.append(.remove(start..<tokens.tokens[attribute.range.upperBound].start))
        }
        let open = declaration.range.first {
            $0 > declaration.keyword && tokens.tokens[$0].kind == .leftParen
        }
        if let open, tokens.partners[open] > 0 {
            let close = tokens.tokens[Int(tokens.partners[open])].start
            edits.append(.remove(tokens.tokens[open].end..<close))
        }
        return LoweredEdits(path: method.file.path, edits: edits)
    }
}
