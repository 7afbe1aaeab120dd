#if STUB_RUN && STUB_UIKIT
    import Stage

    /// Every window of the app, each with its own hosting controller.
    final class UIKitHost: ApplicationHost {
        let graph: AppGraph
        private(set) static var current: UIKitHost?
        private var windows: [WindowHost] = []

        init(_ graph: AppGraph) {
            self.graph = graph
            UIKitHost.current = self
        }

        /// The delegate behind the adaptor is made along. When the App's body is evaluated first is open: when UIKit
        /// asks for a configuration (osui-ios), or before anything is launched.
        func makeDelegate() -> any UIApplicationDelegate {
            let delegate = AppDelegate(
                forwardingTo: AdaptorRegistry.resolve?() as? any UIApplicationDelegate)
            if Stage.world(has: "body-before-launch") { graph.evaluateOnce() }
            return delegate
        }
        var sceneDelegate: any UISceneDelegate.Type { AppSceneDelegate.self }

        func open(in scene: UIWindowScene) -> WindowHost {
            graph.evaluateOnce()
            let window = WindowHost(graph: graph, scene: scene)
            windows.append(window)
            return window
        }

        func close(_ scene: UIWindowScene) {
            windows.filter { $0.scene === scene }.forEach { $0.renderer.leave() }
            windows.removeAll { $0.scene === scene || $0.scene == nil }
            updatePhase()
        }

        func updatePhase() {
            let phases = windows.map(\.renderer.environment.phase)
            graph.setPhase(ScenePhase(rawValue: phases.max() ?? 0) ?? .background)
        }

        func evaluateAgain() {
            graph.evaluate()
            windows.forEach { $0.evaluate() }
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
#endif
