import SourceEditing
import SwiftOutline

/// Gives the delegate a `shared` that is set when it is made, and turns casts of the application's delegate into it.
///
/// Set in `init` and not at launch, where it would be too late for code that SwiftUI runs before.
struct SharedDelegateRewriter {
    private let facts: UIKitFacts
    private let style: CodeStyle
    private var delegate: DelegateClass { facts.delegate }

    /// A rewriter for an app; the style is that of the delegate's file.
    init(facts: UIKitFacts, style: CodeStyle) {
        self.facts = facts
        self.style = style
    }

    /// The edits of a cast in any file of the target.
    func edits(of cast: DelegateCast, in file: SwiftFile) -> [TextEdit] {
        let shared = delegate.name + ".shared"
        var edits = [TextEdit(range: file.bytes(of: cast.range), replacement: shared)]
        if cast.kind == .forced, let name = cast.untypedBinding {
            // Without the type, the binding would be optional.
            edits.append(.insert(": \(delegate.name)", at: file.tokens.tokens[name].end))
        }
        return edits
    }

    /// The members that make the class reachable; an accessor of that name that casts is replaced.
    ///
    /// - Throws: `Refusal` where `shared` is taken by something else.
    func members() throws(Refusal) -> (edits: [TextEdit], replaced: [TokenRange]) {
        let file = delegate.file.outline
        let existing = delegate.members.first {
            $0.declaration.name == "shared" && $0.declaration.isStatic
        }
        let initializer = delegate.declaration.members.first {
            $0.kind == .initializer && $0.parameters.isEmpty
        }
        if let existing {
            guard castsOnly(existing), existing.file.path == delegate.file.path else {
                throw Refusal(
                    .delegateCast,
                    at: facts.context.place(existing.file, existing.declaration.keyword),
                    "'\(delegate.name)' has a 'shared' that this plan can't replace",
                    remedy: "set it to the delegate itself in `init`")
            }
            let range = existing.declaration.range
            let access = existing.declaration.accessLevel.map { "\($0.rawValue) " } ?? ""
            let text = "\(access)private(set) static var shared: \(delegate.name)!"
            var edits = [TextEdit(range: file.bytes(of: range), replacement: text)]
            edits += initializer.map { assignment(in: $0) } ?? [initializerInsertion(property: false)]
            return (edits, [range])
        }
        if let initializer {
            return (assignment(in: initializer) + [propertyInsertion()], [])
        }
        return ([initializerInsertion(property: true)], [])
    }

    /// Whether an accessor does nothing but cast the application's delegate.
    private func castsOnly(_ accessor: LocatedDeclaration) -> Bool {
        let file = accessor.file.outline
        let uses = DelegateCastAnalysis(file: file, delegateName: delegate.name).uses()
        return accessor.declaration.kind == .variable
            && uses.casts.contains { accessor.declaration.range.contains($0.range.lowerBound) }
    }

    private var sharedProperty: String {
        "private(set) static var shared: \(delegate.name)!"
    }

    private var baseIndentation: String {
        let file = delegate.file.outline
        let keyword = file.tokens.tokens[delegate.declaration.keyword].start
        return file.lineIndentation(at: keyword) + style.indentation
    }

    /// Sets `shared` behind `super.init()`, or at the end of an initializer without it.
    private func assignment(in initializer: Declaration) -> [TextEdit] {
        let file = delegate.file.outline
        let statements = file.statements(of: initializer.body ?? 0..<0)
        let line = "\(delegate.name).shared = self"
        let call = statements.first { file.text($0.range).hasPrefix("super.init") } ?? statements.last
        guard let call else {
            guard let open = initializer.bodyBraces?.open else { return [] }
            let inner = baseIndentation + style.indentation
            return [
                .insert(
                    style.finish("\n\(inner)\(line)\n\(baseIndentation)"),
                    at: file.tokens.tokens[open].end)
            ]
        }
        let start = file.tokens.tokens[call.range.lowerBound].start
        let text = "\n" + file.lineIndentation(at: start) + line
        return [.insert(style.finish(text), at: file.endOfLine(file.bytes(of: call.range).upperBound))]
    }

    private func propertyInsertion() -> TextEdit {
        insertion(of: ["\(baseIndentation)\(sharedProperty)"])
    }

    private func initializerInsertion(property: Bool) -> TextEdit {
        let base = baseIndentation
        let inner = base + style.indentation
        let lines = [
            "\(base)override init() {", "\(inner)super.init()",
            "\(inner)\(delegate.name).shared = self", "\(base)}",
        ]
        return insertion(of: property ? ["\(base)\(sharedProperty)", ""] + lines : lines)
    }

    /// Inserts lines behind the properties that the class starts with, an empty line around them.
    private func insertion(of lines: [String]) -> TextEdit {
        let file = delegate.file.outline
        let properties = delegate.declaration.members.prefix { $0.kind == .variable }
        let text = lines.joined(separator: "\n")
        if let last = properties.last {
            let end = file.endOfLine(file.bytes(of: last.range).upperBound)
            return .insert(style.finish("\n\n" + text), at: end)
        }
        guard let open = delegate.declaration.bodyBraces?.open else {
            return .insert("", at: 0)
        }
        let end = file.endOfLine(file.tokens.tokens[open].end)
        let next = file.startOfNextLine(end)
        let isFollowed =
            !delegate.declaration.members.isEmpty && !file.isBlank(next..<file.endOfLine(next))
        return .insert(style.finish("\n" + text + (isFollowed ? "\n" : "")), at: end)
    }
}
