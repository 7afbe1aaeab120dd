import SwiftOutline

/// Finds the method that a launch method leaves its window to, as in `setupWindow()`.
struct LaunchHelperAnalysis {
    private let context: TargetContext

    /// An analysis of a target.
    init(context: TargetContext) {
        self.context = context
    }

    /// The one statement that calls a method of the same class that makes a window, and that method.
    ///
    /// - Throws: `Refusal` where the method is called from elsewhere too, and so may run after the launch.
    func helper(
        of code: LaunchCode
    ) throws(Refusal) -> (call: LaunchCall, function: LaunchFunction)? {
        try helper(of: code, where: \.setsRoot)
    }

    /// The one statement that calls a method of the same class that works on the window's root, and that method.
    ///
    /// - Throws: `Refusal` where the method is called from elsewhere too, and so may run after the launch.
    func helper(
        readingRootIn code: LaunchCode
    ) throws(Refusal) -> (call: LaunchCall, function: LaunchFunction)? {
        try helper(of: code) { method in
            let file = method.file.outline
            return (method.declaration.body ?? 0..<0).contains {
                file.tokens.spells($0, "rootViewController")
            }
        }
    }

    private func helper(
        of code: LaunchCode, where matches: (LocatedDeclaration) -> Bool
    ) throws(Refusal) -> (call: LaunchCall, function: LaunchFunction)? {
        for (index, item) in code.statements.enumerated() where item.role.isOther {
            guard let method = calledMethod(item.statement, code.function), matches(method)
            else {
                continue
            }
            try checkCalledOnce(method)
            let function = LaunchFunction(helper: method, of: code.function)
            return (LaunchCall(code: code, index: index), function)
        }
        return nil
    }

    /// The method of the owner in `method(…)` or `self.method(…)`.
    func calledMethod(
        _ statement: Statement, _ function: LaunchFunction
    ) -> LocatedDeclaration? {
        guard case .expression = statement.kind,
            let chain = function.file.chain(in: statement.range),
            case .call(let call)? = chain.segments.last, call.trailingClosures.isEmpty
        else { return nil }
        let name: Int
        switch (chain.base, chain.segments.count) {
        case (.name(let token), 1): name = token
        case (.selfKeyword, 2):
            guard case .member(let token) = chain.segments[0] else { return nil }
            name = token
        default: return nil
        }
        let labels = call.arguments.map(\.label)
        return function.owner.methods(named: function.file.name(at: name)).first {
            !$0.declaration.isAsync && !$0.declaration.isStatic
                && accepts(labels, $0.declaration.parameters)
        }
    }

    /// Whether a call with some labels is one of a method with some parameters: those with a default may be left out.
    private func accepts(_ labels: [String?], _ parameters: [Parameter]) -> Bool {
        var rest = labels[...]
        for parameter in parameters {
            if let label = rest.first, label == parameter.label {
                rest = rest.dropFirst()
            } else if parameter.defaultValue == nil {
                return false
            }
        }
        return rest.isEmpty
    }

    /// Refuses a method that is used in more than one place.
    func checkCalledOnce(_ method: LocatedDeclaration) throws(Refusal) {
        let name = method.declaration.name
        let uses = context.files(naming: name).reduce(0) { $0 + $1.count(of: name) }
        guard uses > 2 else { return }
        throw Refusal(
            .rootSwap, at: context.place(method.file, method.declaration.keyword),
            "'\(name)' works on the launch's window and is used in more than one place",
            remedy: "let one container view controller show what the root is replaced by")
    }
}

extension LocatedDeclaration {
    /// Whether the code of a function assigns the root of a window.
    var setsRoot: Bool {
        let outline = file.outline
        return (declaration.body ?? 0..<0).contains {
            outline.tokens.spells($0, "rootViewController")
                && outline.tokens.tokens[$0 + 1].kind == .equal
        }
    }
}
