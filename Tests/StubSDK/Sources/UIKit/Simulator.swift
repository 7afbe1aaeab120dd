#if STUB_RUN
    import Stage

    /// What SwiftUI puts in the place of an app's own delegate.
    @preconcurrency @MainActor public protocol ApplicationHost: AnyObject {
        /// SwiftUI's delegate, which becomes `UIApplication.delegate`.
        func makeDelegate() -> any UIApplicationDelegate
        /// The class of SwiftUI's scene delegate.
        var sceneDelegate: any UISceneDelegate.Type { get }
        /// Evaluates what changed; false where nothing did.
        func settle() -> Bool
        /// Evaluates all of it again, though nothing changed.
        func evaluateAgain()
        /// Forgets the window of a scene that is gone.
        func close(_ scene: UIWindowScene)
    }

    /// Plays a script of events against an app the way UIKit does.
    ///
    /// Each rule names its source by the key that `callbacks.txt` gives it, or is marked as
    /// inferred there; `docs/verification.md` lists them all.
    @preconcurrency @MainActor public final class Simulator {
        public private(set) static var current: Simulator?

        /// What each event lasts: longer than what SwiftUI waits before it tells of a launch (osui-ios).
        private static let eventDuration = 0.2

        let application: UIApplication
        let host: (any ApplicationHost)?
        let makeDelegate: () -> (any UIApplicationDelegate)?
        var delegate: (any UIApplicationDelegate)?
        var scenes: [UIWindowScene] = []
        /// The car's scene, while there is one: it is no window of the phone's.
        var carScene: UIScene?
        /// The session that the system keeps while its scene is disconnected.
        var disconnectedSession: UISceneSession?
        /// The window of the main storyboard, in a life cycle without scenes.
        var storyboardWindow: UIWindow?

        public init(
            application: UIApplication.Type, delegate: @escaping () -> (any UIApplicationDelegate)?,
            host: (any ApplicationHost)?
        ) {
            Stage.useLineBuffering()
            guard let made = makeObject(of: application, as: UIApplication.self) else {
                Stage.crash("\(application) can't be made")
            }
            self.application = made
            self.host = host
            makeDelegate = delegate
            UIApplication.running = made
            Simulator.current = self
        }

        /// Scenes are adopted by the manifest or the callback (uikit-scenes), and always by SwiftUI
        /// (osui-ios: its own delegate answers `configurationForConnecting`).
        public var isSceneBased: Bool { host != nil || SceneManifest.main.adoptsScenes }

        public func run() {
            for event in Stage.script() {
                Stage.announce(event)
                play(event)
                settle()
                if let host, Stage.world(has: "content-evaluated-again") { host.evaluateAgain() }
                pass(Self.eventDuration)
                Stage.note("state " + stageSummary)
            }
        }

        /// Lets time pass on the simulated device.
        func pass(_ seconds: Double) {
            Clock.shared.advance(by: seconds) { settle() }
        }

        /// Runs what the app left on the main queue, until nothing is left.
        func settle() {
            for _ in 0..<50 {
                let evaluated = host?.settle() ?? false
                drainMainQueue()
                if !evaluated { break }
            }
        }

        func post(_ name: Notification.Name, _ object: Any? = nil) {
            NotificationCenter.default.post(name: name, object: object ?? application)
        }

        private var stageSummary: String {
            guard isSceneBased else {
                let windows = application.windowsWithoutScene.filter { !$0.isHidden }
                let front = windows.last { $0.isKeyWindow } ?? windows.last
                return "\(application.applicationState) windows=\(windows.count) "
                    + "content=\(front?.stageSummary ?? "nothing")"
            }
            if scenes.isEmpty { return "\(application.applicationState) windows=0 content=nothing" }
            return scenes.map { scene in
                let windows = scene.windows.filter { !$0.isHidden }
                return "\(scene.activationState.stageSummary) windows=\(windows.count) "
                    + "content=\(scene.frontWindow?.stageSummary ?? "nothing")"
            }.joined(separator: " | ")
        }
    }

    extension UIScene.ActivationState {
        /// The same words as `UIApplication.State` has.
        var stageSummary: String {
            switch self {
            case .foregroundActive: "active"
            case .foregroundInactive: "inactive"
            case .background: "background"
            case .unattached: "unattached"
            }
        }
    }
#endif
