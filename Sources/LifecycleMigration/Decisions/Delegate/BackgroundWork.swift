import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// What a scene delegate does beside its window where it is all of one kind: it has something of the app's done when the window
/// goes to the background, as Xcode's template with Core Data has the application's delegate save.
///
/// The `App` does that by the scene phase then. Of an app with one window the phase is `.background` exactly where SwiftUI's scene
/// delegate is told so (inferred from OpenSwiftUI, which sets the phase there), and Apple names it for such work ("Migrating to
/// the SwiftUI life cycle"). The other phases are no callbacks' equals.
struct BackgroundWork {
    /// The method of the scene delegate.
    let method: LocatedDeclaration
    /// What it does, a statement or its author's comment each, where the delegate's name is `appDelegate`.
    let statements: [String]

    /// The work of a scene delegate; nil where it does something else, too, or at more than one window.
    init?(of delegate: DelegateClass, _ facts: UIKitFacts) {
        let methods = delegate.members.filter { $0.declaration.selectorName == Self.callback }
        guard facts.usesScenes, !facts.launch.hasSeveralScenes, methods.count == 1,
            let method = methods.first, method.declaration.conditions.isEmpty,
            let body = method.declaration.body,
            let comments = Self.comments(of: method, in: body),
            facts.context.target.platforms.isSubset(of: [.ios, .tvos]),
            !Self.isHeardElsewhere(in: facts.context)
        else { return nil }
        let file = method.file
        let casts = DelegateAccesses(facts: facts).casts(except: [:])
            .filter { $0.0.path == file.path }.map(\.1)
        let statements = file.outline.statements(of: body).flatMap { statement in
            (comments[statement.range.lowerBound] ?? [])
                + [Self.text(of: statement, in: file, casts, delegate, facts)]
        }
        guard !statements.isEmpty, !statements.contains(nil) else { return nil }
        self.method = method
        self.statements = statements.compactMap { $0 }
    }

    private static let callback = "sceneDidEnterBackground(_:)"

    /// What the author of a method wrote above its statements, line by line, by the statements' first tokens; nil where a comment
    /// stands anywhere else.
    private static func comments(
        of method: LocatedDeclaration, in body: TokenRange
    ) -> [Int: [String]]? {
        let outline = method.file.outline
        var found: [Int: [String]] = [:]
        let starts = Set(outline.statements(of: body).map(\.range.lowerBound))
        for token in method.declaration.range {
            for piece in outline.tokens.trivia(before: token) where piece.isComment {
                let text = outline.text[piece.range]
                guard !TemplateComment.saysNothing(text) else { continue }
                guard starts.contains(token), piece.kind == .lineComment,
                    outline.isBlank(
                        outline.startOfLine(piece.range.lowerBound)..<piece.range.lowerBound)
                else { return nil }
                found[token, default: []].append(text)
            }
        }
        return found
    }

    /// Whether other code waits for the same moment, and may be told before or behind.
    private static func isHeardElsewhere(in context: TargetContext) -> Bool {
        ["idEnterBackgroundNotification", "scenePhase"].contains {
            !context.files(mentioning: $0).isEmpty
        }
    }

    /// A statement as the `App` writes it; nil where it is anything but one call of what the whole app sees.
    private static func text(
        of statement: Statement, in file: ProgramFile, _ casts: [DelegateCast],
        _ delegate: DelegateClass, _ facts: UIKitFacts
    ) -> String? {
        let outline = file.outline
        let tokens = outline.tokens.tokens
        guard statement.kind == .expression,
            !statement.range.contains(where: { isLocal(tokens[$0].kind) }),
            tokens[statement.range.upperBound - 1].kind == .rightParen,
            HiddenNames(of: outline, owner: delegate.name).first(usedIn: statement.range) == nil
        else { return nil }
        let known = casts.filter { statement.range.contains($0.range.lowerBound) }
        guard known.allSatisfy({ $0.conformance == nil && $0.untypedBinding == nil }) else {
            return nil
        }
        let own = Set(delegate.members.flatMap(\.declaration.declaredNames))
        let names = outline.references(in: statement.range).filter { reference in
            reference.role == .bare && !known.contains { $0.range.contains(reference.token) }
        }
        guard !known.isEmpty || !names.isEmpty,
            names.allSatisfy({ !own.contains($0.name) && isSeen($0.name, outside: file, facts) })
        else { return nil }
        let edits = known.map { cast in
            let end = cast.range.upperBound
            let isChain = tokens[end].kind == .postfixQuestionMark
            return TextEdit(
                range: outline.bytes(of: cast.range.lowerBound..<(isChain ? end + 1 : end)),
                replacement: "appDelegate")
        }
        let bytes = outline.bytes(of: statement.range)
        let moved = edits.map {
            TextEdit(
                range: $0.range.lowerBound - bytes.lowerBound..<$0.range.upperBound
                    - bytes.lowerBound, replacement: $0.replacement)
        }
        let text = SourceText(bytes: Array(outline.text.bytes[bytes])).applying(moved).string
        return text.contains(where: \.isNewline) ? nil : text
    }

    /// Whether a token is one of code that belongs to its place.
    private static func isLocal(_ kind: TokenKind) -> Bool {
        switch kind {
        case .leftBrace, .equal, .keyword(.`self`), .keyword(.super), .keyword(.try),
            .keyword(.Self):
            true
        default: false
        }
    }

    /// Whether a name means the same in the file of the `App`: a type or variable of the target that another file declares.
    private static func isSeen(
        _ name: String, outside file: ProgramFile, _ facts: UIKitFacts
    ) -> Bool {
        let program = facts.launch.flow.program
        let declared =
            (program.type(name)?.declarations ?? []) + program.globals(named: name)
        return declared.count == 1 && declared[0].file.path != file.path
            && !["appDelegate", "phase", "body"].contains(name)
            && declared[0].declaration.modifiers.allSatisfy {
                !["private", "fileprivate"].contains($0.name)
            }
    }
}
