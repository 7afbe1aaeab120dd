import SwiftFlow
import SwiftOutline

/// Decides how the window group shows the root.
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
        /// The user's code that moves into the app file.
        var movedRoot: MovedRoot?
    }

    /// The content for the app's root.
    func build() -> Result {
        switch facts.root.source {
        case .storyboard(let name): return controller(.storyboard(name: name))
        case .cell(let cell): return kept(cell)
        case .controller(let root): return controller(root)
        case .view(let root): return view(root)
        }
    }

    private func controller(_ source: ControllerSource) -> Result {
        Result(content: .controller(ControllerContent(viewName: viewName, source: source)))
    }

    // MARK: Roots in a property

    private func kept(_ cell: RootCell) -> Result {
        switch (cell.kind, facts.usesScenes) {
        case (.controller, false): return controller(.property(name: cell.name))
        case (.controller, true):
            return Result(
                content: .sceneController(
                    SceneControllerContent(
                        viewName: sceneViewName, representableName: viewName,
                        delegate: facts.launch.owner.name,
                        member: cell.name)))
        case (.container(let type), false):
            return controller(.container(name: cell.name, type: type))
        case (.container(let type), true):
            return controller(
                .sceneContainer(
                    name: cell.name, type: type, delegate: facts.launch.owner.name,
                    waits: facts.root.connection != nil))
        case (.view, false):
            return Result(
                content: .view(
                    ViewContent(
                        state: [], locals: [],
                        view: CodeExcerpt(code: "appDelegate.\(cell.name)"),
                        rootViewName: viewName, readsDelegate: true)))
        case (.view, true):
            return Result(
                content: .sceneView(
                    SceneViewContent(
                        viewName: viewName, delegate: facts.launch.owner.name, member: cell.name)))
        }
    }

    // MARK: Roots that move

    private func controller(_ root: MovedRoot) -> Result {
        let code = MovedCode(root)
        let source = ControllerSource.statements(
            code.statements(), comments: code.rootComments(), root: code.value(),
            ending: isOptional(root) ? .optional : .value)
        return Result(
            content: .controller(ControllerContent(viewName: viewName, source: source)),
            movedRoot: root)
    }

    /// Whether the root may be nil: it is certainly there where it is made in the place, or in a local.
    private func isOptional(_ root: MovedRoot) -> Bool {
        let type = facts.launch.flow.type(of: root.value, in: root.function)
        guard let type, type != .unknown else { return true }
        return type.isOptional
    }

    private func view(_ root: MovedRoot) -> Result {
        let locals = MovedLocals(of: root, facts: facts)
        let objects = locals.objects
        let code = MovedCode(root)
        let state =
            properties(of: root)
            + objects.map { object in
                StateProperty(
                    declaration: code.excerpt(of: object.statement).stateDeclaration(
                        wrapper: names(object.wrapper)))
            }
            + root.material.objects.map { object in
                StateProperty(
                    declaration: code.excerpt(of: object, wrapper: names(object.wrapper)))
            }
        let kept = Set(objects.map(\.statement.range))
        let values = code.statements { !kept.contains($0.range) }
        let content = ViewContent(
            state: state, locals: values, comments: code.rootComments(),
            view: code.value().withShallowContinuation(level: style.indentation),
            rootViewName: viewName, readsDelegate: readsDelegate(root, beside: state),
            sceneDelegate: root.asksSceneDelegate ? facts.launch.owner.name : nil,
            conditions: RootValueCode(root).conditions(usesScenes: facts.usesScenes),
            isHiddenByApp: !AppEvents.memberNames.isDisjoint(with: movedNames))
        return Result(content: .view(content), movedRoot: root)
    }

    /// The scene delegate's properties that the root takes along.
    private func properties(of root: MovedRoot) -> [StateProperty] {
        let rules = MovedProperties(facts.launch, for: root.function, usedIn: root.ranges)
        return root.properties.compactMap { property in
            let file = property.file.outline
            let range = property.declaration.keyword..<property.declaration.range.upperBound
            return rules.wrapper(of: property).map {
                StateProperty(
                    declaration: CodeExcerpt(file.bytes(of: range), of: file)
                        .stateDeclaration(wrapper: names($0)))
            }
        }
    }

    /// Whether a view of its own asks the application delegate for something: it has other reasons to be one, or the rest
    /// of the launch may have to do with that.
    private func readsDelegate(_ root: MovedRoot, beside state: [StateProperty]) -> Bool {
        let asks = root.asksDelegate || root.material.addsMembers && !facts.usesScenes
        return asks
            && (!state.isEmpty || root.asksSceneDelegate || root.material.addsMembers
                || LaunchRemainder(facts: facts).doesWork)
    }

    private var names: FrameworkNames { FrameworkNames(in: context) }

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
        let root: MovedRoot
        switch facts.root.source {
        case .controller(let moved), .view(let moved): root = moved
        case .storyboard, .cell: return []
        }
        let references = root.ranges.flatMap { root.function.file.references(in: $0) }
        let declared = references.filter { $0.role == .declaredName }.map(\.name)
        let used = references.filter { $0.role == .bare || $0.role == .type }.map(\.name)
        return Set(used).subtracting(declared)
    }
}
