import AppFacts
import SwiftFlow
import SwiftOutline

/// A SwiftUI view in a hosting controller that becomes the root and does nothing else.
struct HostedView {
    /// The view.
    let view: TokenRange
    /// What the root is set to.
    let write: TokenRange
    /// The hosting controller.
    let controller: TokenRange
    /// The local that holds the hosting controller and is used for nothing else; nil where it is made in the place.
    let local: Statement?
    /// What is called to make the view, such as `ContentView`; nil where it is no call of a name.
    let madeBy: String?

    /// Reads what a root is set to; nil where it is anything else.
    init?(_ write: RootWrite, in function: FlowFunction, _ flow: AppFlow) {
        let file = function.file
        let reader = ExpressionReader(file)
        let value = reader.expression(in: write.value)
        self.write = write.value
        let types = HostingTypes(in: flow)
        if let view = types.view(of: value) {
            (self.view, controller, local) = (view, write.value, nil)
            madeBy = Self.maker(of: view, before: write, in: function)
            return
        }
        guard case .name(let name) = value.kind,
            let statement = Self.declaration(of: name, before: write, in: function),
            case .declaration(let declaration) = statement.kind,
            declaration.bindings.count == 1, let initializer = declaration.bindings[0].initializer,
            let view = types.view(of: reader.expression(in: initializer))
        else { return nil }
        let uses = function.body.filter { file.tokens.spells($0, name) }
        guard uses.count == 2 else { return nil }
        (self.view, controller, local) = (view, initializer, statement)
        madeBy = Self.maker(of: view, before: write, in: function)
    }

    /// The name in `Name(…)`, which may be the value of a local.
    private static func maker(
        of view: TokenRange, before write: RootWrite, in function: FlowFunction
    ) -> String? {
        let reader = ExpressionReader(function.file)
        var value = reader.expression(in: view)
        if case .name(let local) = value.kind,
            case .declaration(let declaration)? =
                declaration(of: local, before: write, in: function)?.kind,
            function.file.tokens.tokens[declaration.keyword].kind == .keyword(.let),
            declaration.bindings.count == 1, let binding = declaration.bindings.first,
            binding.type == nil, let initializer = binding.initializer
        {
            value = reader.expression(in: initializer)
        }
        guard case .call(let callee, _) = value.kind, case .name(let name) = callee.kind else {
            return nil
        }
        return name
    }

    /// The statement that declares a local in front of a write, in its block or one around it.
    private static func declaration(
        of name: String, before write: RootWrite, in function: FlowFunction
    ) -> Statement? {
        StatementPath(to: write.statement.lowerBound, in: function).before.last { statement in
            guard case .declaration(let declaration) = statement.kind else { return false }
            return declaration.bindings.contains { $0.name == name }
        }
    }
}

/// The hosting controllers of an app that are nothing but that.
private struct HostingTypes {
    private let own: PlainHosting

    init(in flow: AppFlow) { own = PlainHosting(in: flow.program) }

    private static let ofFrameworks: Set<String> = [
        "UIHostingController", "NSHostingController", "NSHostingView",
    ]

    private func contains(_ type: String) -> Bool {
        Self.ofFrameworks.contains(type) || own.contains(type)
    }

    /// The view of `UIHostingController(rootView: view)`, and of what AppKit has for it.
    func view(of expression: Expression) -> TokenRange? {
        guard case .call(let callee, let arguments) = expression.kind, arguments.count == 1,
            arguments[0].label == "rootView", !arguments[0].value.range.isEmpty
        else { return nil }
        switch callee.kind {
        case .name(let type), .member(_, let type, _):
            if contains(type) { return arguments[0].value.range }
            guard case .member(let base, "init", _) = callee.kind, case .name(let type) = base.kind
            else { return nil }
            return contains(type) ? arguments[0].value.range : nil
        default: return nil
        }
    }
}
