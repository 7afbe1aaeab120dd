#if STUB_RUN && STUB_UIKIT
    import Stage

    /// SwiftUI's hosting controller of one window, with the bridge that brings events to its modifiers.
    final class WindowHost: UIViewController {
        let renderer = Renderer()
        private(set) weak var scene: UIWindowScene?
        private let graph: AppGraph
        private var waiting: [Event] = []
        private var isRendering = false

        /// What comes to a modifier.
        enum Event {
            case url(URL)
            case activity(NSUserActivity)
        }

        init(graph: AppGraph, scene: UIWindowScene) {
            self.graph = graph
            self.scene = scene
            super.init(nibName: nil, bundle: nil)
            renderer.host = self
        }
        required init?(coder: NSCoder) { nil }

        func startRendering() {
            guard !isRendering else { return }
            isRendering = true
            evaluate()
        }
        func evaluate() {
            guard isRendering else { return }
            AdaptorRegistry.environmentObject?(&renderer.environment)
            Stage.screen("content") {
                renderer.evaluate { graph.launchScene?.render(renderer) }
            }
            let events = waiting
            waiting = []
            for event in events {
                if hasHandler(for: event) { publish(event) } else { waiting.append(event) }
            }
        }
        override var stageChildren: [UIViewController] { [] }
        override var prefersStatusBarHidden: Bool { renderer.findings.hidesStatusBar }
        override var stageSummary: String {
            evaluate()
            return renderer.stageSummary + stagePresented
        }

        func setPhase(_ phase: ScenePhase) {
            renderer.environment.scenePhase = phase
            evaluate()
        }

        /// Brings an event to its modifiers; where there is none yet it waits for one (osui-ios, SceneBridge).
        func publish(_ event: Event) {
            switch event {
            case .url(let url):
                deliver(event, "onOpenURL", renderer.findings.openURL) { $0(url) }
            case .activity(let activity):
                let handlers = renderer.findings.activities.filter {
                    $0.type == activity.activityType
                }
                deliver(event, "onContinueUserActivity", handlers.map(\.handle)) { $0(activity) }
            }
        }

        private func hasHandler(for event: Event) -> Bool {
            switch event {
            case .url: !renderer.findings.openURL.isEmpty
            case .activity(let activity):
                renderer.findings.activities.contains { $0.type == activity.activityType }
            }
        }

        private func deliver<Handler>(
            _ event: Event, _ modifier: String, _ handlers: [Handler], _ call: (Handler) -> Void
        ) {
            guard isRendering, !handlers.isEmpty else {
                Stage.explain("\(modifier): not implemented")
                waiting.append(event)
                return
            }
            Stage.explain("\(modifier): delivered")
            handlers.forEach(call)
            evaluate()
        }
    }
#endif
