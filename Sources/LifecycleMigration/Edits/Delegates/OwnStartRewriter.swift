import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Lets code of the app's own start the `App`; a file that did nothing else goes.
struct OwnStartRewriter {
    private let start: OwnStart
    private let app: AppFileName
    private let style: CodeStyle
    private var file: SwiftFile { start.file.outline }

    /// A rewriter for an `App` of a name; the style is that of the app's delegate.
    init(_ start: OwnStart, app: AppFileName, style: CodeStyle) {
        self.start = start
        self.app = app
        self.style = style
    }

    /// What becomes of the file, and of classes of the application object that add nothing.
    var part: MigrationPart {
        let classes = DeclarationRemoval(
            start.applicationClasses.filter { !start.isAlone || $0.file.path != start.file.path })
        var part = MigrationPart(edits: classes.edits(), deleted: classes.deletedFiles)
        if start.isAlone {
            part.deleted.append(start.file.path)
        } else {
            let edits = start.starts.flatMap { replacement(of: $0.call, $0.choice) } + removals
            part.edits.append(LoweredEdits(path: start.file.path, edits: edits))
        }
        return part
    }

    /// What asks for the result of a call, or only holds its arguments.
    private var removals: [TextEdit] {
        let extents = start.going.map { range in
            CodeExtent(of: range, terminator: file.terminator(behind: range), in: file)
        }
        return CodeRemoval(from: file).edits(removing: extents)
    }

    private var appStart: String { "\(app.typeName).main()" }

    private func replacement(of call: LaunchCall, _ choice: OwnStart.Choice?) -> [TextEdit] {
        let bytes = file.bytes(of: call.statement)
        let leads = call.leads.filter { choice != nil || !call.statement.overlaps($0) }
            .map {
                TextEdit.remove(
                    file.tokens.tokens[$0.lowerBound]
                        .start..<file.tokens.tokens[$0.upperBound].start)
            }
        guard let choice else {
            return [TextEdit(range: bytes, replacement: appStart)] + leads
        }
        let base = file.lineIndentation(at: bytes.lowerBound)
        let unit = style.following(base).indentation
        var opening = "if \(choice.value) == \(choice.own) {\n"
        opening += "\(base)\(unit)\(appStart)\n\(base)} else {\n\(base)\(unit)"
        var edits = leads
        if let unnamed = choice.unnamed {
            opening = "let \(choice.value) = \(file.text(unnamed))\n\(base)" + opening
            edits.append(TextEdit(range: file.bytes(of: unnamed), replacement: choice.value))
        }
        edits.append(.insert(style.finish(opening), at: bytes.lowerBound))
        edits += indentation(unit, ofLinesBehind: call.statement)
        edits.append(.insert(style.finish("\n\(base)}"), at: bytes.upperBound))
        return edits
    }

    /// The lines of a statement but its first one a level deeper; those that start inside of a token stay.
    private func indentation(_ unit: String, ofLinesBehind range: TokenRange) -> [TextEdit] {
        let tokens = file.tokens.tokens
        return range.dropFirst().compactMap { token in
            let line = file.startOfLine(tokens[token].start)
            guard line > tokens[token - 1].start, line >= tokens[token - 1].end else { return nil }
            return .insert(unit, at: line)
        }
    }
}
