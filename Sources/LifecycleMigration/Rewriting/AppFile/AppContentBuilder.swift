import SwiftOutline

/// Decides what the window group shows, and what the delegate must offer for it.
struct AppContentBuilder {
    private let facts: UIKitFacts
    private let style: CodeStyle
    private var context: TargetContext { facts.context }

    /// A builder for an app.
    init(facts: UIKitFacts, style: CodeStyle) {
        self.facts = facts
        self.style = style
    }

    /// The content and what comes with it.
    struct Result {
        /// What the window group shows.
        let content: AppContent
        /// The method that the application delegate gets.
        var factory: RootFactoryWriter?
        /// The method that the scene delegate gets.
        var sceneFactory: RootFactoryWriter?
        /// Whether the content reaches the delegate by its class.
        let needsSharedDelegate: Bool
        /// Whether user code moved into the app file.
        let movedRanges: [TokenRange]
    }

    /// The content for the app's launch.
    ///
    /// - Throws: `Refusal` where the root can't live outside of the class that makes it.
    func build() throws(Refusal) -> Result {
        switch facts.launch {
        case .storyboard(let name, _):
            let content = ControllerContent(viewName: viewName, source: .storyboard(name: name))
            return Result(
                content: .controller(content), factory: nil, needsSharedDelegate: false,
                movedRanges: [])
        case .property(let property):
            let source: ControllerSource =
                property.isReplaced
                ? .container(name: property.containerName) : .property(name: property.name)
            return Result(
                content: .controller(ControllerContent(viewName: viewName, source: source)),
                factory: nil, needsSharedDelegate: property.needsSharedDelegate, movedRanges: [])
        case .code(let setup):
            switch (setup.root.isView, setup.function.moment) {
            case (false, .didFinishLaunching): return factory(setup)
            case (false, .willConnect): return try representable(setup)
            case (true, .didFinishLaunching): return viewOfDelegate(setup)
            case (true, .willConnect): return try viewOfScene(setup)
            }
        }
    }

    private func factory(_ setup: RootViewSetup) -> Result {
        let isOptional = ControllerOptionality(of: setup).isOptional
        let writer = RootFactoryWriter(setup: setup, style: style, isOptional: isOptional)
        let source = ControllerSource.factory(method: writer.methodName, isOptional: isOptional)
        return Result(
            content: .controller(ControllerContent(viewName: viewName, source: source)),
            factory: writer, needsSharedDelegate: hasCasts(setup), movedRanges: [])
    }

    private func representable(_ setup: RootViewSetup) throws(Refusal) -> Result {
        if needsSceneDelegate(setup) { return try sceneFactory(setup) }
        let code = MovedCode(
            setup: setup, destination: .ownType(facts.sharedDelegate))
        let isOptional = ControllerOptionality(of: setup).isOptional
        if setup.root.choice != nil, isOptional {
            throw Refusal(
                .rootUnresolved, at: place(setup, setup.root.range),
                "a branch may give no root view controller",
                remedy: "make sure that every branch gives one that is not optional")
        }
        let source = ControllerSource.statements(
            code.statements(), root: code.root(),
            ending: setup.root.choice != nil
                ? .choice
                : isOptional && setup.root.storyboard == nil ? .optional : .value)
        return Result(
            content: .controller(ControllerContent(viewName: viewName, source: source)),
            factory: nil, needsSharedDelegate: hasCasts(setup), movedRanges: ranges(setup))
    }

    /// A view that needs nothing private of the delegate moves into the app; any other is made by the delegate.
    private func viewOfDelegate(_ setup: RootViewSetup) -> Result {
        let locals = RootLocals(of: setup, context: context, delegateName: facts.delegate.name)
        let members = usedMembers(setup)
        let isPrivate = !facts.delegate.privateMembers.isDisjoint(with: members)
        let hasObjects = locals.kinds.contains {
            if case .object = $0.kind { true } else { false }
        }
        let isChoice = setup.root.choice != nil
        if isChoice || isPrivate || privateName(setup) != nil || locals.otherStatement != nil
            || (hasObjects && !members.isEmpty)
        {
            let writer = RootFactoryWriter(setup: setup, style: style, isOptional: false)
            let view = CodeExcerpt(code: "appDelegate.\(writer.methodName)()")
            let content = ViewContent(state: [], locals: [], view: view, rootViewName: viewName)
            return Result(
                content: .view(content), factory: writer, needsSharedDelegate: hasCasts(setup),
                movedRanges: [])
        }
        return view(setup, locals)
    }

    private func viewOfScene(_ setup: RootViewSetup) throws(Refusal) -> Result {
        if needsSceneDelegate(setup) { return try sceneFactory(setup) }
        return view(
            setup, RootLocals(of: setup, context: context, delegateName: facts.delegate.name))
    }

    private func view(_ setup: RootViewSetup, _ locals: RootLocals) -> Result {
        var objects = locals.kinds.filter {
            if case .object = $0.kind { true } else { false }
        }
        if locals.areEntangled { objects = [] }
        let objectIndices = Set(objects.map(\.index))
        let destination: MovedCode.Destination =
            objects.isEmpty
            ? .app(delegateName: facts.delegate.name) : .ownType(facts.sharedDelegate)
        let code = MovedCode(setup: setup, destination: destination)
        let state = objects.compactMap { item -> StateProperty? in
            guard case .object(let wrapper) = item.kind else { return nil }
            let excerpt = code.excerpt(of: item.index).stateDeclaration(wrapper: wrapper)
            return StateProperty(declaration: excerpt)
        }
        let delegates = locals.kinds.filter {
            if case .delegate = $0.kind { true } else { false }
        }
        let others = objectIndices.union(delegates.map(\.index))
        let values = code.statements { !others.contains($0) }
        let content = ViewContent(
            state: state, locals: values, comments: code.rootComments(),
            view: code.root().withShallowContinuation(level: style.indentation),
            rootViewName: viewName)
        return Result(
            content: .view(content), factory: nil,
            needsSharedDelegate: !objects.isEmpty && hasCasts(setup), movedRanges: ranges(setup))
    }

    /// Whether the root uses what only the scene delegate has, or what only its file can see.
    private func needsSceneDelegate(_ setup: RootViewSetup) -> Bool {
        setup.root.storyboard?.members != nil || !usedMembers(setup).isEmpty
            || privateName(setup) != nil || namesItself(setup)
    }

    /// Whether the moving code names `self`.
    private func namesItself(_ setup: RootViewSetup) -> Bool {
        let tokens = setup.function.file.tokens.tokens
        let windows = TokenRanges(setup.root.windowReads.map(\.range))
        return ranges(setup).contains { range in
            range.contains {
                tokens[$0].kind == .keyword(.`self`) && tokens[$0 - 1].kind != .period
                    && !windows.contains($0)
            }
        }
    }

    /// The scene delegate goes on making the root, and SwiftUI hands it to the view that shows it.
    private func sceneFactory(_ setup: RootViewSetup) throws(Refusal) -> Result {
        let owner = setup.function.owner
        if let member = MemberReadiness(of: setup).unready {
            throw Refusal(
                .rootUnresolved, at: place(setup, setup.root.range),
                "the root needs '\(member)' of '\(owner.name)', which is not set before SwiftUI asks for the root",
                remedy: "give '\(member)' an initial value, or move it to the application delegate")
        }
        let isOptional = !setup.root.isView && ControllerOptionality(of: setup).isOptional
        let writer = RootFactoryWriter(
            setup: setup, style: CodeStyle(of: setup.launchFunction.file), isOptional: isOptional,
            destination: .ownType(facts.sharedDelegate))
        let delegate = ObservedSceneDelegate(
            name: owner.name,
            isObservable: owner.inheritance.contains { $0.lastComponent == "ObservableObject" })
        let content: AppContent =
            setup.root.isView
            ? .sceneView(
                SceneViewContent(
                    viewName: viewName, delegate: delegate, method: writer.methodName))
            : .controller(
                ControllerContent(
                    viewName: viewName,
                    source: .sceneFactory(
                        method: writer.methodName, isOptional: isOptional, delegate: delegate)))
        return Result(
            content: content, sceneFactory: writer, needsSharedDelegate: hasCasts(setup),
            movedRanges: [])
    }

    /// A private declaration of the launch's file that the moving code uses.
    private func privateName(_ setup: RootViewSetup) -> String? {
        let file = setup.function.file
        let hidden = Set(file.declarations.filter(\.isPrivate).map(\.name))
        guard !hidden.isEmpty else { return nil }
        let used = ranges(setup).flatMap { file.references(in: $0) }
        return used.first { ($0.role == .bare || $0.role == .type) && hidden.contains($0.name) }?
            .name
    }

    private func usedMembers(_ setup: RootViewSetup) -> Set<String> {
        let file = setup.function.file
        let used = ranges(setup).flatMap { file.references(in: $0) }.filter(\.isUse).map(\.name)
        let locals = (setup.moved + setup.copied).reduce(into: Set<String>()) { names, index in
            names.formUnion(file.declaredNames(in: setup.statements[index].statement).map(\.name))
        }
        let members = setup.function.owner.memberNames.union(setup.promoted.map(\.name))
        return Set(used).intersection(members).subtracting(locals)
            .subtracting(setup.code.names.windows)
    }

    private func ranges(_ setup: RootViewSetup) -> [TokenRange] {
        (setup.moved + setup.copied).map { setup.statements[$0].statement.range } + [
            setup.root.range
        ]
    }

    private func hasCasts(_ setup: RootViewSetup) -> Bool {
        let ranges = TokenRanges(ranges(setup))
        return setup.function.method.file.uses(of: facts.delegate.name).casts.contains {
            ranges.contains($0.range.lowerBound)
        }
    }

    private func place(_ setup: RootViewSetup, _ range: TokenRange) -> Place {
        context.place(setup.function.method.file, range.lowerBound)
    }

    /// A name for the root's view that the target has no type of.
    private var viewName: String {
        let candidates = ["RootView", "AppRootView", "MainRootView"]
        return candidates.first { context.types(named: $0).isEmpty } ?? "WindowRootView"
    }
}

extension Declaration {
    /// Whether other files can't see a member.
    var isPrivate: Bool { accessLevel == .private || accessLevel == .fileprivate }
}
