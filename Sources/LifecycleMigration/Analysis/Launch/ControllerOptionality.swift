import SwiftOutline

/// Tells whether the expression for a root view controller may be nil.
///
/// `rootViewController` takes an optional, so the launch code never had to say.
struct ControllerOptionality {
    private let setup: RootViewSetup
    private let types: WrittenTypes
    private var file: SwiftFile { setup.function.file }

    /// An answer for one set-up.
    init(of setup: RootViewSetup, in context: TargetContext) {
        self.setup = setup
        types = WrittenTypes(context: context, owner: setup.function.owner)
    }

    /// Whether the root must be treated as optional: it is one, or it can't be told.
    var isOptional: Bool {
        if let storyboard = setup.root.storyboard {
            return storyboard.isOptional && storyboard.members == nil
        }
        // The moved code gives an empty one in place of nil.
        if setup.root.configured != nil { return false }
        return setup.root.values.contains { isOptional($0, depth: 0) }
    }

    private func isOptional(_ range: TokenRange, depth: Int) -> Bool {
        // Locals that name each other in a ring would never end.
        guard depth < 8 else { return true }
        if let last = range.last, file.tokens.tokens[last].kind == .exclamationMark { return false }
        guard let chain = file.chain(in: range) else { return !endsInForcedCast(range) }
        guard let segment = chain.segments.last else {
            guard case .name(let token) = chain.base else { return true }
            return isOptionalName(file.name(at: token), depth: depth)
        }
        if chain.segments.contains(where: { if case .optionalChain = $0 { true } else { false } }) {
            return true
        }
        if types.isController(chain, in: file) { return false }
        if case .call = segment { return isOptionalCall(chain) }
        if case .member(let token) = segment, chain.segments.count == 1,
            case .selfKeyword = chain.base
        {
            return isOptionalName(file.name(at: token), depth: depth)
        }
        return true
    }

    /// `A(…)` makes an object, and `instantiateViewController(…)` always gives one; other calls can't be told.
    private func isOptionalCall(_ chain: PostfixChain) -> Bool {
        if chain.segments.count == 1, case .name(let token) = chain.base {
            return file.name(at: token).first?.isUppercase != true
        }
        guard chain.segments.count >= 2,
            case .member(let token) = chain.segments[chain.segments.count - 2]
        else { return true }
        return file.name(at: token) != "instantiateViewController"
    }

    private func isOptionalName(_ name: String, depth: Int) -> Bool {
        for declaration in locals {
            guard let binding = declaration.bindings.first(where: { $0.name == name }) else {
                continue
            }
            return isOptional(binding, in: file, depth: depth)
        }
        for property in setup.function.owner.properties {
            guard let binding = property.declaration.bindings.first(where: { $0.name == name })
            else { continue }
            return isOptional(binding, in: property.file.outline, depth: depth)
        }
        return true
    }

    /// What the moving statements, and the branches of a choice, declare.
    private var locals: [Declaration] {
        let moved = (setup.moved + setup.copied).compactMap { index -> Declaration? in
            guard case .declaration(let declaration) = setup.statements[index].statement.kind else {
                return nil
            }
            return declaration
        }
        return (setup.root.choice?.locals ?? []) + moved
    }

    private func isOptional(_ binding: Binding, in other: SwiftFile, depth: Int) -> Bool {
        if let type = binding.type {
            let text = other.text(type)
            return text.hasSuffix("?") || text.hasSuffix("!")
        }
        guard let value = binding.initializer else { return true }
        if other.text.bytes == file.text.bytes { return isOptional(value, depth: depth + 1) }
        guard let chain = other.chain(in: value), case .name(let token) = chain.base,
            chain.segments.count == 1, case .call = chain.segments[0]
        else { return true }
        return other.name(at: token).first?.isUppercase != true
    }

    private func endsInForcedCast(_ range: TokenRange) -> Bool {
        guard let cast = range.last(where: { file.tokens.tokens[$0].kind == .keyword(.as) }) else {
            return false
        }
        return file.tokens.tokens[cast + 1].kind == .exclamationMark
    }
}
