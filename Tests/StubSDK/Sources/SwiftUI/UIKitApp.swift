#if !(STUB_APPKIT || os(macOS) || STUB_WATCHKIT || os(watchOS))
    import Stage

    @available(SwiftUI 2.0, *)
    extension App {
        /// The app is made first, then UIKit runs with SwiftUI's own delegate (osui-ios).
        @MainActor @preconcurrency public static func main() {
            #if STUB_RUN
                Stage.begin()
                let host = UIKitHost(AppGraph(Self()))
                Simulator(application: UIApplication.self, delegate: { nil }, host: host).run()
            #endif
        }
    }

    @available(SwiftUI 2.0, *)
    @MainActor @preconcurrency @propertyWrapper
    public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>:
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
    extension UIApplicationDelegateAdaptor where Delegate: ObservableObject {
        public var projectedValue: ObservedObjectWrapper<Delegate> { .init(object: wrappedValue) }
    }

    #if STUB_RUN
        /// Every window of the app, each with its own hosting controller.
        final class UIKitHost: ApplicationHost {
            let graph: AppGraph
            private(set) static var current: UIKitHost?
            private var windows: [WindowHost] = []

            init(_ graph: AppGraph) {
                self.graph = graph
                UIKitHost.current = self
            }
            func makeDelegate() -> any UIApplicationDelegate {
                AppDelegate(forwardingTo: AdaptorRegistry.resolve?() as? any UIApplicationDelegate)
            }
            var sceneDelegate: any UISceneDelegate.Type { AppSceneDelegate.self }

            func open(in scene: UIWindowScene) -> WindowHost {
                graph.evaluate()
                let window = WindowHost(graph: graph)
                windows.append(window)
                return window
            }
            func updatePhase() {
                let phases = windows.map(\.renderer.environment.phase)
                graph.setPhase(ScenePhase(rawValue: phases.max() ?? 0) ?? .background)
            }
            func settle() -> Bool {
                var evaluated = false
                if graph.renderer.isDirty {
                    graph.evaluate()
                    evaluated = true
                }
                for window in windows where evaluated || window.renderer.isDirty {
                    window.evaluate()
                    evaluated = true
                }
                return evaluated
            }
        }

        /// SwiftUI's hosting controller of one window.
        final class WindowHost: UIViewController {
            let renderer = Renderer()
            private let graph: AppGraph
            init(graph: AppGraph) {
                self.graph = graph
                super.init(nibName: nil, bundle: nil)
                renderer.host = self
            }
            required init?(coder: NSCoder) { nil }
            func evaluate() {
                guard isRendering else { return }
                AdaptorRegistry.environmentObject?(&renderer.environment)
                renderer.evaluate { graph.launchScene?.render(renderer) }
            }
            var isRendering = false
            override var stageChildren: [UIViewController] { [] }
            override var stageSummary: String {
                evaluate()
                return renderer.stageSummary
            }
            func open(_ url: URL) {
                let handlers = renderer.findings.openURL
                Stage.explain("onOpenURL: \(handlers.isEmpty ? "not implemented" : "delivered")")
                handlers.forEach { $0(url) }
                evaluate()
            }
            /// A link arrives as a URL, an activity, or either: the sources differ by version, so
            /// each is a world (swiftui-url; SnapSync's matrix; element-x: camera and NFC).
            func resume(_ activity: NSUserActivity) {
                let isLink = activity.activityType == NSUserActivityTypeBrowsingWeb
                if isLink, !Stage.world(has: "links-as-activities") {
                    if let url = activity.webpageURL { open(url) }
                    return
                }
                let handlers = renderer.findings.activities.filter {
                    $0.type == activity.activityType
                }
                let outcome = handlers.isEmpty ? "not implemented" : "delivered"
                Stage.explain("onContinueUserActivity: \(outcome)")
                handlers.forEach { $0.handle(activity) }
                evaluate()
            }
            func setPhase(_ phase: ScenePhase) {
                renderer.environment.scenePhase = phase
                evaluate()
            }
        }

        /// The object that `UIApplication.delegate` is: a cast to the app's own class fails
        /// (exponea/exponea-ios-sdk#78).
        private final class AppDelegate: ForwardingApplicationDelegate {
            override func application(
                _ application: UIApplication,
                configurationForConnecting session: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let answer = Stage.delivery("adaptor's configurationForConnecting") {
                    target?.application(
                        application, configurationForConnecting: session, options: options)
                }
                let custom = answer.isHandled ? answer.result : nil
                // SwiftUI's scene delegate asks the configuration's class, which is SwiftUI's own.
                if custom === session.configuration {
                    Stage.crash(
                        "AppSceneDelegate.responds(to:) recurses: the session's own configuration")
                }
                AppSceneDelegate.customClass = custom?.delegateClass
                let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                configuration.delegateClass = AppSceneDelegate.self
                Stage.unhandled = false
                return configuration
            }
        }

        /// SwiftUI's scene delegate. The app's own is reached through the configuration that the
        /// delegate returns, never through the property list (osui-ios).
        private final class AppSceneDelegate: ForwardingSceneDelegate {
            static var customClass: AnyClass?
            private var host: WindowHost?
            private var ownWindow: UIWindow?
            override func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession,
                options: UIScene.ConnectionOptions
            ) {
                target = Self.customClass.flatMap {
                    makeObject(of: $0, as: (any UISceneDelegate).self)
                }
                guard let windowScene = scene as? UIWindowScene, let app = UIKitHost.current else {
                    return
                }
                // Set by a storyboard that the property list still names.
                if window != nil {
                    Stage.warn("a storyboard's window hides the SwiftUI scene")
                } else {
                    let host = app.open(in: windowScene)
                    // An observable scene delegate is in the environment of its scene (swiftui-adapt).
                    if let object = target as? any ObservableObject {
                        host.renderer.environment.objects[ObjectIdentifier(type(of: object))] =
                            object
                    }
                    let window = UIWindow(windowScene: windowScene)
                    window.rootViewController = host
                    window.makeKeyAndVisible()
                    self.host = host
                    ownWindow = window
                }
                // Whether the first body is evaluated before or after the app's scene delegate hears
                // of the scene is not known.
                if Stage.world(has: "body-before-connection") { startRendering() }
                super.scene(scene, willConnectTo: session, options: options)
                startRendering()
                if let activity = options.userActivities.first { host?.resume(activity) }
                if let context = options.urlContexts.first { host?.open(context.url) }
                Stage.unhandled = false
            }
            private func startRendering() {
                guard let host, !host.isRendering else { return }
                host.isRendering = true
                host.evaluate()
            }
            override func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                super.scene(scene, openURLContexts: contexts)
                if let context = contexts.first { host?.open(context.url) }
            }
            override func scene(_ scene: UIScene, continue activity: NSUserActivity) {
                let isLink = activity.activityType == NSUserActivityTypeBrowsingWeb
                // Links are passed on to the app's scene delegate by newer SDKs only.
                if !isLink || Stage.world(has: "links-as-activities") {
                    super.scene(scene, continue: activity)
                }
                host?.resume(activity)
            }
            override func sceneDidBecomeActive(_ scene: UIScene) {
                super.sceneDidBecomeActive(scene)
                setPhase(.active)
            }
            override func sceneWillResignActive(_ scene: UIScene) {
                super.sceneWillResignActive(scene)
                setPhase(.inactive)
            }
            override func sceneWillEnterForeground(_ scene: UIScene) {
                super.sceneWillEnterForeground(scene)
                setPhase(.inactive)
            }
            override func sceneDidEnterBackground(_ scene: UIScene) {
                super.sceneDidEnterBackground(scene)
                setPhase(.background)
            }
            private func setPhase(_ phase: ScenePhase) {
                host?.setPhase(phase)
                UIKitHost.current?.updatePhase()
            }
        }
    #endif
#endif
