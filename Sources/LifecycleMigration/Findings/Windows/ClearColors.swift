import AppFacts
import SwiftFlow
import SwiftOutline

/// Which expressions give no colour, or one that what is behind it shines through.
///
/// Source: Apple's pages of `UIColor.clear`, `withAlphaComponent(_:)` and the initializers with `alpha`.
struct ClearColors {
    private let flow: AppFlow

    /// Names for names deeper than this are not followed.
    private static let deepest = 6

    /// A look at an app's colours.
    init(in flow: AppFlow) {
        self.flow = flow
    }

    /// Whether an expression is certainly, or in one of its branches, such a colour.
    func contain(_ value: Expression, in function: FlowFunction) -> Bool {
        contain(value, in: function, depth: 0)
    }

    private func contain(_ value: Expression, in function: FlowFunction, depth: Int) -> Bool {
        guard depth < Self.deepest else { return false }
        let inner = { contain($0, in: function, depth: depth + 1) }
        switch value.kind {
        case .literal: return function.file.text(value.range) == "nil"
        case .implicitMember(let name):
            return name == "clear" || isClear(name, of: "UIColor", depth)
        case .member(let base, "cgColor", _): return inner(base)
        case .member(let base, let name, _):
            return isClear(name, of: base, in: function, depth)
        case .name(let name): return isClear(name, in: function, depth)
        case .call(let callee, let arguments):
            return isMadeClear(callee, arguments, in: function)
        case .force(let base), .optionalChain(let base): return inner(base)
        case .ternary(_, let first, let second): return inner(first) || inner(second)
        default: return false
        }
    }

    /// `UIColor(white: 0, alpha: 0)`, `UIColor.black.withAlphaComponent(0)`, `UIColor(named: "Nothing")`.
    private func isMadeClear(
        _ callee: Expression, _ arguments: [FlowArgument], in function: FlowFunction
    ) -> Bool {
        let alpha: FlowArgument?
        switch callee.kind {
        case .name("UIColor"), .member(_, "init", _), .implicitMember("init"):
            if let name = arguments.first, name.label == "named" {
                return isClearAsset(function.file.text(name.value.range))
            }
            alpha = arguments.first { $0.label == "alpha" }
        case .member(_, "withAlphaComponent", _): alpha = arguments.first
        default: return false
        }
        return alpha.flatMap { Double(function.file.text($0.value.range)) }.map { $0 < 1 } ?? false
    }

    // MARK: Names

    private func isClear(
        _ name: String, of base: Expression, in function: FlowFunction, _ depth: Int
    ) -> Bool {
        switch base.kind {
        case .name("UIColor") where name == "clear": return true
        case .selfReference: return function.owner.map { isClear(name, of: $0, depth) } ?? false
        case .name(let type): return isClear(name, of: type, depth)
        case .member(_, let type, _): return isClear(name, of: type, depth)
        default: return false
        }
    }

    private func isClear(_ name: String, of type: String, _ depth: Int) -> Bool {
        let members = flow.program.members(name, of: type)
        return !members.isEmpty
            && members.allSatisfy { isClear(name, $0.located, owner: $0.owner, depth) }
    }

    private func isClear(_ name: String, in function: FlowFunction, _ depth: Int) -> Bool {
        let locals = flow.trace(of: function).locals(named: name)
        if !locals.isEmpty {
            return locals.allSatisfy { local in
                guard
                    let equal = local.range.first(where: { function.file.tokens.spells($0, "=") }),
                    equal + 1 < local.range.upperBound
                else { return false }
                return contain(
                    ExpressionReader(function.file).expression(
                        in: equal + 1..<local.range.upperBound), in: function, depth: depth + 1)
            }
        }
        if let owner = function.owner, isClear(name, of: owner, depth) { return true }
        let globals = flow.program.globals(named: name)
        return !globals.isEmpty
            && globals.allSatisfy { isClear(name, $0, owner: nil, depth) }
    }

    /// What a constant starts with, or a computed property gives.
    private func isClear(
        _ name: String, _ located: LocatedDeclaration, owner: String?, _ depth: Int
    ) -> Bool {
        let reader = ExpressionReader(located.file.outline)
        if let value = FlowFunction(initialValueOf: name, in: located, owner: owner) {
            return contain(reader.expression(in: value.body), in: value, depth: depth + 1)
        }
        return FlowFunction.all(of: located, owner: owner).contains { getter in
            let statements = getter.file.statements(of: getter.body)
            guard statements.count == 1, let only = statements.first else { return false }
            return contain(
                reader.expression(in: only.expression ?? only.range), in: getter,
                depth: depth + 1)
        }
    }

    // MARK: Assets

    /// Whether a colour of an asset catalog has an alpha below 1 wherever it has one.
    private func isClearAsset(_ literal: String) -> Bool {
        let name = literal.filter { $0 != "\"" }
        let tree = flow.context.library.tree
        let files = tree.paths.filter { $0.hasSuffix("/\(name).colorset/Contents.json") }
        guard files.count == 1, let text = flow.context.library.text(files[0]) else { return false }
        let values = text.string.split(separator: "\"alpha\"").dropFirst().compactMap { rest in
            rest.split(separator: "\"").dropFirst().first.flatMap { Double(String($0)) }
        }
        return !values.isEmpty && values.allSatisfy { $0 < 1 }
    }
}
