#if STUB_RUN
    import Stage

    /// A delegate of either protocol: they have the same callbacks.
    @MainActor enum WatchDelegate {
        case forExtension(any WKExtensionDelegate)
        case forApplication(any WKApplicationDelegate)

        init?(_ object: NSObject?) {
            if let delegate = object as? any WKApplicationDelegate {
                self = .forApplication(delegate)
            } else if let delegate = object as? any WKExtensionDelegate {
                self = .forExtension(delegate)
            } else {
                return nil
            }
        }

        /// Calls the one or the other.
        func call(
            _ ofExtension: (any WKExtensionDelegate) -> Void,
            _ ofApplication: (any WKApplicationDelegate) -> Void
        ) {
            switch self {
            case .forExtension(let delegate): ofExtension(delegate)
            case .forApplication(let delegate): ofApplication(delegate)
            }
        }
    }

    /// What SwiftUI puts in the place of a watch app's own root.
    @preconcurrency @MainActor public protocol ApplicationHost: AnyObject {
        /// The delegate behind the adaptor.
        func makeDelegate() -> NSObject?
        /// Opens the first scene.
        func open()
        /// Tells the scene: 0 background, 1 inactive, 2 active.
        func setPhase(_ phase: Int)
        /// Whether the scene takes the activity.
        func resume(_ activity: NSUserActivity) -> Bool
        /// Evaluates what changed; false where nothing did.
        func settle() -> Bool
        /// Evaluates all of it again, though nothing changed.
        func evaluateAgain()
        /// What the scene shows.
        var stageSummary: String { get }
    }

    /// Plays a script of events against a watch app.
    @preconcurrency @MainActor public final class Simulator {
        private let host: (any ApplicationHost)?
        private let makeDelegate: () -> NSObject?
        private var object: NSObject?
        private var delegate: WatchDelegate?

        public init(host: (any ApplicationHost)?, delegate: @escaping () -> NSObject?) {
            self.host = host
            makeDelegate = delegate
        }

        /// What WatchKit does for an extension, which has no entry point of its own: the property
        /// list names the delegate, and the storyboard the first controller.
        public static func runExtension() {
            Simulator(host: nil) {
                guard let path = Stage.setting("INFO_PLIST"),
                    let data = FileManager.default.contents(atPath: path),
                    let list = try? PropertyListSerialization.propertyList(
                        from: data, format: nil) as? [String: Any]
                else { return nil }
                let attributes = (list["NSExtension"] as? [String: Any])?["NSExtensionAttributes"]
                let name =
                    list["WKExtensionDelegateClassName"]
                    ?? (attributes as? [String: Any])?["WKExtensionDelegateClassName"]
                let module = Stage.setting("MODULE") ?? "App"
                return (name as? String).flatMap { classNamed($0, module: module) }
                    .flatMap { makeObject(of: $0, as: NSObject.self) }
            }.run()
        }

        public func run() {
            Stage.useLineBuffering()
            for event in Stage.script() {
                Stage.announce(event)
                play(event)
                settle()
                if let host, Stage.world(has: "content-evaluated-again") { host.evaluateAgain() }
                let content = host?.stageSummary ?? WatchScreen.root?.stageSummary ?? "nothing"
                Stage.note("state \(phaseName) content=\(content)")
            }
        }

        private var phaseName: String {
            switch WKExtension.shared().applicationState {
            case .active: "active"
            case .inactive: "inactive"
            case .background: "background"
            }
        }

        private func settle() {
            for _ in 0..<50 {
                let evaluated = host?.settle() ?? false
                drainMainQueue()
                if !evaluated { break }
            }
        }

        private func deliver(
            _ name: String, _ ofExtension: (any WKExtensionDelegate) -> Void,
            _ ofApplication: (any WKApplicationDelegate) -> Void
        ) {
            Stage.deliver("app \(name)") { delegate.map { $0.call(ofExtension, ofApplication) } }
        }
        private func post(_ name: Notification.Name) {
            NotificationCenter.default.post(name: name, object: nil)
        }
        private func setState(_ state: WKApplicationState) {
            WKExtension.shared().applicationState = state
            WKApplication.shared().applicationState = state
            host?.setPhase(state == .active ? 2 : state == .inactive ? 1 : 0)
        }

        private func play(_ words: [String]) {
            let argument = words.count > 1 ? words[1] : ""
            switch words[0] {
            case "launch": launch()
            case "activate": activate()
            case "resign": resign()
            case "background":
                resign()
                deliver("didEnterBackground", { $0.applicationDidEnterBackground() }) {
                    $0.applicationDidEnterBackground()
                }
                post(WKApplication.didEnterBackgroundNotification)
                setState(.background)
            case "foreground":
                deliver("willEnterForeground", { $0.applicationWillEnterForeground() }) {
                    $0.applicationWillEnterForeground()
                }
                post(WKApplication.willEnterForegroundNotification)
                setState(.inactive)
                activate()
            case "push-token":
                let token = Data([0xAB, 0xCD])
                deliver(
                    "didRegisterForRemoteNotifications",
                    { $0.didRegisterForRemoteNotifications(withDeviceToken: token) }
                ) { $0.didRegisterForRemoteNotifications(withDeviceToken: token) }
            case "background-task":
                let tasks: Set<WKRefreshBackgroundTask> = [WKApplicationRefreshBackgroundTask()]
                deliver("handle background tasks", { $0.handle(tasks) }) { $0.handle(tasks) }
            case "activity": resume(NSUserActivity(activityType: argument))
            case "universal-link":
                let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
                activity.webpageURL = URL(string: argument)
                resume(activity)
            default: Stage.crash("the script has an unknown event \(words[0])")
            }
        }

        private func launch() {
            object = host.map { $0.makeDelegate() } ?? makeDelegate()
            delegate = WatchDelegate(object)
            if case .forExtension(let delegate)? = delegate, host == nil {
                WKExtension.shared().delegate = delegate
            }
            if case .forApplication(let delegate)? = delegate, host == nil {
                WKApplication.shared().delegate = delegate
            }
            deliver("didFinishLaunching", { $0.applicationDidFinishLaunching() }) {
                $0.applicationDidFinishLaunching()
            }
            Stage.endLaunch()
            post(WKApplication.didFinishLaunchingNotification)
            if let host { host.open() } else { openStoryboard() }
            activate()
        }
        private func activate() {
            setState(.active)
            deliver("didBecomeActive", { $0.applicationDidBecomeActive() }) {
                $0.applicationDidBecomeActive()
            }
            post(WKApplication.didBecomeActiveNotification)
        }
        private func resign() {
            deliver("willResignActive", { $0.applicationWillResignActive() }) {
                $0.applicationWillResignActive()
            }
            post(WKApplication.willResignActiveNotification)
            setState(.inactive)
        }
        private func resume(_ activity: NSUserActivity) {
            if host?.resume(activity) ?? false { return }
            deliver("handle activity", { $0.handle(activity) }) { $0.handle(activity) }
        }

        private func openStoryboard() {
            guard let file = StoryboardFile.named("Interface"), let element = file.initialElement,
                let name = element["customClass"],
                let type = classNamed(
                    name, module: element["customModule"] ?? Stage.setting("MODULE") ?? "App"),
                let root = makeObject(of: type, as: WKInterfaceController.self)
            else { return }
            WatchScreen.root = root
            root.awake(withContext: nil)
            root.willActivate()
            root.didAppear()
        }
    }

    extension WKApplicationDelegate {
        /// What `@main class ExtensionDelegate` calls.
        @preconcurrency @MainActor public static func main() {
            let type: AnyClass = Self.self as AnyClass
            Simulator(host: nil) { makeObject(of: type, as: NSObject.self) }.run()
        }
    }
#else
    @available(watchOS 7.0, *)
    extension WKApplicationDelegate {
        @preconcurrency @MainActor public static func main() {}
    }
#endif
