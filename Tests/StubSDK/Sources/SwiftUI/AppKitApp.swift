#if STUB_APPKIT || os(macOS)
    import Stage

    @available(SwiftUI 2.0, *)
    extension App {
        /// The app is made before there is an `NSApp`; SwiftUI then makes its own (osui-mac).
        @MainActor @preconcurrency public static func main() {
            #if STUB_RUN
                Stage.begin()
                let host = AppKitHost(AppGraph(Self()))
                Simulator.start(host: host) { nil }
            #endif
        }
    }

    @available(SwiftUI 2.0, *)
    @MainActor @preconcurrency @propertyWrapper
    public struct NSApplicationDelegateAdaptor<Delegate: NSObject & NSApplicationDelegate>:
        DynamicProperty
    {
        private let delegate = AdaptedDelegate<Delegate>()
        public init(_ type: Delegate.Type = Delegate.self) { AdaptorRegistry.register(delegate) }
        public init(_ type: Delegate.Type = Delegate.self) where Delegate: ObservableObject {
            AdaptorRegistry.register(delegate)
            AdaptorRegistry.registerObject(delegate)
        }
        public var wrappedValue: Delegate { delegate.value }
    }
    @available(SwiftUI 2.0, *)
    extension NSApplicationDelegateAdaptor where Delegate: ObservableObject {
        public var projectedValue: ObservedObjectWrapper<Delegate> { .init(object: wrappedValue) }
    }

    #if STUB_RUN
        /// The windows of a Mac app.
        final class AppKitHost: ApplicationHost {
            private let graph: AppGraph
            private var windows: [WindowHost] = []
            init(_ graph: AppGraph) { self.graph = graph }

            func makeDelegate() -> any NSApplicationDelegate {
                AppDelegate(forwardingTo: AdaptorRegistry.resolve?() as? any NSApplicationDelegate)
            }
            func openLaunchWindow() {
                graph.evaluate()
                guard let scene = graph.launchScene else { return }
                open(scene, of: WindowHost(graph: graph))
            }
            private func open(_ scene: SceneNode, of host: WindowHost) {
                windows.append(host)
                let window = NSWindow(contentViewController: host)
                window.title = scene.title ?? ""
                scene.traits.dress(window)
                host.renderer.window = window
                window.makeKeyAndOrderFront(nil)
            }
            func makeMenuBar() {
                graph.evaluate()
                let scenes = graph.scenes
                let hasGroup = scenes.contains { $0.kind == .windowGroup }
                let settings = scenes.first { $0.kind == .settings }
                var bar = MenuBar(
                    newWindow: hasGroup ? { [weak self] in self?.openLaunchWindow() } : nil,
                    settings: settings.map { scene in
                        { [weak self] in
                            guard let self else { return }
                            self.open(scene, of: WindowHost(graph: self.graph, scene: scene))
                        }
                    })
                bar.change(by: graph.renderer.findings.commands)
                NSApplication.shared.mainMenu = bar.menu
            }
            /// Without a window of its own the app shows its settings in place of an untitled file
            /// (steipete/CodexBar#3056).
            func openUntitledWindow() {
                graph.evaluate()
                guard graph.launchScene == nil,
                    let settings = graph.renderer.findings.scenes.first(where: {
                        $0.kind == .settings
                    })
                else { return }
                open(settings, of: WindowHost(graph: graph, scene: settings))
            }
            private var openWindows: [WindowHost] {
                windows.filter { host in
                    NSApplication.shared.windows.contains { $0.contentViewController === host }
                }
            }
            func open(_ url: URL) -> Bool {
                guard let host = openWindows.first, !host.renderer.findings.openURL.isEmpty else {
                    return false
                }
                host.renderer.findings.openURL.forEach { $0(url) }
                host.evaluate()
                return true
            }
            /// A link is first offered as a URL (osui-mac).
            func resume(_ activity: NSUserActivity) -> Bool {
                if !Stage.world(has: "links-as-activities"), let url = activity.webpageURL,
                    open(url)
                {
                    return true
                }
                let handlers =
                    openWindows.first?.renderer.findings.activities
                    .filter { $0.type == activity.activityType } ?? []
                handlers.forEach { $0.handle(activity) }
                return !handlers.isEmpty
            }
            func setActive(_ isActive: Bool) {
                let phase: ScenePhase = isActive ? .active : .inactive
                for host in windows {
                    host.renderer.environment.scenePhase = phase
                    host.evaluate()
                }
                graph.setPhase(phase)
            }
            func evaluateAgain() {
                graph.evaluate()
                windows.forEach { $0.evaluate() }
            }
            func settle() -> Bool {
                var evaluated = graph.renderer.isDirty
                if evaluated { graph.evaluate() }
                for host in windows where evaluated || host.renderer.isDirty {
                    host.evaluate()
                    evaluated = true
                }
                return evaluated
            }
            var hasWindowGroup: Bool { graph.launchScene?.kind == .windowGroup }
            var quitsWithLastWindow: Bool { graph.launchScene?.kind == .window }
        }

        /// SwiftUI's hosting controller of one window.
        final class WindowHost: NSViewController {
            let renderer = Renderer()
            private let graph: AppGraph
            private let scene: SceneNode?
            private var isSized = false
            /// Shows a scene, or the one that the app has at launch.
            init(graph: AppGraph, scene: SceneNode? = nil) {
                self.graph = graph
                self.scene = scene
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            func evaluate() {
                AdaptorRegistry.environmentObject?(&renderer.environment)
                let scene = scene ?? graph.launchScene
                Stage.screen("content") {
                    renderer.evaluate { scene?.render(renderer) }
                }
                guard let window = renderer.window else { return }
                scene?.traits.size(window, by: renderer.findings.frame, isFirst: !isSized)
                isSized = true
            }
            override func viewDidAppear() {
                super.viewDidAppear()
                evaluate()
            }
            override var stageResponders: [NSResponder] {
                renderer.findings.responders + super.stageResponders
            }
            override var stageSummary: String {
                evaluate()
                return renderer.stageSummary
            }
        }

        /// The object that `NSApp.delegate` is: a cast to the app's own class fails.
        private final class AppDelegate: ForwardingApplicationDelegate {}
    #endif
#endif
