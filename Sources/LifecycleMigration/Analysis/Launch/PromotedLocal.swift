import SwiftOutline

/// A local of the launch that becomes a property too, since the root needs it as well as the rest.
struct PromotedLocal: Hashable {
    /// The statement that declares it, by its index.
    let index: Int
    /// Its name.
    let name: String
    /// Its type, as code.
    let type: String
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
    func local(named name: String) -> PromotedLocal? {
        guard function.moment == .didFinishLaunching, !function.owner.memberNames.contains(name)
        else { return nil }
        for (index, item) in statements.enumerated() where item.scope == nil {
            guard case .declaration(let declaration) = item.statement.kind,
                declaration.bindings.count == 1, let binding = declaration.bindings.first,
                binding.name == name, let value = binding.initializer,
                file.tokens.tokens[declaration.keyword].kind == .keyword(.let),
                CodeExtent(of: item.statement.range, in: file).ownsLines,
                let type = type(of: binding, value)
            else { continue }
            return PromotedLocal(index: index, name: name, type: type)
        }
        return nil
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
