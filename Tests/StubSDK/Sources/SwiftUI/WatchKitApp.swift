#if STUB_WATCHKIT || os(watchOS)
    import Stage

    @available(SwiftUI 2.0, *)
    extension App {
        @MainActor @preconcurrency public static func main() {
            #if STUB_RUN
                Stage.begin()
                let host = WatchKitHost(AppGraph(Self()))
                Simulator(host: host) { nil }.run()
            #endif
        }
    }

    @available(watchOS, introduced: 7.0, deprecated: 10.0)
    @MainActor @preconcurrency @propertyWrapper
    public struct WKExtensionDelegateAdaptor<Delegate: NSObject & WKExtensionDelegate>:
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
    @available(watchOS 7.0, *)
    @MainActor @preconcurrency @propertyWrapper
    public struct WKApplicationDelegateAdaptor<Delegate: NSObject & WKApplicationDelegate>:
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

    open class WKHostingController<Content: View>: WKInterfaceController {
        open var body: Content { Stage.crash("WKHostingController without a body") }
        let renderer = Renderer()
        public override init() { super.init() }
        private func evaluate() {
            renderer.environment.phase = 2
            renderer.evaluate { renderer.render(body, at: "host") }
        }
        open override func didAppear() {
            super.didAppear()
            evaluate()
        }
        open override var stageSummary: String {
            evaluate()
            return renderer.stageSummary
        }
    }
    open class WKUserNotificationHostingController<Content: View>:
        WKUserNotificationInterfaceController
    {
        open var body: Content { Stage.crash("a notification controller without a body") }
        public override init() { super.init() }
    }

    @available(watchOS 7.0, *)
    public struct WKNotificationScene<Content: View, Controller>: Scene, PrimitiveScene
    where Controller: WKUserNotificationHostingController<Content> {
        public typealias Body = Never
        public init(controller: Controller.Type, category: String) {}
        func add(to renderer: Renderer, at path: String) {}
    }

    #if STUB_RUN
        /// The one window of a watch app.
        final class WatchKitHost: ApplicationHost {
            private let graph: AppGraph
            private let renderer = Renderer()
            private var isOpen = false
            init(_ graph: AppGraph) { self.graph = graph }

            func makeDelegate() -> NSObject? { AdaptorRegistry.resolve?() }
            func open() {
                isOpen = true
                graph.evaluate()
                evaluate()
            }
            private func evaluate() {
                guard isOpen else { return }
                AdaptorRegistry.environmentObject?(&renderer.environment)
                renderer.evaluate { graph.launchScene?.render(renderer) }
            }
            func setPhase(_ phase: Int) {
                renderer.environment.phase = phase
                evaluate()
                graph.setPhase(ScenePhase(rawValue: phase) ?? .background)
            }
            func resume(_ activity: NSUserActivity) -> Bool {
                let handlers = renderer.findings.activities
                    .filter { $0.type == activity.activityType }
                handlers.forEach { $0.handle(activity) }
                return !handlers.isEmpty
            }
            func evaluateAgain() {
                graph.evaluate()
                evaluate()
            }
            func settle() -> Bool {
                var evaluated = graph.renderer.isDirty
                if evaluated { graph.evaluate() }
                if evaluated || renderer.isDirty {
                    evaluate()
                    evaluated = true
                }
                return evaluated
            }
            var stageSummary: String {
                evaluate()
                return renderer.stageSummary
            }
        }
    #endif
#endif
