import AppFacts
import SwiftFlow
import SwiftOutline

/// Decides how the window group shows the root.
struct AppContentBuilder {
    private let facts: UIKitFacts
    private let style: CodeStyle
    /// Whether the `App` hears of phases of the scene, and is evaluated again at each.
    private let observesPhase: Bool
    /// What is edited in the code that moves as in code that stays.
    private let repairs: MovedRepairs
    private var context: TargetContext { facts.context }

    /// A builder for an app.
    init(facts: UIKitFacts, style: CodeStyle, observesPhase: Bool, repairs: MovedRepairs) {
        self.repairs = repairs
        self.facts = facts
        self.style = style
        self.observesPhase = observesPhase
    }

    /// The content and what comes with it.
    struct Result {
        /// What the window group shows.
        let content: AppContent
        /// The user's code that moves into the app file.
        var movedRoots: [MovedRoot] = []
    }

    /// The content for the app's root.
    func build() -> Result {
        switch facts.root.source {
        case .storyboard(let name): return controller(.storyboard(name: name))
        case .cell(let cell): return kept(cell)
        case .controller(let root): return controller(root)
        case .view(let root): return view(root)
        case .choice(let choice): return self.choice(choice)
        }
    }

    private func controller(_ source: ControllerSource) -> Result {
        Result(content: .controller(ControllerContent(viewName: viewName, source: source)))
    }

    // MARK: Roots in a property

    private func kept(_ cell: RootCell) -> Result {
        switch (cell.kind, facts.usesScenes) {
        case (.property, false):
            return controller(.property(name: cell.path, isCertain: cell.isCertain))
        case (.property, true):
            return Result(
                content: .sceneController(
                    SceneControllerContent(
                        viewName: sceneViewName, representableName: viewName,
                        delegate: facts.launch.owner.name,
                        member: cell.path)))
        case (.container(let type), false):
            return controller(.container(name: cell.name, type: type))
        case (.container(let type), true):
            return controller(
                .sceneContainer(
                    name: cell.name, type: type, delegate: facts.launch.owner.name,
                    waits: facts.root.connection != nil))
        }
    }

    // MARK: Roots that move

    private func controller(_ root: MovedRoot) -> Result {
        let types = RepresentableNames(for: root, in: context)
        let code = MovedCode(root, renaming: types, repairs)
        if root.isOptionalMember == true, let member = root.material.replacements.first {
            let name = member.text.dropFirst("appDelegate.".count)
            return Result(
                content: .controller(
                    ControllerContent(
                        viewName: viewName,
                        source: .property(name: String(name), isCertain: false))))
        }
        let source = ControllerSource.statements(
            code.statements(), comments: code.rootComments(), root: code.value(),
            ending: isOptional(root) ? .optional : .value)
        return Result(
            content: .controller(
                ControllerContent(
                    viewName: viewName, source: source, readsDelegate: root.asksDelegate,
                    keeper: keeper(of: root), typeAliases: types.declarations)),
            movedRoots: [root])
    }

    /// What keeps the scene delegate's properties that a view controller takes along.
    private func keeper(of root: MovedRoot) -> ObjectKeeper? {
        guard root.keepsProperties, !root.properties.isEmpty else { return nil }
        return ObjectKeeper(
            name: context.freeTypeName(of: ["RootObjects", "WindowObjects", "RootViewObjects"]),
            properties: root.properties.map { repairs.excerpt($0) },
            startsWithValues: root.properties.contains { property in
                property.declaration.bindings.contains { $0.initializer != nil }
            })
    }

    /// Whether the root may be nil: it is certainly there where it is made in the place, or in a local.
    private func isOptional(_ root: MovedRoot) -> Bool {
        if let isOptional = root.isOptionalMember { return isOptional }
        let value = ExpressionReader(root.function.file).expression(in: root.value)
        return isOptional(value, in: root.function)
    }

    private func isOptional(_ value: Expression, in function: FlowFunction) -> Bool {
        if case .ternary(_, let first, let second) = value.kind {
            return isOptional(first, in: function) || isOptional(second, in: function)
        }
        let type = facts.launch.flow.type(of: value.range, in: function)
        guard let type, type != .unknown else { return true }
        return type.isOptional
    }

    private func view(_ root: MovedRoot) -> Result {
        let builder = ViewContentBuilder(root, facts.launch, style: style, repairs)
        var content = builder.content(
            named: viewName, isHiddenByApp: !AppEvents.memberNames.isDisjoint(with: movedNames))
        content.readsLaunch = ValuesOfLaunch(facts).areRead(by: root)
        // The `App` of a scene delegate's root observes nothing, and is not evaluated again.
        let isEvaluatedOnce = facts.usesScenes || !root.material.isNoticedWhenMadeAgain
        content.isStateOfApp =
            !needsOwnView(root, content) && !content.state.isEmpty
            && isEvaluatedOnce && ValuesOfLaunch(facts).mayBeMadeBefore(root)
            && AppEvents.memberNames.union(["appDelegate", "body"])
                .isDisjoint(with: stateNames(of: root))
        content.readsDelegate = readsDelegate(root, in: content)
        content.sceneDelegate = root.asksSceneDelegate ? facts.launch.owner.name : nil
        return Result(content: .view(content), movedRoots: [root])
    }

    /// A `switch` over what the delegate says, with the view of each case.
    private func choice(_ choice: RootChoice) -> Result {
        let branches = choice.cases.map { item in
            let code = MovedCode(item.root, repairs)
            let names = item.values.map { "let \($0.name)" }.joined(separator: ", ")
            let view = code.value().withShallowContinuation(level: style.indentation)
            return (
                head: "case .\(item.name)" + (names.isEmpty ? ":" : "(\(names)):"),
                body: ViewBody(locals: code.statements(), view: .view(view))
            )
        }
        let names = FrameworkNames(in: context)
        let empty = ViewBody(view: .view(CodeExcerpt(code: names("EmptyView") + "()")))
        let delegate = RootValueCode.delegate(usesScenes: facts.usesScenes)
        let content = ViewContent(
            state: [],
            body: ViewBody(
                view: .choice(
                    ViewChoice(
                        start: "switch \(delegate).\(choice.cell.name)",
                        branches: branches + [(head: "case nil:", body: empty)]))),
            rootViewName: viewName,
            readsDelegate: !facts.usesScenes || choice.roots.contains(where: \.asksDelegate),
            observesDelegate: !facts.usesScenes && choice.changesLater,
            sceneDelegate: facts.usesScenes ? facts.launch.owner.name : nil)
        return Result(content: .view(content), movedRoots: choice.roots)
    }

    /// Whether a view of its own asks the application delegate for something, since it has other reasons to be one.
    private func readsDelegate(_ root: MovedRoot, in content: ViewContent) -> Bool {
        let asks = root.asksDelegate || root.material.addsMembers && !facts.usesScenes
        return asks
            && (!content.state.isEmpty && !content.isStateOfApp || needsOwnView(root, content))
    }

    /// Whether a root stands in a view of its own, whatever that keeps.
    private func needsOwnView(_ root: MovedRoot, _ content: ViewContent) -> Bool {
        content.readsLaunch || content.isHiddenByApp || root.asksSceneDelegate
            || root.material.addsMembers
            || observesPhase && root.material.isNoticedWhenMadeAgain
    }

    /// What the objects are called that a root keeps.
    private func stateNames(of root: MovedRoot) -> Set<String> {
        let objects = MovedLocals(of: root, facts: facts).objects.flatMap {
            root.function.file.declaredNames(in: $0.statement).map(\.name)
        }
        return Set(
            objects + root.material.objects.map(\.name)
                + root.properties.flatMap(\.declaration.declaredNames))
    }

    /// A name for the root's view that the target has no type of, and that no moving code means something else by.
    private var viewName: String {
        context.freeTypeName(
            of: ["RootView", "AppRootView", "MainRootView", "WindowRootView"], besides: movedNames)
    }

    /// A name for the view that waits for a scene delegate's root.
    private var sceneViewName: String {
        context.freeTypeName(of: ["SceneRoot", "SceneContent", "SceneRootView"])
    }

    /// The names that moving code uses on their own.
    private var movedNames: Set<String> {
        facts.root.views.isEmpty
            ? facts.root.movedController.map { MovedNames($0).used } ?? []
            : facts.root.views.reduce(into: []) { $0.formUnion(MovedNames($1).used) }
    }
}
