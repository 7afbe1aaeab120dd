import SwiftOutline

/// Finds how a delegate's launch function makes the root of its window.
struct RootViewSetupAnalysis {
    private let context: TargetContext

    /// An analysis of functions of one target.
    init(context: TargetContext) {
        self.context = context
    }

    /// A launch function taken apart.
    ///
    /// - Throws: `Refusal` where it hands its window to other code.
    func code(of function: LaunchFunction) throws(Refusal) -> LaunchCode {
        let code = LaunchClassifier.classify(function)
        try checkEscapes(code)
        return code
    }

    /// The set-up of the root in a launch function; nil where the function sets none.
    ///
    /// - Throws: `Refusal` where it makes a root in a way that can't be followed.
    func setup(in code: LaunchCode) throws(Refusal) -> RootViewSetup? {
        let function = code.function
        let statements = code.statements
        let roots = statements.indices.filter { statements[$0].role.isRoot }
        guard let rootIndex = roots.first else { return nil }
        let configured = ConfiguredRootAnalysis(code, rootIndex: rootIndex, context: context)
        let readers = configured.readers ?? []
        if readers.isEmpty { try checkRootReads(code) }
        if roots.count > 1 {
            throw refusal(
                .rootSwap, function, statements[roots[1]].statement.range.lowerBound,
                "the root view controller is assigned twice at launch",
                remedy: "assign it once, or use the UIKit scene life cycle")
        }
        try checkMainWindow(statements[rootIndex].statement, function)
        if !readers.isEmpty, let setup = try setup(code, rootIndex, configured, readers) {
            return setup
        }
        var root = try root(statements[rootIndex], statements, function)
        var setup = try setup(code, rootIndex, root)
        if let shared = sharing(setup, root) { setup = shared }
        if case .root(let value) = statements[rootIndex].role, !canHold(setup) {
            root = (.controller(value), value, [])
            setup = try self.setup(code, rootIndex, root)
        }
        try check(setup)
        return setup
    }

    /// Refuses moved statements that can't do without the launch.
    private func check(_ setup: RootViewSetup) throws(Refusal) {
        try checkParameters(of: setup)
        try setup.code.checkScenes(of: setup.moved, context: context)
        try checkPresentations(in: setup)
    }

    /// The set-up of a root that statements behind it configure by way of the window.
    private func setup(
        _ code: LaunchCode, _ rootIndex: Int, _ configured: ConfiguredRootAnalysis, _ readers: [Int]
    ) throws(Refusal) -> RootViewSetup? {
        guard case .root(let value) = code.statements[rootIndex].role else { return nil }
        let plain = try setup(
            code, rootIndex, (.controller(value), value, []), configuring: readers)
        guard let root = configured.root(of: plain, readers) else { return nil }
        let setup = RootViewSetup(
            code: code, rootIndex: rootIndex, root: .configured(root), moved: plain.moved,
            copied: plain.copied, inlined: [])
        try check(setup)
        return setup
    }

    private func setup(
        _ code: LaunchCode, _ rootIndex: Int, _ root: Root, configuring readers: [Int] = [],
        promoting: [PromotedLocal] = []
    ) throws(Refusal) -> RootViewSetup {
        var promoted = promoting
        while true {
            do {
                let slice = try RootSlice.compute(
                    root: root.needed, rootIndex: rootIndex, configuring: readers,
                    statements: code.statements, function: code.function,
                    promoted: Set(promoted.map(\.index)), context: context)
                try checkControlFlow(of: slice.moved + [rootIndex], code)
                let setup = RootViewSetup(
                    code: code, rootIndex: rootIndex, root: root.expression,
                    moved: slice.moved.filter { !root.consumed.contains($0) },
                    copied: slice.copied, inlined: root.consumed.sorted(),
                    promoted: promoted.sorted { $0.index < $1.index })
                try checkShared(setup)
                return setup
            } catch {
                guard let local = promotable(error.shared, code, root), !promoted.contains(local)
                else { throw error.refusal }
                promoted.append(local)
            }
        }
    }

    /// Refuses a root with statements inside of control flow that stays.
    private func checkControlFlow(of moved: [Int], _ code: LaunchCode) throws(RootSlice.Failure) {
        for index in moved {
            guard let scope = code.statements[index].scope,
                code.statements[scope].role.isControlFlow
            else { continue }
            let refusal = refusal(
                .rootUnresolved, code.function, code.statements[index].statement.range.lowerBound,
                "the root depends on a statement inside of control flow",
                remedy: "separate what makes the root view controller from the rest of the launch")
            throw RootSlice.Failure(shared: nil, refusal: refusal)
        }
    }

    /// The local that becomes a property, where the root is SwiftUI's: a view controller is made where it was instead.
    private func promotable(
        _ name: String?, _ code: LaunchCode, _ root: Root
    ) -> PromotedLocal? {
        guard let name, root.expression.isView else { return nil }
        let analysis = PromotedLocalAnalysis(
            context: context, function: code.function, statements: code.statements)
        return analysis.local(named: name).flatMap { root.consumed.contains($0.index) ? nil : $0 }
    }

    /// Refuses a local that the root shares with the rest, where this works on it in front of the root.
    private func checkShared(_ setup: RootViewSetup) throws(RootSlice.Failure) {
        let analysis = PromotedLocalAnalysis(
            context: context, function: setup.function, statements: setup.statements)
        for local in setup.promoted where local.isLazy {
            if analysis.isOnlyRead(local, by: setup.kept, before: setup.rootIndex) { continue }
            let token = setup.statements[local.index].statement.range.lowerBound
            throw RootSlice.Failure(
                shared: nil,
                refusal: refusal(
                    .rootUnresolved, setup.function, token,
                    "'\(local.name)' is needed by the root and by the rest of the launch",
                    remedy:
                        "separate what makes the root view controller from the rest of the launch"))
        }
    }

    /// A scene's root view whose slice has grown too far: what works on a local that it shares with the rest need not
    /// move along. Nil where that does not help, or the slice is right as it is.
    private func sharing(_ setup: RootViewSetup, _ root: Root) -> RootViewSetup? {
        guard setup.root.isView, setup.function.moment == .willConnect, !isPossible(setup) else {
            return nil
        }
        let names = setup.moved.flatMap {
            setup.function.file.declaredNames(in: setup.statements[$0].statement).map(\.name)
        }
        // Each attempt costs a slice; nobody shares more by hand.
        for name in names.prefix(8) {
            guard let local = promotable(name, setup.code, root),
                let other = try? self.setup(
                    setup.code, setup.rootIndex, root, promoting: setup.promoted + [local]),
                isPossible(other)
            else { continue }
            return other
        }
        return nil
    }

    private func isPossible(_ setup: RootViewSetup) -> Bool {
        canHold(setup) && (try? checkParameters(of: setup)) != nil
    }

    /// Whether SwiftUI can hold what a scene's root view needs; where it can't, the hosting controller stays the root.
    private func canHold(_ setup: RootViewSetup) -> Bool {
        guard setup.root.isView, setup.function.moment == .willConnect else { return true }
        return (setup.moved + setup.copied).allSatisfy {
            RootLocals.canHold(setup.statements[$0].statement, in: setup.function.file)
        }
    }

    /// Refuses a window that a function makes without giving it a root.
    func checkRootElsewhere(_ code: LaunchCode) throws(Refusal) {
        let window = code.statements.first {
            if case .window = $0.role { true } else { false }
        }
        guard let window else { return }
        throw refusal(
            .rootUnresolved, code.function, window.statement.range.lowerBound,
            "the window is made here, its root view controller elsewhere",
            remedy: "assign the root view controller where the window is made")
    }

    /// Refuses a launch that works on the root of the window and does not have it from a storyboard.
    func checkRootReads(_ code: LaunchCode) throws(Refusal) {
        guard let first = code.rootReaders.first,
            let read = code.rootReads(of: first).first
        else { return }
        throw refusal(
            .rootUnresolved, code.function, read.range.lowerBound,
            "the launch works on the root view controller of the window",
            remedy: "make the root view controller in code, or let it configure itself")
    }

    /// Refuses a statement that needs the window itself.
    private func checkEscapes(_ code: LaunchCode) throws(Refusal) {
        let function = code.function
        let readers = Set(code.rootReaders)
        for (index, item) in code.statements.enumerated() where !readers.contains(index) {
            let range: TokenRange
            switch item.role {
            case .rootChoice(let choice):
                guard let use = choice.strayUse(of: code.names, in: function.file) else { continue }
                range = use..<use + 1
            case .other: range = item.statement.range
            case .root(let value): range = value
            case .window, .sceneGuard, .scope, .controlFlow, .appearance: continue
            }
            guard let use = code.windowUse(in: range) else { continue }
            if assignsRoot(range, function.file) {
                throw refusal(
                    .rootUnresolved, function, use,
                    "the root view controller is chosen by control flow",
                    remedy: "choose the root in one function that returns it, and assign it once")
            }
            let handover = WindowHandover(
                at: use, in: range, of: function.file, context: context)
            throw refusal(
                .rootWindowOwner, function, use, handover.message, remedy: handover.remedy)
        }
    }

    private func assignsRoot(_ range: TokenRange, _ file: SwiftFile) -> Bool {
        range.contains {
            file.tokens.spells($0, "rootViewController") && $0 + 1 < range.upperBound
                && file.tokens.tokens[$0 + 1].kind == .equal
        }
    }

    /// A root, the tokens whose names it needs, and the statements that it makes superfluous.
    private typealias Root = (expression: RootExpression, needed: TokenRange, consumed: Set<Int>)

    private func root(
        _ item: LaunchStatement, _ statements: [LaunchStatement], _ function: LaunchFunction
    ) throws(Refusal) -> Root {
        switch item.role {
        case .root(let value):
            let root = try rootExpression(value, statements, function)
            return (root.expression, value, root.consumed)
        case .rootChoice(let choice):
            let isView =
                choice.isDeclarative
                && choice.leaves.allSatisfy { hostedView($0.value, function.file) != nil }
            let range = choice.statement.range
            return (isView ? .viewChoice(choice) : .controllerChoice(choice), range, [])
        case .window, .sceneGuard, .scope, .controlFlow, .appearance, .other:
            return (.controller(item.statement.range), item.statement.range, [])
        }
    }

    /// What the root is, and the statements that the expression makes superfluous.
    private func rootExpression(
        _ value: TokenRange, _ statements: [LaunchStatement], _ function: LaunchFunction
    ) throws(Refusal) -> (expression: RootExpression, consumed: Set<Int>) {
        let file = function.file
        if let view = hostedView(value, file) {
            let inlined = inlinedLocal(view, statements, file)
            return (.view(inlined?.value ?? view), Set([inlined?.index].compactMap { $0 }))
        }
        guard let local = localDeclaration(value, statements, file),
            let view = hostedView(local.value, file)
        else { return (.controller(value), []) }
        if let other = otherUse(of: local.name, except: [local.index], value, statements, file) {
            if function.moment == .willConnect { return (.controller(value), []) }
            throw refusal(
                .rootUnresolved, function, other,
                "the hosting controller is configured beyond its root view",
                remedy: "express this as a modifier of the root view")
        }
        let inlined = inlinedLocal(view, statements, file)
        return (
            .view(inlined?.value ?? view), Set([local.index, inlined?.index].compactMap { $0 })
        )
    }

    /// The argument of `UIHostingController(rootView:)`.
    private func hostedView(_ range: TokenRange, _ file: SwiftFile) -> TokenRange? {
        HostingController.rootView(of: range, in: file)
    }

    private struct Local {
        let name: String
        let index: Int
        let value: TokenRange
    }

    /// The declaration of the local that a range names.
    private func localDeclaration(
        _ range: TokenRange, _ statements: [LaunchStatement], _ file: SwiftFile
    ) -> Local? {
        guard range.count == 1 else { return nil }
        let name = file.name(at: range.lowerBound)
        for (index, item) in statements.enumerated() {
            guard item.role.isOther, case .declaration(let declaration) = item.statement.kind,
                declaration.bindings.count == 1, let binding = declaration.bindings.first,
                binding.name == name, let value = binding.initializer
            else { continue }
            return Local(name: name, index: index, value: value)
        }
        return nil
    }

    /// The local that is the view, where nothing else uses it: `let contentView = ContentView()`.
    private func inlinedLocal(
        _ view: TokenRange, _ statements: [LaunchStatement], _ file: SwiftFile
    ) -> Local? {
        guard let local = localDeclaration(view, statements, file),
            otherUse(of: local.name, except: [local.index], view, statements, file) == nil
        else { return nil }
        return local
    }

    /// A use of a local outside of its declaration and of the range that is known.
    private func otherUse(
        of name: String, except known: Set<Int>, _ range: TokenRange,
        _ statements: [LaunchStatement],
        _ file: SwiftFile
    ) -> Int? {
        for (index, item) in statements.enumerated() where !known.contains(index) {
            if item.role.asScope != nil { continue }
            for reference in file.references(in: item.statement.range)
            where reference.name == name && reference.isUse && !range.contains(reference.token) {
                return reference.token
            }
        }
        return nil
    }

    /// Refuses the root of a window beside the delegate's own, as if it were the app's.
    private func checkMainWindow(
        _ statement: Statement, _ function: LaunchFunction
    ) throws(Refusal) {
        let window = MainWindow(of: function)
        guard let target = function.file.assignment(in: statement.range)?.target,
            !window.isMain(target)
        else { return }
        throw refusal(
            .rootUnresolved, function, target.lowerBound,
            "this is the root of a window beside the delegate's own",
            remedy: "make the root of 'window' in the launch method")
    }

    /// Refuses a root that presents something before its window is there.
    private func checkPresentations(in setup: RootViewSetup) throws(Refusal) {
        for index in setup.moved {
            let range = setup.statements[index].statement.range
            guard let token = RootPresentation.first(in: range, of: setup.function.file) else {
                continue
            }
            throw refusal(
                .rootUnresolved, setup.function, token,
                "this is presented before SwiftUI's window shows the root",
                remedy: "present it from the root view controller's `viewDidAppear(_:)`")
        }
    }

    /// Refuses a root that needs what only the launch function is given.
    func checkParameters(of setup: RootViewSetup) throws(Refusal) {
        let function = setup.function
        var given = Set(function.parameterNames).union(setup.code.names.scenes)
        if let application = function.applicationName {
            // `UIApplication.shared` is the same object.
            given.remove(application)
        }
        for range in setup.movingRanges {
            let use = function.file.references(in: range).first {
                $0.role == .bare && given.contains($0.name)
            }
            guard let use else { continue }
            throw refusal(
                .rootUnresolved, function, use.token,
                "the root needs '\(use.name)', which only this method is given",
                remedy: "make the root without '\(use.name)'")
        }
    }

    private func refusal(
        _ id: FindingID, _ function: LaunchFunction, _ token: Int, _ message: String, remedy: String
    ) -> Refusal {
        Refusal(
            id, at: context.place(function.method.file, token), message, remedy: remedy)
    }
}
