import SwiftFlow
import SwiftOutline

/// The view controllers that a tab bar controller is given and doesn't show first: their views are loaded when somebody chooses them.
///
/// Whatever else may load one of them leaves it among those that are shown: a choice of a tab or a look at all of them anywhere in the app,
/// and more than its making, its title and its item where it is made. Source: Apple's page of `UITabBarController.viewControllers`, and
/// of `UIViewController.view`, which is loaded when it is asked for.
struct UnchosenTabs {
    private let flow: AppFlow
    private let mayBeReached: Bool
    private let memory = Memory()

    private final class Memory {
        var makings: [FlowFunction.ID: Set<TokenRange>] = [:]
        var quiet: [String: Bool] = [:]
    }

    /// A look at the code of an app.
    init(_ flow: AppFlow) {
        self.flow = flow
        let uses = flow.context.files(naming: Self.list).flatMap { $0.tokens(spelled: Self.list) }
        mayBeReached =
            uses.count != 1
            || Self.reaching.contains { flow.context.files(naming: $0).contains { _ in true } }
    }

    private static let list = "viewControllers"
    /// What chooses a tab, or gets at a view controller through those around it.
    private static let reaching = [
        "selectedIndex", "selectedViewController", "setViewControllers", "children",
        "childViewControllers", "moreNavigationController", "customizableViewControllers",
    ]
    /// What may be asked of a view controller without its view.
    private static let quietMembers: Set<String> = ["title", "tabBarItem"]
    /// What loads the view of a view controller in its own code.
    private static let loading: Set<String> = [
        "view", "loadView", "loadViewIfNeeded", "viewDidLoad", "viewIfLoaded",
    ]

    /// Whether something makes such a view controller.
    func isMade(by event: FlowEvent, in function: FlowFunction) -> Bool {
        guard !mayBeReached, case .call(let call) = event.kind,
            case .making(let type, _) = call.target
        else { return false }
        return makings(in: function).contains(event.range) && isQuiet(type)
    }

    private func makings(in function: FlowFunction) -> Set<TokenRange> {
        if let known = memory.makings[function.id] { return known }
        var found: Set<TokenRange> = []
        for event in flow.trace(of: function).events {
            guard case .write(let receiver, Self.list, _, _) = event.kind, isTabs(receiver.type),
                case .assignment(_, _, let value) = ExpressionReader(function.file).expression(
                    in: event.range
                ).kind, case .array(let elements) = value.kind
            else { continue }
            found.formUnion(elements.dropFirst().compactMap { making($0, in: function, depth: 0) })
        }
        memory.makings[function.id] = found
        return found
    }

    private func isTabs(_ type: FlowType) -> Bool {
        type.name.map { flow.program.supertypes(of: $0).contains("UITabBarController") } ?? false
    }

    /// The call that makes the view controller which is given, itself or as the first one of a navigation controller; nil where others
    /// may have it.
    private func making(
        _ expression: Expression, in function: FlowFunction, depth: Int
    ) -> TokenRange? {
        guard depth < 4 else { return nil }
        switch expression.kind {
        case .call(let callee, let given):
            guard case .name("UINavigationController") = callee.kind else {
                return expression.range
            }
            guard given.count == 1, given[0].label == "rootViewController",
                flow.program.type("UINavigationController")?.isDeclared != true
            else { return nil }
            return making(given[0].value, in: function, depth: depth + 1)
        case .name(let name):
            let locals = flow.trace(of: function).locals(named: name)
            guard let local = locals.first, locals.count == 1,
                isOnlyGiven(name, at: expression.range.lowerBound, in: function),
                let value = function.file.assignedValue(in: local.range)
            else { return nil }
            return making(value, in: function, depth: depth + 1)
        default: return nil
        }
    }

    /// Whether a local is named where it is declared, where it is given, and else for what needs no view.
    private func isOnlyGiven(_ name: String, at place: Int, in function: FlowFunction) -> Bool {
        let file = function.file
        let tokens = file.tokens.tokens
        return !function.parameters.contains { $0.name == name }
            && function.body.allSatisfy { token in
                guard tokens[token].kind == .identifier, file.name(at: token) == name,
                    token != place, tokens[token - 1].kind != .period
                else { return true }
                if tokens[token - 1].kind == .keyword(.let) { return true }
                return tokens[token + 1].kind == .period
                    && Self.quietMembers.contains(file.name(at: token + 2))
            }
    }

    // MARK: Their classes

    /// Whether the view controllers of a class load no view as they are made, and give themselves to nobody.
    private func isQuiet(_ type: String) -> Bool {
        if let known = memory.quiet[type] { return known }
        let supertypes = flow.program.supertypes(of: type)
        let answer =
            supertypes.contains("UIViewController")
            && flow.program.unreadSuperclass(of: type) == nil
            && supertypes.allSatisfy { owner in
                (flow.program.type(owner)?.members("init") ?? []).allSatisfy { member in
                    FlowFunction(member.located, owner: owner).map {
                        isQuiet($0, of: supertypes)
                    } ?? true
                }
            }
        memory.quiet[type] = answer
        return answer
    }

    private func isQuiet(_ initializer: FlowFunction, of supertypes: [String]) -> Bool {
        let file = initializer.file
        let tokens = file.tokens.tokens
        let namesItself = initializer.body.contains { token in
            switch tokens[token].kind {
            case .identifier: Self.loading.contains(file.name(at: token))
            case .keyword(.`self`): tokens[token + 1].kind != .period
            default: false
            }
        }
        return !namesItself
            && flow.trace(of: initializer).events.allSatisfy { event in
                guard case .call(let call) = event.kind else { return true }
                switch call.target {
                case .functions(let functions):
                    return !functions.contains { function in
                        function.owner.map(supertypes.contains) ?? false
                            && function.located.declaration.kind != .initializer
                    }
                case .unknown, .closures: return false
                case .making, .makingForeign, .foreign, .elementwise: return true
                }
            }
    }
}
