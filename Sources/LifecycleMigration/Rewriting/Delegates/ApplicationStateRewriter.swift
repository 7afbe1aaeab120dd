import SwiftFlow
import SwiftOutline

/// Keeps the active and background callbacks of a delegate alive by the notifications that UIKit still posts.
///
/// The bodies stay where they are. Registered in `init`, the delegate is told before any other observer, as it was
/// when UIKit called it first. Source: Apple's “Transitioning to the UIKit scene-based life cycle”, which names the
/// notifications for the state of the whole app.
struct ApplicationStateRewriter {
    private let facts: UIKitFacts
    private let events: LifeCycleEvents
    private var delegate: DelegateClass { facts.delegate }

    /// A rewriter for an app; by anything but notifications, the delegate gets no members.
    init(facts: UIKitFacts, by events: LifeCycleEvents) {
        self.facts = facts
        self.events = events
    }

    /// A callback with something to do, and the method that calls it.
    private struct Observed {
        let callback: StateCallback
        let method: LocatedDeclaration
        let observer: String
    }

    /// The members that keep the callbacks alive; nothing where none has a body, or scenes took them over before.
    func members() -> DelegateMembers {
        let observed = observed
        guard events == .notifications, !observed.isEmpty else { return DelegateMembers() }
        let entersForeground = observed.contains { $0.callback == .willEnterForeground }
        let tellsLaunch = entersForeground && BackgroundLaunches(of: facts).arePossible
        var members = DelegateMembers(statements: ["\(registrationName)()"])
        var section = DelegateSection(title: "Application State")
        section.methods.append(registration(observed, entersForeground, tellsLaunch))
        if entersForeground {
            members.properties.append("private var \(flag) = false")
        }
        section.methods += observed.map { observation($0, entersForeground) }
        if tellsLaunch { section.methods.append(launchObservation) }
        let tellsBackground = observed.contains { $0.callback == .didEnterBackground }
        if entersForeground, !tellsBackground {
            section.methods.append([
                "@objc private func \(name(of: .didEnterBackground))() {",
                "\t\(flag) = true", "}",
            ])
        }
        members.section = section
        return members
    }

    /// The callbacks that the `App` calls by the scene phase.
    var phaseCallbacks: [StateCallback] {
        events == .scenePhase ? observed.map(\.callback) : []
    }

    private var observed: [Observed] {
        facts.stateCallbacks.filter { $0.method.obstacleToCalls(in: facts.context) == nil }.map {
            Observed(callback: $0.callback, method: $0.method, observer: name(of: $0.callback))
        }
    }

    private func name(of callback: StateCallback) -> String { name(of: callback.rawValue) }

    /// The stem of a notification, or a longer name where that is taken.
    private func name(of stem: String) -> String {
        free.first(of: [stem, stem + "Notification"])
    }

    private var free: FreeNames { FreeNames(besides: delegate.takenNames) }

    /// The method that registers for the notifications.
    private var registrationName: String {
        free.first(of: ["observeApplicationState", "observeStateOfApplication"])
    }

    /// The property that remembers whether the app has been in the background.
    private var flag: String { free.first(of: ["hasBeenInBackground", "wasInBackground"]) }

    /// The stem of the notification that ends a launch.
    private static let launch = "didFinishLaunching"

    /// Neither the state at launch nor the scenes tell a launch in the background from one that the user sees: an app
    /// with scenes always starts in the background (Apple, `UIApplication.applicationState`).
    private var launchObservation: [String] {
        [
            "@objc private func \(name(of: Self.launch))() {",
            "\t// An app with scenes always starts in the background; still there a second later, it was launched there.",
            "\tDispatchQueue.main.asyncAfter(deadline: .now() + 1) {",
            "\t\tif UIApplication.shared.applicationState == .background {",
            "\t\t\tself.\(flag) = true", "\t\t}", "\t}", "}",
        ]
    }

    private func registration(
        _ observed: [Observed], _ entersForeground: Bool, _ tellsLaunch: Bool
    ) -> [String] {
        var callbacks = observed.map(\.callback)
        if entersForeground, !callbacks.contains(.didEnterBackground) {
            callbacks.append(.didEnterBackground)
        }
        var observers = callbacks.map { (method: name(of: $0), stem: $0.rawValue) }
        if tellsLaunch { observers.append((name(of: Self.launch), Self.launch)) }
        let spelling = UIKitSpelling(in: facts.context.target)
        let registrations = observers.flatMap { observer in
            [
                "\tcenter.addObserver(",
                "\t\tself, selector: #selector(\(observer.method)),",
                "\t\tname: \(spelling.notification(observer.stem)), object: nil)",
            ]
        }
        return [
            "/// UIKit posts these, and no longer calls the methods of the delegate itself.",
            "private func \(registrationName)() {", "\tlet center = NotificationCenter.default",
        ] + registrations + ["}"]
    }

    private func observation(_ item: Observed, _ entersForeground: Bool) -> [String] {
        var lines = ["@objc private func \(item.observer)() {"]
        switch item.callback {
        case .didEnterBackground where entersForeground:
            lines.append("\t\(flag) = true")
        case .willEnterForeground:
            lines.append(
                "\t// A scene enters the foreground at launch too; the app was not told then.")
            lines.append("\tguard \(flag) else { return }")
        default: break
        }
        lines.append("\t\(item.callback.methodName)(.shared)")
        return lines + ["}"]
    }
}
