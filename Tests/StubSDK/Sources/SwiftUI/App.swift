import Stage

@available(SwiftUI 2.0, *)
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

/// The delegate behind an adaptor: made when SwiftUI's own delegate is made, or on the first read,
/// whichever comes first; at once where it is an observable object (osui-ios, FallbackDelegateBox).
@MainActor @preconcurrency final class AdaptedDelegate<Delegate: NSObject> {
    private(set) lazy var value: Delegate = make()
    private func make() -> Delegate {
        #if STUB_RUN
            guard let delegate = makeObject(of: Delegate.self, as: Delegate.self) else {
                Stage.crash("\(Delegate.self) can't be made")
            }
            return delegate
        #else
            return Delegate()
        #endif
    }
}

/// What the app's one adaptor has registered.
@MainActor @preconcurrency enum AdaptorRegistry {
    static var resolve: (() -> NSObject)?
    static var environmentObject: ((inout EnvironmentValues) -> Void)?

    static func register<Delegate: NSObject>(_ delegate: AdaptedDelegate<Delegate>) {
        if resolve != nil { Stage.crash("an app can have one delegate adaptor only") }
        resolve = { delegate.value }
        if Stage.world(has: "delegate-made-with-app") { _ = delegate.value }
    }
    /// An observable delegate is in the environment of every scene (swiftui-adapt).
    static func registerObject<Delegate: NSObject & ObservableObject>(
        _ delegate: AdaptedDelegate<Delegate>
    ) {
        _ = delegate.value
        environmentObject = { $0.objects[ObjectIdentifier(Delegate.self)] = delegate.value }
    }
}

/// The app's own state and the windows that its scenes describe.
@available(SwiftUI 2.0, *)
@MainActor @preconcurrency final class AppGraph {
    let renderer = Renderer()
    private let evaluateBody: (Renderer) -> Void
    private(set) var scenes: [SceneNode] = []

    init<Content: App>(_ app: Content) {
        evaluateBody = { renderer in
            renderer.install(app, at: "app")
            renderer.add(app.body, at: "app")
        }
    }

    private var isEvaluated = false

    /// Evaluates the App's body, unless that was done: again only when something that it reads changes (osui-ios).
    func evaluateOnce() {
        if !isEvaluated { evaluate() }
    }

    func evaluate() {
        isEvaluated = true
        AdaptorRegistry.environmentObject?(&renderer.environment)
        renderer.evaluate { evaluateBody(renderer) }
        scenes = renderer.findings.scenes
    }
    /// The phase of the app is the most active one of its scenes (Apple, ScenePhase).
    func setPhase(_ phase: ScenePhase) {
        guard renderer.environment.scenePhase != phase else { return }
        renderer.environment.scenePhase = phase
        if renderer.readsEnvironment { evaluate() }
    }
    var launchScene: SceneNode? { scenes.first(where: \.opensAtLaunch) }
}
