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
            return Result(
                content: .controller(
                    ControllerContent(viewName: viewName, source: source(of: property))),
                factory: nil, needsSharedDelegate: property.needsSharedDelegate, movedRanges: [])
        case .code(let setup):
            if let obstacle = RootNeeds(of: setup).obstacle(in: context) { throw obstacle }
            switch (setup.root.isView, setup.function.moment) {
            case (false, .didFinishLaunching): return factory(setup)
            case (false, .willConnect): return representable(setup)
            case (true, .didFinishLaunching): return viewOfDelegate(setup)
            case (true, .willConnect): return viewOfScene(setup)
            }
        }
    }

    private func source(of property: RootProperty) -> ControllerSource {
        guard property.isReplaced else { return .property(name: property.name) }
        let (name, type) = (property.containerName, facts.containerType)
        guard property.isOfScene else { return .container(name: name, type: type) }
        return .sceneContainer(
            name: name, type: type, delegate: observed(property.code.function.owner))
    }

    private func observed(_ owner: DelegateClass) -> ObservedSceneDelegate {
        ObservedSceneDelegate(
            name: owner.name,
            isObservable: owner.inheritance.contains { $0.lastComponent == "ObservableObject" })
    }

    private func factory(_ setup: RootViewSetup) -> Result {
        let isOptional = ControllerOptionality(of: setup, in: context).isOptional
        let writer = RootFactoryWriter(
            setup: setup, style: style, isOptional: isOptional, names: names)
        let source = ControllerSource.factory(method: writer.methodName, isOptional: isOptional)
        return Result(
            content: .controller(ControllerContent(viewName: viewName, source: source)),
            factory: writer, needsSharedDelegate: hasCasts(setup), movedRanges: [])
    }

    private func representable(_ setup: RootViewSetup) -> Result {
        if RootNeeds(of: setup).isBoundToOwner { return sceneFactory(setup) }
        let code = MovedCode(
            setup: setup, destination: .ownType(facts.sharedDelegate))
        let isOptional = ControllerOptionality(of: setup, in: context).isOptional
        let source = ControllerSource.statements(
            code.statements(), root: code.root(),
            ending: setup.root.choice != nil
                ? .choice
                : isOptional && setup.root.storyboard == nil ? .optional : .value)
        return Result(
            content: .controller(ControllerContent(viewName: viewName, source: source)),
            factory: nil, needsSharedDelegate: hasCasts(setup),
            movedRanges: setup.movingRanges)
    }

    /// A view that needs nothing private of the delegate moves into the app; any other is made by the delegate.
    private func viewOfDelegate(_ setup: RootViewSetup) -> Result {
        let locals = RootLocals(of: setup, context: context, delegateName: facts.delegate.name)
        let needs = RootNeeds(of: setup)
        let isPrivate =
            !facts.delegate.privateMembers.isDisjoint(with: needs.members)
            || needs.hiddenName != nil || needs.namesOwnType
        let hasObjects = locals.kinds.contains {
            if case .object = $0.kind { true } else { false }
        }
        let isChoice = setup.root.choice != nil
        if isChoice || isPrivate || locals.otherStatement != nil
            || (hasObjects && !needs.members.isEmpty)
        {
            let writer = RootFactoryWriter(
                setup: setup, style: style, isOptional: false, names: names)
            let remainder = LaunchRemainder(of: setup, delegate: facts.delegate)
            let view = CodeExcerpt(code: "appDelegate.\(writer.methodName)()")
            let content = ViewContent(
                state: [], locals: [], view: view, rootViewName: viewName,
                readsDelegate: remainder.doesWork)
            return Result(
                content: .view(content), factory: writer, needsSharedDelegate: hasCasts(setup),
                movedRanges: [])
        }
        return view(setup, locals)
    }

    private func viewOfScene(_ setup: RootViewSetup) -> Result {
        if RootNeeds(of: setup).isBoundToOwner { return sceneFactory(setup) }
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
            rootViewName: viewName, readsDelegate: objects.isEmpty && readsDelegate(setup),
            isHiddenByApp: !AppEvents.memberNames.isDisjoint(with: movedNames))
        return Result(
            content: .view(content), factory: nil,
            needsSharedDelegate: !objects.isEmpty && hasCasts(setup),
            movedRanges: setup.movingRanges)
    }

    /// The scene delegate goes on making the root, and SwiftUI hands it to the view that shows it.
    private func sceneFactory(_ setup: RootViewSetup) -> Result {
        let owner = setup.function.owner
        let isOptional =
            !setup.root.isView && ControllerOptionality(of: setup, in: context).isOptional
        let writer = RootFactoryWriter(
            setup: setup, style: CodeStyle(of: setup.launchFunction.file), isOptional: isOptional,
            names: names, destination: .ownType(facts.sharedDelegate))
        let delegate = observed(owner)
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

    /// Whether moved code asks the application delegate, by a cast or by a member, for something that the rest of the
    /// launch may have to do with.
    private func readsDelegate(_ setup: RootViewSetup) -> Bool {
        let isOwn = setup.function.moment == .didFinishLaunching
        let asks = hasCasts(setup) || isOwn && !RootNeeds(of: setup).members.isEmpty
        return asks && LaunchRemainder(of: setup, delegate: facts.delegate).doesWork
    }

    private func hasCasts(_ setup: RootViewSetup) -> Bool {
        let ranges = TokenRanges(setup.movingRanges)
        return setup.function.method.file.uses(of: facts.delegate.name).casts.contains {
            ranges.contains($0.range.lowerBound)
        }
    }

    private var names: FrameworkNames { FrameworkNames(in: context) }

    /// A name for the root's view that the target has no type of, and that no moving code means something else by.
    private var viewName: String {
        context.freeTypeName(
            of: ["RootView", "AppRootView", "MainRootView", "WindowRootView"], besides: movedNames)
    }

    /// The names that moving code uses on their own.
    private var movedNames: Set<String> {
        guard case .code(let setup) = facts.launch else { return [] }
        let references = setup.movingRanges.flatMap { setup.function.file.references(in: $0) }
        let declared = references.filter { $0.role == .declaredName }.map(\.name)
        let used = references.filter { $0.role == .bare || $0.role == .type }.map(\.name)
        return Set(used).subtracting(declared)
    }
}
