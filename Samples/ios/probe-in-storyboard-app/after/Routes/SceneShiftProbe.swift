// SceneShift's option --probe made this file. In debug builds it logs by which route links,
// activities, quick actions, shares, pushes and changes of state reach this app, and what
// its windows show; in other builds it does nothing. SceneShift's docs/probe.md tells how
// to use it, what it may change, and how to take it out.

import SwiftUI

#if DEBUG
import CloudKit
import ObjectiveC
import UIKit
import UserNotifications
import os

/// Begins the log when the App is made, before there is an application.
@MainActor
struct SceneShiftProbe {
    /// Watches SwiftUI's delegates and the app's own; scene delegates follow.
    init(_ delegate: AnyClass) {
        guard Log.shared.begin() else { return }
        for name in ["App", "AppScene"] {
            let type: AnyClass? = NSClassFromString("SwiftUI.\(name)Delegate")
            if type == nil { Log.shared.write("watch", "no SwiftUI.\(name)Delegate yet") }
            Calls.shared.watch(type)
        }
        Calls.shared.watch(delegate)
        Notifications.shared.observe()
    }

    /// Modifies the content of the windows.
    ///
    /// It listens to what the App listens to itself, and to nothing else: SwiftUI may keep
    /// an event until somebody listens, and must not give it to the probe alone.
    func content(urls: Bool = false, activities: [String] = []) -> Listener {
        Log.shared.write("content", "made")
        return Listener(urls: urls, activities: activities)
    }
}

// MARK: - SwiftUI's modifiers

extension SceneShiftProbe {
    /// Hears of the events of one window.
    @MainActor
    struct Listener: ViewModifier {
        let urls: Bool
        let activities: [String]
        @SwiftUI.Environment(\.scenePhase) var phase
        @StateObject var window = Window()

        func body(content: Content) -> some SwiftUI.View {
            window.bodies += 1
            window.write("body \(window.bodies), scene phase \(phase)")
            return listening(content)
        }

        private func listening(_ content: Content) -> AnyView {
            guard Log.shared.extent == .all else { return AnyView(content) }
            let window = self.window
            var view = AnyView(
                content
                    .onAppear { window.write("appears") }
                    .onDisappear { window.write("disappears") }
            )
            if urls {
                view = AnyView(
                    view.onOpenURL { window.write("onOpenURL: \(Words.url($0))") }
                )
            }
            for type in activities {
                view = AnyView(
                    view.onContinueUserActivity(type) { activity in
                        let text = Words.activity(activity)
                        window.write("onContinueUserActivity: \(text)")
                    }
                )
            }
            return view
        }
    }

    /// The content of a window, for as long as SwiftUI keeps it.
    @MainActor
    final class Window: ObservableObject {
        var bodies = 0
        private lazy var number = Log.shared.number(of: self)

        func write(_ text: String) {
            Log.shared.write("view", "#\(number) \(text)")
            Log.shared.lookAtWindows()
        }
    }
}

// MARK: - The log

extension SceneShiftProbe {
    /// How much is watched: `calls` leaves SwiftUI's modifiers out, `off` everything.
    enum Extent: String {
        case off, calls, all
    }

    /// Lines in a file and on the console: seconds since the process was started, the state
    /// of the app, the route, the event. What happens within a call stands further in.
    @MainActor
    final class Log {
        static let shared = Log()
        let extent = UserDefaults.standard.string(forKey: "SceneShiftProbe")
            .flatMap(Extent.init) ?? .all
        /// The application, once a call has shown it; asking for it earlier crashes.
        private weak var application: UIApplication?
        private let console = os.Logger(subsystem: "SceneShiftProbe", category: "probe")
        private let start = ProcessInfo.processInfo.systemUptime - Facts.age()
        private var file: FileHandle?
        private var depth = 0
        private var numbers: [Numbered] = []
        private var sessions = ""
        private var windows = ""

        /// Writes what is known from the beginning, unless the probe is off.
        func begin() -> Bool {
            guard extent != .off else { return false }
            open()
            let values = Bundle.main.infoDictionary ?? [:]
            write("launch", "SceneShift probe 1, \(extent), \(Date())")
            write("system", Facts.system)
            write("built", Facts.list(Facts.buildKeys, of: values))
            write("plist", Facts.list(Facts.launchKeys, of: values))
            write("manifest", Facts.manifest(values["UIApplicationSceneManifest"]))
            write("app", "init")
            return true
        }

        /// Adds a line.
        func write(_ route: String, _ text: String) {
            guard extent != .off else { return }
            let uptime = ProcessInfo.processInfo.systemUptime
            let seconds = String(format: "%8.3f", uptime - start)
            let indent = String(repeating: "  ", count: depth)
            let line = "\(seconds) \(state) \(indent)\(route) \(text)"
            console.notice("\(line, privacy: .public)")
            // Whoever measures may add lines of their own.
            _ = try? file?.seekToEnd()
            try? file?.write(contentsOf: Data((line + "\n").utf8))
        }

        /// Indents the lines that are added meanwhile.
        func nest<Result>(_ body: () -> Result) -> Result {
            depth += 1
            defer { depth -= 1 }
            return body()
        }

        /// A number that no other object gets.
        func number(of object: AnyObject) -> Int {
            if let known = numbers.first(where: { $0.object === object }) {
                return known.number
            }
            numbers.append(Numbered(object: object, number: numbers.count + 1))
            return numbers.count
        }

        /// Keeps the application in mind, and tells which sessions it remembers.
        func meet(_ application: UIApplication) {
            if self.application == nil {
                self.application = application
                write("device", Facts.device(of: application))
            }
            let sessions = application.openSessions.map { Words.session($0) }.sorted()
                .joined(separator: "; ")
            guard sessions != self.sessions else { return }
            self.sessions = sessions
            write("sessions", sessions)
        }

        /// Adds a line where the windows show something else than before.
        func lookAtWindows() {
            let scenes = application?.connectedScenes.compactMap { $0 as? UIWindowScene }
            let windows = (scenes ?? []).flatMap(\.windows).map { Words.window($0) }
                .sorted().joined(separator: "; ")
            guard windows != self.windows else { return }
            self.windows = windows
            write("windows", windows)
        }

        private struct Numbered {
            weak var object: AnyObject?
            let number: Int
        }

        private var state: String {
            let names: [UIApplication.State: String] = [
                .active: "active    ", .inactive: "inactive  ", .background: "background",
            ]
            return application.flatMap { names[$0.applicationState] } ?? "-         "
        }

        /// Opens the file behind the lines of earlier launches; a long one begins anew. It
        /// lies among the caches, since an app may show its documents.
        private func open() {
            let files = FileManager.default
            let folders = files.urls(for: .cachesDirectory, in: .userDomainMask)
            guard let folder = folders.first else { return }
            let url = folder.appendingPathComponent("SceneShiftProbe.txt")
            console.notice("writes to \(url.path, privacy: .public)")
            if !files.fileExists(atPath: url.path) {
                _ = files.createFile(atPath: url.path, contents: nil)
            }
            file = try? FileHandle(forWritingTo: url)
            let size = (try? file?.seekToEnd()) ?? 0
            if size > 2_000_000 { try? file?.truncate(atOffset: 0) }
        }
    }

    /// What the log says of the system, and of how the app was built.
    @MainActor
    enum Facts {
        static let buildKeys = ["DTSDKName", "DTXcode", "MinimumOSVersion"]
        static let launchKeys = [
            "UIMainStoryboardFile", "UILaunchStoryboardName", "UILaunchScreen",
        ]

        static var system: String {
            #if targetEnvironment(simulator)
            let machine = "simulator"
            #elseif targetEnvironment(macCatalyst)
            let machine = "Mac"
            #else
            let machine = "device"
            #endif
            let process = ProcessInfo.processInfo
            let isPrewarmed = process.environment["ActivePrewarm"] == "1"
            return "\(process.operatingSystemVersionString), \(machine), "
                + "prewarmed \(isPrewarmed)"
        }

        static func device(of application: UIApplication) -> String {
            let names: [UIUserInterfaceIdiom: String] = [
                .phone: "phone", .pad: "pad", .tv: "tv", .mac: "mac",
            ]
            let idiom = UIDevice.current.userInterfaceIdiom
            return "\(names[idiom] ?? "idiom \(idiom.rawValue)"), "
                + "several scenes \(application.supportsMultipleScenes)"
        }

        static func list(_ keys: [String], of values: [String: Any]) -> String {
            keys.map { key in "\(key)=\(values[key].map { "\($0)" } ?? "-")" }
                .joined(separator: " ")
        }

        static func manifest(_ value: Any?) -> String {
            guard let manifest = value as? [String: Any] else { return "none" }
            var parts = [list(["UIApplicationSupportsMultipleScenes"], of: manifest)]
            let keys = [
                "UISceneConfigurationName", "UISceneDelegateClassName",
                "UISceneStoryboardFile",
            ]
            let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
            for role in roles.keys.sorted() {
                for entry in roles[role] as? [[String: Any]] ?? [] {
                    parts.append("\(role): \(list(keys, of: entry))")
                }
            }
            return parts.joined(separator: "; ")
        }

        /// The seconds since the process was started; the system may do so in advance.
        static func age() -> TimeInterval {
            var info = kinfo_proc()
            var size = MemoryLayout<kinfo_proc>.stride
            var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
            let status = sysctl(&name, UInt32(name.count), &info, &size, nil, 0)
            guard status == 0 else { return 0 }
            let start = info.kp_proc.p_un.__p_starttime
            return Date().timeIntervalSince1970
                - (Double(start.tv_sec) + Double(start.tv_usec) / 1_000_000)
        }
    }
}

// MARK: - Calls of UIKit and SwiftUI

extension SceneShiftProbe {
    /// Logs which methods of the delegates UIKit and SwiftUI call.
    ///
    /// A method that is there is wrapped, and none is added: `responds(to:)` answers as it
    /// did. What a method gets and gives passes as bare words, so that nothing is kept,
    /// copied or released that was not before. What the app calls of its own delegates in
    /// Swift is not seen, and what is called off the main thread is not logged.
    @MainActor
    final class Calls {
        static let shared = Calls()
        private typealias Word = UnsafeRawPointer?
        private var classes: Set<ObjectIdentifier> = []

        private struct Call {
            let name: String
            /// For each argument whether it is a block, which is not looked at.
            let blocks: [Bool]
        }

        /// Wraps the methods of a class, and of those above it up to UIKit's own.
        func watch(_ type: AnyClass?) {
            guard let type = type, type != NSObject.self, type != UIResponder.self,
                classes.insert(ObjectIdentifier(type)).inserted
            else { return }
            var watched: [String] = []
            var others: [String] = []
            var count: UInt32 = 0
            let methods = class_copyMethodList(type, &count)
            for index in 0..<Int(count) {
                guard let method = methods?[index] else { continue }
                let name = NSStringFromSelector(method_getName(method))
                guard Self.isEvent(name) else { continue }
                if wrap(method, "\(Words.name(type)) \(name)") {
                    watched.append(name)
                } else {
                    others.append(name)
                }
            }
            free(methods)
            Log.shared.write("watch", "\(Words.name(type)) has \(Words.list(watched))")
            if !others.isEmpty {
                Log.shared.write("watch", "but not its \(Words.list(others))")
            }
            watch(class_getSuperclass(type))
        }

        /// Watches the delegates that an object leads to.
        func follow(_ object: AnyObject) {
            if let application = object as? UIApplication {
                Log.shared.meet(application)
                watch(object_getClass(application.delegate))
            } else if let scene = object as? UIScene {
                watch(object_getClass(scene.delegate))
            } else if let session = object as? UISceneSession {
                watch(session.configuration.delegateClass)
            } else if let configuration = object as? UISceneConfiguration {
                watch(configuration.delegateClass)
            }
        }

        private func wrap(_ method: Method, _ name: String) -> Bool {
            guard let encoding = method_getTypeEncoding(method),
                let shape = Shape(String(cString: encoding))
            else { return false }
            let call = Call(name: name, blocks: shape.blocks)
            guard let wrapper = wrapper(of: method, call, giving: shape.result) else {
                return false
            }
            method_setImplementation(method, imp_implementationWithBlock(wrapper))
            return true
        }

        /// What the protocols of delegates have, and beside it the start of an object and
        /// the window that a storyboard would set.
        private static func isEvent(_ name: String) -> Bool {
            let others = ["init", "setWindow:", "stateRestorationActivityForScene:"]
            let prefixes = ["application", "scene", "windowScene", "userNotificationCenter"]
            return others.contains(name)
                || name.hasSuffix(":") && prefixes.contains { name.hasPrefix($0) }
        }

        /// For a method that takes up to three objects, and gives nothing, a `Bool` or an
        /// object; nil for any other.
        private func wrapper(
            of method: Method, _ call: Call, giving result: Character
        ) -> AnyObject? {
            let selector = method_getName(method)
            let original = method_getImplementation(method)
            switch (result, call.blocks.count) {
            case ("v", 1):
                typealias Next = @convention(c) (Word, Selector, Word) -> Void
                let next = unsafeBitCast(original, to: Next.self)
                let block: @convention(block) (Word, Word) -> Void = { object, a in
                    self.around(call, [a]) { next(object, selector, a) }
                }
                return unsafeBitCast(block, to: AnyObject.self)
            case ("v", 2):
                typealias Next = @convention(c) (Word, Selector, Word, Word) -> Void
                let next = unsafeBitCast(original, to: Next.self)
                let block: @convention(block) (Word, Word, Word) -> Void = { object, a, b in
                    self.around(call, [a, b]) { next(object, selector, a, b) }
                }
                return unsafeBitCast(block, to: AnyObject.self)
            case ("v", 3):
                typealias Next = @convention(c) (Word, Selector, Word, Word, Word) -> Void
                let next = unsafeBitCast(original, to: Next.self)
                let block: @convention(block) (Word, Word, Word, Word) -> Void = {
                    object, a, b, c in
                    self.around(call, [a, b, c]) { next(object, selector, a, b, c) }
                }
                return unsafeBitCast(block, to: AnyObject.self)
            case ("B", 2), ("c", 2):
                typealias Next = @convention(c) (Word, Selector, Word, Word) -> Bool
                let next = unsafeBitCast(original, to: Next.self)
                let block: @convention(block) (Word, Word, Word) -> Bool = { object, a, b in
                    self.around(call, [a, b]) { next(object, selector, a, b) }
                }
                return unsafeBitCast(block, to: AnyObject.self)
            case ("B", 3), ("c", 3):
                typealias Next = @convention(c) (Word, Selector, Word, Word, Word) -> Bool
                let next = unsafeBitCast(original, to: Next.self)
                let block: @convention(block) (Word, Word, Word, Word) -> Bool = {
                    object, a, b, c in
                    self.around(call, [a, b, c]) { next(object, selector, a, b, c) }
                }
                return unsafeBitCast(block, to: AnyObject.self)
            case ("@", 0):
                typealias Next = @convention(c) (Word, Selector) -> Word
                let next = unsafeBitCast(original, to: Next.self)
                let block: @convention(block) (Word) -> Word = { object in
                    self.around(call, []) { next(object, selector) }
                }
                return unsafeBitCast(block, to: AnyObject.self)
            case ("@", 1):
                typealias Next = @convention(c) (Word, Selector, Word) -> Word
                let next = unsafeBitCast(original, to: Next.self)
                let block: @convention(block) (Word, Word) -> Word = { object, a in
                    self.around(call, [a]) { next(object, selector, a) }
                }
                return unsafeBitCast(block, to: AnyObject.self)
            case ("@", 2):
                typealias Next = @convention(c) (Word, Selector, Word, Word) -> Word
                let next = unsafeBitCast(original, to: Next.self)
                let block: @convention(block) (Word, Word, Word) -> Word = { object, a, b in
                    self.around(call, [a, b]) { next(object, selector, a, b) }
                }
                return unsafeBitCast(block, to: AnyObject.self)
            case ("@", 3):
                typealias Next = @convention(c) (Word, Selector, Word, Word, Word) -> Word
                let next = unsafeBitCast(original, to: Next.self)
                let block: @convention(block) (Word, Word, Word, Word) -> Word = {
                    object, a, b, c in
                    self.around(call, [a, b, c]) { next(object, selector, a, b, c) }
                }
                return unsafeBitCast(block, to: AnyObject.self)
            default:
                return nil
            }
        }

        private func around<Result>(
            _ call: Call, _ words: [Word], _ next: () -> Result
        ) -> Result {
            guard Thread.isMainThread else { return next() }
            let objects = zip(call.blocks, words).compactMap { isBlock, word in
                isBlock ? nil : word.map(Self.object)
            }
            objects.forEach(follow)
            let texts = objects.map { Words.any($0) }.filter { !$0.isEmpty }
            Log.shared.write("call", "\(call.name) [\(texts.joined(separator: "; "))]")
            let result = Log.shared.nest(next)
            if let answer = result as? Bool {
                Log.shared.write("done", "\(call.name) gives \(answer)")
            } else if let word = result as? UnsafeRawPointer {
                let object = Self.object(word)
                follow(object)
                Log.shared.write("done", "\(call.name) gives \(Words.any(object))")
            }
            return result
        }

        private static func object(_ word: UnsafeRawPointer) -> AnyObject {
            Unmanaged<AnyObject>.fromOpaque(word).takeUnretainedValue()
        }
    }

    /// What the run time tells of a method, such as `B24@0:8@?16`: what it gives, the
    /// object, the selector, the arguments; a block has a question mark.
    struct Shape {
        let result: Character
        /// For each argument whether it is a block.
        private(set) var blocks: [Bool] = []

        /// Nil where an argument is no object.
        init?(_ encoding: String) {
            let letters = encoding.filter { !$0.isNumber }
            guard let result = letters.first, letters.dropFirst().hasPrefix("@:") else {
                return nil
            }
            self.result = result
            for letter in letters.dropFirst(3) {
                if letter == "@" {
                    blocks.append(false)
                } else if letter == "?", !blocks.isEmpty {
                    blocks[blocks.count - 1] = true
                } else {
                    return nil
                }
            }
        }
    }

    /// Logs what is posted about the state of the app, its scenes and its windows.
    @MainActor
    final class Notifications: NSObject {
        static let shared = Notifications()

        func observe() {
            let names = [
                UIApplication.didFinishLaunchingNotification,
                UIApplication.didBecomeActiveNotification,
                UIApplication.willResignActiveNotification,
                UIApplication.didEnterBackgroundNotification,
                UIApplication.willEnterForegroundNotification,
                UIApplication.willTerminateNotification,
                UIApplication.didReceiveMemoryWarningNotification,
                UIApplication.significantTimeChangeNotification,
                UIApplication.protectedDataDidBecomeAvailableNotification,
                UIApplication.protectedDataWillBecomeUnavailableNotification,
                UIScene.willConnectNotification, UIScene.didDisconnectNotification,
                UIScene.didActivateNotification, UIScene.willDeactivateNotification,
                UIScene.willEnterForegroundNotification,
                UIScene.didEnterBackgroundNotification,
                UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
                UIWindow.didBecomeKeyNotification,
            ]
            for name in names {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(receive), name: name, object: nil)
            }
        }

        @objc private func receive(_ notification: Foundation.Notification) {
            let object = notification.object.map { $0 as AnyObject }
            if let object = object { Calls.shared.follow(object) }
            let text = object.map { Words.any($0) } ?? ""
            Log.shared.write("posted", "\(notification.name.rawValue) [\(text)]")
            Log.shared.lookAtWindows()
        }
    }
}

// MARK: - Words

extension SceneShiftProbe {
    /// What the log says of things: no contents, which may be secret, but enough to tell
    /// one from another.
    @MainActor
    enum Words {
        static func any(_ object: AnyObject) -> String {
            switch object {
            case is UIApplication:
                return ""
            case let value as UIScene:
                let delegate = name(object_getClass(value.delegate))
                return "scene \(short(value.session)) with \(delegate)"
            case let value as UISceneSession:
                return session(value)
            case let value as UISceneConfiguration:
                return configuration(value)
            case let value as UIScene.ConnectionOptions:
                return options(value)
            case let value as UIWindow:
                return window(value)
            case let value as NSUserActivity:
                return activity(value)
            case let value as URL:
                return url(value)
            case let values as Set<UIOpenURLContext>:
                return values.map { url($0.url) }.sorted().joined(separator: ", ")
            case let values as Set<UISceneSession>:
                return values.map { session($0) }.sorted().joined(separator: ", ")
            case let values as [String: Any]:
                return "keys \(values.keys.sorted().joined(separator: " "))"
            case let value as String:
                return value
            case let value as Data:
                return "\(value.count) bytes"
            default:
                return other(object)
            }
        }

        private static func other(_ object: AnyObject) -> String {
            #if !os(tvOS)
            if let item = object as? UIApplicationShortcutItem {
                return "quick action \(item.type)"
            }
            #endif
            if let error = object as? NSError {
                return "error \(error.domain) \(error.code)"
            }
            return name(object_getClass(object))
        }

        /// A URL without its path and query; what is an app's own scheme may have a secret
        /// for a host, too.
        static func url(_ url: URL) -> String {
            let scheme = url.scheme ?? ""
            let host = ["http", "https"].contains(scheme) ? url.host ?? "" : ""
            return "\(scheme)://\(host) \(mark(url.absoluteString))"
        }

        static func activity(_ activity: NSUserActivity) -> String {
            let link = activity.webpageURL.map { ", \(url($0))" } ?? ""
            let count = activity.userInfo?.count ?? 0
            return "\(activity.activityType), \(count) values\(link)"
        }

        /// The length of a text, and letters that it has in this launch only.
        private static func mark(_ text: String) -> String {
            let letters = String(UInt(bitPattern: text.hashValue), radix: 16).suffix(6)
            return "(\(text.utf8.count) bytes, \(letters))"
        }

        private static func short(_ session: UISceneSession) -> String {
            String(session.persistentIdentifier.prefix(8))
        }

        static func session(_ session: UISceneSession) -> String {
            let restores = session.stateRestorationActivity != nil
            return "session \(short(session)) \(session.role.rawValue), "
                + "restores \(restores), \(configuration(session.configuration))"
        }

        private static func configuration(_ value: UISceneConfiguration) -> String {
            let title = value.name.map { "\"\($0)\"" } ?? "without a name"
            return "configuration \(title), delegate \(name(value.delegateClass)), "
                + "storyboard \(value.storyboard != nil)"
        }

        private static func options(_ options: UIScene.ConnectionOptions) -> String {
            var parts = options.urlContexts.map { "URL \(url($0.url))" }.sorted()
            parts += options.userActivities.map { "activity \(activity($0))" }.sorted()
            if let type = options.handoffUserActivityType {
                parts.append("handoff \(type)")
            }
            if options.cloudKitShareMetadata != nil { parts.append("share") }
            #if !os(tvOS)
            if let item = options.shortcutItem {
                parts.append("quick action \(item.type)")
            }
            if options.notificationResponse != nil { parts.append("notification") }
            #endif
            return parts.isEmpty ? "no options" : parts.joined(separator: ", ")
        }

        static func window(_ window: UIWindow) -> String {
            let scene = window.windowScene.map { short($0.session) } ?? "no scene"
            let level = window.windowLevel.rawValue
            let key = window.isKeyWindow ? " key" : ""
            let hidden = window.isHidden ? " hidden" : ""
            return "\(numbered(window)) of \(scene) level \(level)\(key)\(hidden) shows "
                + controller(window.rootViewController, levels: 3)
        }

        private static func controller(
            _ controller: UIViewController?, levels: Int
        ) -> String {
            guard let controller = controller else { return "nothing" }
            let children = levels > 0 ? controller.children : []
            let texts = children.map { self.controller($0, levels: levels - 1) }
            let inner = texts.isEmpty ? "" : "(\(texts.joined(separator: ", ")))"
            return numbered(controller) + inner
        }

        private static func numbered(_ object: AnyObject) -> String {
            "\(name(object_getClass(object)))#\(Log.shared.number(of: object))"
        }

        static func list(_ names: [String]) -> String {
            names.isEmpty ? "nothing" : names.sorted().joined(separator: " ")
        }

        /// The name of a class without what it is generic over.
        static func name(_ type: AnyClass?) -> String {
            type.map { String(String(reflecting: $0).prefix { $0 != "<" }) } ?? "none"
        }
    }
}
#else
/// Does nothing, since this is no debug build.
@MainActor
struct SceneShiftProbe {
    init(_ delegate: AnyClass) {}

    func content(urls: Bool = false, activities: [String] = []) -> EmptyModifier {
        EmptyModifier()
    }
}
#endif
