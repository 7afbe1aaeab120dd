#if STUB_RUN
    import Stage

    /// What SwiftUI puts in the place of an app's own delegate.
    @preconcurrency @MainActor public protocol ApplicationHost: AnyObject {
        /// SwiftUI's delegate.
        func makeDelegate() -> any NSApplicationDelegate
        /// Opens the window of the first scene.
        func openLaunchWindow()
        /// Makes SwiftUI's menu bar, whatever is there.
        func makeMenuBar()
        /// Opens what SwiftUI shows where AppKit opens an untitled file.
        func openUntitledWindow()
        /// Whether a scene takes the URL.
        func open(_ url: URL) -> Bool
        /// Whether a scene takes the activity.
        func resume(_ activity: NSUserActivity) -> Bool
        /// Tells the scenes.
        func setActive(_ isActive: Bool)
        /// Evaluates what changed; false where nothing did.
        func settle() -> Bool
        /// Evaluates all of it again, though nothing changed.
        func evaluateAgain()
        /// Whether the app quits with its last window: a `Window` does, a `WindowGroup` does not.
        var quitsWithLastWindow: Bool { get }
        /// Whether the launch opens the window of a group.
        var hasWindowGroup: Bool { get }
    }

    /// Plays a script of events against a Mac app.
    @preconcurrency @MainActor public final class Simulator {
        public private(set) static var current: Simulator?
        private let host: (any ApplicationHost)?
        private let loadsMainNib: Bool
        private let makeDelegate: () -> (any NSApplicationDelegate)?
        private var delegate: (any NSApplicationDelegate)?
        private var hasQuit = false
        private var application: NSApplication { .shared }

        private init(
            host: (any ApplicationHost)?, loadsMainNib: Bool,
            delegate: @escaping () -> (any NSApplicationDelegate)?
        ) {
            self.host = host
            self.loadsMainNib = loadsMainNib
            makeDelegate = delegate
        }

        /// Plays the whole script. The main nib or storyboard is loaded by `NSApplicationMain`, and by nothing else (Apple,
        /// `NSApplicationMain`); under SwiftUI neither is, whatever the property list says (osui-mac).
        public static func start(
            host: (any ApplicationHost)?, loadsMainNib: Bool = false,
            delegate: @escaping () -> (any NSApplicationDelegate)?
        ) {
            Stage.useLineBuffering()
            let simulator = Simulator(host: host, loadsMainNib: loadsMainNib, delegate: delegate)
            current = simulator
            _ = NSApplication.shared
            simulator.run()
        }

        public func run() {
            for event in Stage.script() where !hasQuit {
                Stage.announce(event)
                play(event)
                settle()
                if let host, Stage.world(has: "content-evaluated-again") { host.evaluateAgain() }
                Stage.note("state " + stageSummary)
            }
            hasQuit = true
        }

        private func settle() {
            for _ in 0..<50 {
                let evaluated = host?.settle() ?? false
                drainMainQueue()
                if !evaluated { break }
            }
        }

        private var stageSummary: String {
            if hasQuit { return "quit" }
            let windows = application.windows.filter(\.isVisible)
            let shown = windows.map(\.stageSummary).joined(separator: " | ")
            let items = NSStatusBar.system.items.count
            return (application.isActive ? "active" : "inactive")
                + " windows=\(windows.count) content=\(shown.isEmpty ? "nothing" : shown)"
                + (items > 0 ? " status-items=\(items)" : "")
        }

        private func notification(_ name: Notification.Name) -> Notification {
            Notification(name: name, object: application)
        }
        private func post(_ name: Notification.Name) {
            NotificationCenter.default.post(notification(name))
        }

        // MARK: Events

        private func play(_ words: [String]) {
            let argument = words.count > 1 ? words[1] : ""
            switch words[0] {
            case "launch": launch(words.dropFirst())
            case "resign": setActive(false)
            case "activate": setActive(true)
            case "hide":
                setActive(false)
                deliver("didHide", NSApplication.didHideNotification) { $0.applicationDidHide($1) }
            case "unhide":
                deliver("didUnhide", NSApplication.didUnhideNotification) {
                    $0.applicationDidUnhide($1)
                }
                setActive(true)
            case "open-url": URL(string: argument).map(open)
            case "open-file": open(URL(fileURLWithPath: argument))
            case "universal-link": resume(link: argument)
            case "push-token":
                Stage.deliver("app didRegisterForRemoteNotifications") {
                    delegate?.application(
                        application,
                        didRegisterForRemoteNotificationsWithDeviceToken: Data([0xAB, 0xCD]))
                }
            case "close-window": closeWindow()
            case "reopen": reopen()
            case "menus": writeMenus()
            case "terminate": terminate()
            case "wait": Clock.shared.advance(by: Double(argument) ?? 1) { settle() }
            default: Stage.crash("the script has an unknown event \(words[0])")
            }
        }

        private func deliver(
            _ callback: String, _ name: Notification.Name,
            _ call: (any NSApplicationDelegate, Notification) -> Void
        ) {
            Stage.deliver("app \(callback)") { delegate.map { call($0, notification(name)) } }
            post(name)
        }

        private func launch(_ payload: ArraySlice<String>) {
            delegate = host?.makeDelegate() ?? makeDelegate()
            application.delegate = delegate
            loadMainMenu()
            let isStoryboardFirst = Stage.world(has: "storyboard-before-launch")
            if isStoryboardFirst { loadMainStoryboard() }
            deliver("willFinishLaunching", NSApplication.willFinishLaunchingNotification) {
                $0.applicationWillFinishLaunching($1)
            }
            if !isStoryboardFirst { loadMainStoryboard() }
            host?.makeMenuBar()
            let isWindowLast = Stage.world(has: "window-after-launch")
            if !isWindowLast { host?.openLaunchWindow() }
            if !payload.contains(where: { $0.hasPrefix("url=") }) { openUntitledFile() }
            deliver("didFinishLaunching", NSApplication.didFinishLaunchingNotification) {
                $0.applicationDidFinishLaunching($1)
            }
            Stage.endLaunch()
            if isWindowLast { host?.openLaunchWindow() }
            for word in payload where word.hasPrefix("url=") {
                URL(string: String(word.dropFirst(4))).map(open)
            }
            setActive(true)
        }

        /// An app that is opened without a file is asked whether it opens an untitled one.
        private func openUntitledFile() {
            let answer = Stage.delivery("app shouldOpenUntitledFile") {
                delegate?.applicationShouldOpenUntitledFile(application)
            }
            if answer.isHandled, answer.result == false { return }
            host?.openUntitledWindow()
        }

        private var propertyList: [String: Any] {
            guard let path = Stage.setting("INFO_PLIST"),
                let data = FileManager.default.contents(atPath: path),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            else { return [:] }
            return list as? [String: Any] ?? [:]
        }

        /// The menu bar of the main nib or storyboard.
        private func loadMainMenu() {
            guard loadsMainNib else { return }
            let list = propertyList
            let files = [("NSMainNibFile", "xib"), ("NSMainStoryboardFile", "storyboard")]
            for (key, kind) in files {
                guard let name = list[key] as? String,
                    let file = StoryboardFile.named(name, kind: kind)
                else { continue }
                application.mainMenu = NibMenu(file).read()
            }
        }

        private func loadMainStoryboard() {
            guard loadsMainNib, let name = propertyList["NSMainStoryboardFile"] as? String
            else { return }
            let controller = NSStoryboard(name: name, bundle: nil).instantiateInitialController()
            (controller as? NSWindowController)?.showWindow(nil)
        }

        /// SwiftUI makes its menu bar anew some time after the launch, so that what code added to it is lost
        /// (TableProApp/TablePro#2071).
        private func writeMenus() {
            host?.makeMenuBar()
            let list = propertyList
            let isHidden =
                list["LSUIElement"] as? Bool ?? list["LSBackgroundOnly"] as? Bool ?? false
                || application.activationPolicy() != .regular
            MenuLog(isHidden: isHidden, settle: settle).write(application.mainMenu)
        }

        private func setActive(_ isActive: Bool) {
            guard application.isActive != isActive else { return }
            if isActive {
                deliver("willBecomeActive", NSApplication.willBecomeActiveNotification) {
                    $0.applicationWillBecomeActive($1)
                }
            } else {
                deliver("willResignActive", NSApplication.willResignActiveNotification) {
                    $0.applicationWillResignActive($1)
                }
            }
            application.isActive = isActive
            host?.setActive(isActive)
            if isActive {
                deliver("didBecomeActive", NSApplication.didBecomeActiveNotification) {
                    $0.applicationDidBecomeActive($1)
                }
            } else {
                deliver("didResignActive", NSApplication.didResignActiveNotification) {
                    $0.applicationDidResignActive($1)
                }
            }
        }

        /// The delegate hears of the URLs that no scene takes.
        private func open(_ url: URL) {
            if host?.open(url) ?? false { return }
            let answer = Stage.delivery("app open") {
                delegate?.application(application, open: [url])
            }
            // SwiftUI's delegate answers for the app's (osui-mac), so that AppKit asks no further.
            guard host == nil, !answer.isHandled, url.isFileURL else { return }
            Stage.deliver("app openFile") {
                _ = delegate?.application(application, openFile: url.path)
            }
        }

        private func resume(link: String) {
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = URL(string: link)
            if host?.resume(activity) ?? false { return }
            Stage.deliver("app continue") {
                delegate?.application(
                    application, continue: activity, restorationHandler: { _ in })
            }
        }

        private func closeWindow() {
            guard let window = application.windows.last(where: \.isVisible) else { return }
            window.close()
            guard !application.windows.contains(where: \.isVisible) else { return }
            let answer = Stage.delivery("app shouldTerminateAfterLastWindowClosed") {
                delegate?.applicationShouldTerminateAfterLastWindowClosed(application)
            }
            let quits = answer.isHandled ? answer.result : host?.quitsWithLastWindow
            if quits ?? false { terminate() }
        }

        private func reopen() {
            let hasWindows = application.windows.contains(where: \.isVisible)
            if !isUnaskedAboutReopening {
                let answer = Stage.delivery("app shouldHandleReopen") {
                    delegate?.applicationShouldHandleReopen(
                        application, hasVisibleWindows: hasWindows)
                }
                guard answer.result ?? true else { return }
            }
            guard !hasWindows else { return }
            host?.openLaunchWindow()
            openUntitledFile()
        }

        /// With a window group some versions do not ask (feedback-assistant/reports#246).
        private var isUnaskedAboutReopening: Bool {
            guard host?.hasWindowGroup ?? false else { return false }
            return Stage.world(has: "reopen-unasked")
        }

        private func terminate() {
            let reply = Stage.delivery("app shouldTerminate") {
                delegate?.applicationShouldTerminate(application)
            }
            if reply.isHandled, reply.result == .terminateCancel { return }
            deliver("willTerminate", NSApplication.willTerminateNotification) {
                $0.applicationWillTerminate($1)
            }
            hasQuit = true
        }
    }
#endif
