import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Keeps the active and background callbacks of a delegate alive by the notifications that UIKit still posts.
///
/// The bodies stay where they are. Registered in `init`, the delegate is told before any other observer, as it was
/// when UIKit called it first. Source: Apple's “Transitioning to the UIKit scene-based life cycle”, which names the
/// notifications for the state of the whole app.
struct ApplicationStateRewriter {
    private let app: UIKitApp
    private let events: LifeCycleEvents
    private var delegate: DelegateClass { app.delegate }

    /// A rewriter for an app; by anything but notifications, the delegate gets no members.
    init(of app: UIKitApp, by events: LifeCycleEvents) {
        self.app = app
        self.events = events
    }

    /// A callback with something to do, and the method that calls it.
    private struct Observed {
        let callback: StateCallback
        let method: LocatedDeclaration
        let observer: String
    }

    /// How the delegate observes a notification.
    private enum Form {
        /// By a method of its own, as the app's author would.
        case selectors
        /// By blocks, which stay where the app takes its delegate off the notification centre.
        case blocks

        /// What stands in front of a method that is called for a notification.
        var modifiers: String {
            switch self {
            case .selectors: "@objc private"
            case .blocks: "private"
            }
        }

        /// Why the form is what it is, as lines of code.
        var remarks: [String] {
            switch self {
            case .selectors: []
            case .blocks:
                ["// Blocks stay where the app takes the delegate off the notification center."]
            }
        }

        /// The lines that have a method called for a notification.
        func registration(of notification: String, calling method: String) -> [String] {
            switch self {
            case .selectors:
                [
                    "\tcenter.addObserver(", "\t\tself, selector: #selector(\(method)),",
                    "\t\tname: \(notification), object: nil)",
                ]
            case .blocks:
                [
                    "\tcenter.addObserver(",
                    "\t\tforName: \(notification), object: nil, queue: nil",
                    "\t) { [weak self] _ in",
                    "\t\tMainActor.assumeIsolated { self?.\(method)() }", "\t}",
                ]
            }
        }
    }

    /// The members that keep the callbacks alive; nothing where none has a body, or scenes took them over before.
    func members() -> DelegateMembers {
        let observed = observed
        guard events == .notifications, !observed.isEmpty else { return DelegateMembers() }
        let entersForeground = observed.contains { $0.callback == .willEnterForeground }
        let tellsLaunch = entersForeground && BackgroundLaunches(of: app.context).arePossible
        var members = DelegateMembers(statements: ["\(registrationName)()"])
        var section = DelegateSection(title: "Application State")
        let stems = stems(observed, entersForeground, tellsLaunch)
        let form: Form =
            ObserverRemovals(of: app, observing: stems).mayEndObservers ? .blocks : .selectors
        section.methods.append(registration(of: stems, form))
        if entersForeground {
            members.properties.append("private var \(flag) = false")
        }
        section.methods += observed.map { observation($0, entersForeground, form) }
        if tellsLaunch { section.methods.append(launchObservation(form)) }
        let tellsBackground = observed.contains { $0.callback == .didEnterBackground }
        if entersForeground, !tellsBackground {
            section.methods.append([
                "\(form.modifiers) func \(name(of: .didEnterBackground))() {",
                "\t\(flag) = true", "}",
            ])
        }
        members.section = section
        return members
    }

    /// The callbacks that the `App` calls by the scene phase, and how it calls each.
    var phaseCalls: [StateCallback: String] {
        guard events == .scenePhase else { return [:] }
        return Dictionary(
            observed.map { ($0.callback, $0.method.callWithApplication(on: "appDelegate.")) }
        ) { $1 }
    }

    private var observed: [Observed] {
        app.stateCallbacks.filter {
            app.obstacle(toStateCallback: $0.method, by: events) == nil
        }.map {
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
    private func launchObservation(_ form: Form) -> [String] {
        [
            "\(form.modifiers) func \(name(of: Self.launch))() {",
            "\t// An app with scenes always starts in the background; still there a second later, it was launched there.",
            "\tDispatchQueue.main.asyncAfter(deadline: .now() + 1) {",
            "\t\tif UIApplication.shared.applicationState == .background {",
            "\t\t\tself.\(flag) = true", "\t\t}", "\t}", "}",
        ]
    }

    /// The stems of the notifications that are observed.
    private func stems(
        _ observed: [Observed], _ entersForeground: Bool, _ tellsLaunch: Bool
    ) -> [String] {
        var callbacks = observed.map(\.callback)
        if entersForeground, !callbacks.contains(.didEnterBackground) {
            callbacks.append(.didEnterBackground)
        }
        return callbacks.map(\.rawValue) + (tellsLaunch ? [Self.launch] : [])
    }

    private func registration(of stems: [String], _ form: Form) -> [String] {
        let spelling = UIKitSpelling(in: app.context.target)
        let registrations = stems.flatMap { stem in
            form.registration(of: spelling.notification(stem), calling: name(of: stem))
        }
        let center = FrameworkNames(in: app.context)(
            "NotificationCenter", within: app.delegate.name)
        return [
            "/// UIKit posts these, and no longer calls the methods of the delegate itself.",
            "private func \(registrationName)() {", "\tlet center = \(center).default",
        ] + form.remarks.map { "\t" + $0 } + registrations + ["}"]
    }

    private func observation(
        _ item: Observed, _ entersForeground: Bool, _ form: Form
    ) -> [String] {
        var lines = ["\(form.modifiers) func \(item.observer)() {"]
        switch item.callback {
        case .didEnterBackground where entersForeground:
            lines.append("\t\(flag) = true")
        case .willEnterForeground:
            lines.append(
                "\t// A scene enters the foreground at launch too; the app was not told then.")
            lines.append("\tguard \(flag) else { return }")
        default: break
        }
        lines.append("\t\(item.method.callWithApplication())")
        return lines + ["}"]
    }
}
