import SwiftOutline

/// Finds the methods of the delegate that prepare the window for a root that is set elsewhere in the launch.
///
/// A window that is made in one of them and left there would stand in front of SwiftUI's.
struct WindowHelperAnalysis {
    private let context: TargetContext
    private let launch: LaunchCode
    private let windows: Set<String>
    private let known: Set<String>
    private let methods: LaunchHelperAnalysis

    /// An analysis of a launch, `launch` being the method that UIKit calls.
    init(context: TargetContext, shape: LaunchShape, launch: LaunchCode) {
        self.context = context
        self.launch = launch
        windows = LaunchWindows(of: shape.codes).names
        let walking = launch.function.owner.members.filter { member in
            shape.walks.contains {
                $0.file.path == member.file.path
                    && member.declaration.range.contains($0.place.lowerBound)
            }
        }
        known = Set(
            (shape.codes.map(\.function.method) + walking).map(\.declaration.selectorName))
        methods = LaunchHelperAnalysis(context: context)
    }

    /// The methods that the launch calls and that only prepare the window, in the order of their calls.
    ///
    /// - Throws: `Refusal` where one does more with the window than that, is used elsewhere too, or is called in a way
    ///   that can't be followed.
    func helpers() throws(Refusal) -> [WindowHelper] {
        var result: [WindowHelper] = []
        for (index, item) in launch.statements.enumerated() where item.role.isOther {
            guard let method = methods.calledMethod(item.statement, launch.function),
                !known.contains(method.declaration.selectorName),
                let code = try code(of: method)
            else { continue }
            result.append(WindowHelper(code: code, call: index))
        }
        if let other = try otherLaunch() { result.append(WindowHelper(code: other, call: nil)) }
        try checkRest(result)
        return result
    }

    /// The other one of two launch methods: the later one, or an earlier one that makes the window.
    private func otherLaunch() throws(Refusal) -> LaunchCode? {
        let owner = launch.function.owner
        let isFirst = launch.function.isFirstOfTwo
        guard launch.function.moment == .didFinishLaunching, !launch.function.isHelper,
            let function = isFirst
                ? LaunchFunction(.didFinishLaunching, of: owner)
                : LaunchFunction(willFinishLaunchingOf: owner)
        else { return nil }
        let code = LaunchClassifier.classify(function)
        if let root = code.statements.first(where: \.role.isRoot), names(in: root, of: code) {
            throw Refusal(
                .rootUnresolved,
                at: context.place(function.method.file, root.statement.range.lowerBound),
                "the root view controller is set here too, in another method that UIKit calls at launch",
                remedy: "set it in one of them")
        }
        guard isFirst || makesWindow(code) else { return nil }
        return try RootViewSetupAnalysis(context: context).code(of: function)
    }

    /// A method taken apart; nil where it does not prepare the window.
    private func code(of method: LocatedDeclaration) throws(Refusal) -> LaunchCode? {
        let function = LaunchFunction(helper: method, of: launch.function)
        let code = LaunchClassifier.classify(function)
        if makesWindow(code) {
            try methods.checkCalledOnce(method)
            return try RootViewSetupAnalysis(context: context).code(of: function)
        }
        guard setsWindow(code), (try? methods.checkCalledOnce(method)) != nil,
            (try? RootViewSetupAnalysis(context: context).code(of: function)) != nil
        else { return nil }
        return code
    }

    /// Whether a function sets a property of the launch's window.
    private func setsWindow(_ code: LaunchCode) -> Bool {
        code.statements.contains {
            if case .appearance = $0.role { names(in: $0, of: code) } else { false }
        }
    }

    /// Whether a function makes the launch's window or shows it.
    private func makesWindow(_ code: LaunchCode) -> Bool {
        code.statements.contains {
            switch $0.role {
            case .window, .scope(.closure): names(in: $0, of: code)
            case .sceneGuard, .scope, .controlFlow, .root, .rootChoice, .appearance, .other: false
            }
        }
    }

    private func names(in item: LaunchStatement, of code: LaunchCode) -> Bool {
        code.function.file.references(in: item.statement.range).contains {
            $0.isUse && windows.contains($0.name)
        }
    }

    /// Refuses a window that is made in a method further down, or in one that a block of the launch calls.
    private func checkRest(_ helpers: [WindowHelper]) throws(Refusal) {
        var seen = known.union(helpers.map(\.code.function.method.declaration.selectorName))
        var bodies = [launch.function]
        while let caller = bodies.popLast() {
            let called = calls(in: caller.body, of: caller.file, level: 0)
            for method in called.flatMap(launch.function.owner.methods(named:))
            where seen.insert(method.declaration.selectorName).inserted {
                let function = LaunchFunction(helper: method, of: launch.function)
                let code = LaunchClassifier.classify(function, depth: .controlFlow)
                let making = code.statements.first {
                    if case .window = $0.role { names(in: $0, of: code) } else { false }
                }
                if let making {
                    throw Refusal(
                        .rootUnresolved,
                        at: context.place(method.file, making.statement.range.lowerBound),
                        "the window is made or shown here too, in a method that the launch runs",
                        remedy: "make the window and its root view controller in one method")
                }
                bodies.append(function)
            }
        }
    }

    /// The names of the members that a body calls itself: not those in closures, which may run later.
    private func calls(in body: TokenRange, of file: SwiftFile, level: Int) -> [String] {
        // Nobody nests deeper by hand, and the stack stays bounded.
        guard level < LaunchClassifier.Depth.controlFlow.rawValue else { return [] }
        return file.statements(of: body).flatMap { statement in
            let outer = outerCalls(in: statement, of: file)
            return outer
                + statement.blocks.flatMap { calls(in: $0.body, of: file, level: level + 1) }
        }
    }

    private func outerCalls(in statement: Statement, of file: SwiftFile) -> [String] {
        var braces = statement.range.filter { file.tokens.tokens[$0].kind == .leftBrace }[...]
        var end = statement.range.lowerBound
        return file.references(in: statement.range).compactMap { reference in
            while let brace = braces.first, brace < reference.token {
                end = max(end, Int(file.tokens.partners[brace]))
                braces = braces.dropFirst()
            }
            guard reference.isUse, reference.token >= end,
                file.tokens.tokens[reference.token + 1].kind == .leftParen
            else { return nil }
            return reference.name
        }
    }
}
