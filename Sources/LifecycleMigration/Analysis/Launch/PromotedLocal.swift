import SwiftOutline

/// A local of the launch that becomes a property, since the root needs it as well as the rest.
struct PromotedLocal: Hashable {
    /// How the property gets its value.
    enum Form: Hashable {
        /// The launch gives it the local's: an implicitly unwrapped optional of a type.
        case assigned(type: String)
        /// It makes it at its first use, whoever comes first, and the local goes.
        case lazy
    }

    /// The statement that declares it, by its index.
    let index: Int
    /// Its name.
    let name: String
    /// How the property gets its value.
    let form: Form

    /// Whether the property takes the place of the local.
    var isLazy: Bool { form == .lazy }
}

/// Finds out whether a local may become a property: its type can be written down, and it is never set again.
struct PromotedLocalAnalysis {
    private let context: TargetContext
    private let function: LaunchFunction
    private let statements: [LaunchStatement]
    private var file: SwiftFile { function.file }

    /// An analysis of the locals of a function.
    init(context: TargetContext, function: LaunchFunction, statements: [LaunchStatement]) {
        self.context = context
        self.function = function
        self.statements = statements
    }

    /// The local with a name; nil where the delegate has a member of that name, or the type is not certain.
    ///
    /// SwiftUI asks for the root after the launch of the application, but may do so before a scene connects: there, the
    /// local must be one that can be made at any time.
    func local(named name: String) -> PromotedLocal? {
        guard !function.owner.takenNames.contains(name), !Self.inherited.contains(name) else {
            return nil
        }
        for (index, item) in statements.enumerated() {
            guard case .declaration(let declaration) = item.statement.kind,
                declaration.bindings.count == 1, let binding = declaration.bindings.first,
                binding.name == name, let value = binding.initializer,
                file.tokens.tokens[declaration.keyword].kind == .keyword(.let),
                CodeExtent(of: item.statement.range, in: file).ownsLines
            else { continue }
            switch function.moment {
            case .didFinishLaunching:
                guard item.scope == nil, let type = type(of: binding, value) else { continue }
                return PromotedLocal(index: index, name: name, form: .assigned(type: type))
            case .willConnect:
                guard function.kind == .launch, declaration.attributes.isEmpty,
                    isIndependent(value)
                else { continue }
                return PromotedLocal(index: index, name: name, form: .lazy)
            }
        }
        return nil
    }

    /// The properties that delegates inherit from UIKit's and Foundation's classes.
    private static let inherited: Set<String> = [
        "next", "undoManager", "inputView", "inputAccessoryView", "userActivity", "keyCommands",
        "textInputMode", "description", "debugDescription", "hash", "superclass",
        "activityItemsConfiguration", "inputAssistantItem",
    ]

    /// Whether a value can be made at any time: it needs no member, local or parameter, and can't fail.
    private func isIndependent(_ value: TokenRange) -> Bool {
        let taken = function.owner.memberNames.union(function.parameterNames)
            .union(statements.flatMap { file.declaredNames(in: $0.statement).map(\.name) })
        return value.allSatisfy {
            switch file.tokens.tokens[$0].kind {
            case .keyword(.self), .keyword(.super): return false
            case .keyword(.try):
                let next = file.tokens.tokens[$0 + 1].kind
                return next == .postfixQuestionMark || next == .exclamationMark
            default: return !file.tokens.spells($0, "await")
            }
        }
            && file.references(in: value).allSatisfy {
                $0.role != .bare || !taken.contains($0.name)
            }
    }

    /// Whether nothing that stays in front of the root does more with a local than read it, and no closure uses it: a
    /// property needs `self` there.
    func isOnlyRead(_ local: PromotedLocal, by kept: [Int], before root: Int) -> Bool {
        let name = local.name
        return kept.allSatisfy { index in
            guard index != local.index else { return true }
            let range = statements[index].statement.range
            let uses = file.references(in: range).filter { $0.name == name && $0.isUse }
            if uses.isEmpty { return true }
            let isCaptured = uses.contains { use in
                use.role == .bare && isInClosure(use.token, of: statements[index].statement)
            }
            return !isCaptured && (index > root || isPlainRead(range, name))
        }
    }

    /// `self.store = container.store`
    private func isPlainRead(_ range: TokenRange, _ name: String) -> Bool {
        guard let assignment = file.assignment(in: range),
            file.chain(in: assignment.value)?.names(in: file) != nil
        else { return false }
        return !file.references(in: assignment.target).contains { $0.name == name && $0.isUse }
    }

    /// Whether a brace of a statement that opens none of its blocks stands around a token.
    private func isInClosure(_ token: Int, of statement: Statement) -> Bool {
        let blocks = TokenRanges(statement.blocks.map(\.body))
        return (statement.range.lowerBound..<token).contains { open in
            file.tokens.tokens[open].kind == .leftBrace
                && Int(file.tokens.partners[open]) > token && !blocks.contains(open + 1)
        }
    }

    private func type(of binding: Binding, _ value: TokenRange) -> String? {
        if let written = binding.type { return certain(file.text(written)) }
        guard let chain = file.chain(in: value), case .name(let token) = chain.base,
            chain.prefix.isEmpty, chain.segments.count == 1, case .call = chain.segments[0]
        else { return nil }
        let name = file.name(at: token)
        let types = context.types(named: name)
        guard types.count == 1, let located = types.first, isPlain(located) else { return nil }
        return name
    }

    /// A written type that an implicitly unwrapped optional can be made of.
    private func certain(_ text: String) -> String? {
        text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } ? text : nil
    }

    /// Whether making one gives exactly that type, which other files can see.
    private func isPlain(_ located: LocatedDeclaration) -> Bool {
        let declaration = located.declaration
        let outline = located.file.outline
        guard [.class, .struct, .actor].contains(declaration.kind), !declaration.isPrivate,
            let name = declaration.nameRange,
            outline.text(name.upperBound..<name.upperBound + 1) != "<"
        else { return false }
        let members =
            declaration.members
            + context.extensions(of: declaration.name).flatMap(\.declaration.members)
        return members.allSatisfy { member in
            guard member.kind == .initializer else { return true }
            return member.nameRange == nil || !isFailable(member, outline)
        }
    }

    private func isFailable(_ initializer: Declaration, _ outline: SwiftFile) -> Bool {
        let next = outline.text(initializer.keyword + 1..<initializer.keyword + 2)
        return next == "?" || next == "!"
    }
}
