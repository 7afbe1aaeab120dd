import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Says which windows beside the app's own are made without a scene, and so never appear in an app with scenes.
///
/// Source: Apple's “Transitioning to the UIKit scene-based life cycle”: a window belongs to a window scene.
struct UnseenWindows {
    private let flow: AppFlow
    private let window: OwnWindow
    private let functions: [FlowFunction]
    private let timeline: LaunchTimeline
    private let covers: Set<WindowOrigin>

    /// The words for an app that had no scenes; `covers` are windows that the plan gives a scene.
    init(
        flow: AppFlow, window: OwnWindow, timeline: LaunchTimeline, covers: Set<WindowOrigin>
    ) {
        self.covers = covers
        self.flow = flow
        self.window = window
        self.timeline = timeline
        functions = flow.analysis.allFunctions
    }

    /// One for each place that makes such a window, and for each that shows one of which nobody knows where it is made;
    /// an error where it hides what the app shows when it is left.
    func findings() -> [Finding] {
        let madeTypes = self.madeTypes
        return withoutScene() + functions.compactMap { unknown(in: $0, besides: madeTypes) }
    }

    /// The classes that the app makes in its code.
    private var madeTypes: Set<String> {
        Set(
            functions.flatMap { flow.trace(of: $0).events }.compactMap { event in
                guard case .call(let call) = event.kind, case .making(let name, _) = call.target
                else { return nil }
                return name
            })
    }

    private func withoutScene() -> [Finding] {
        let unseen = ScenelessWindows(flow: flow, window: window).made
        guard !unseen.isEmpty else { return [] }
        let hiding = originsShownOnLeaving()
        let lines = SceneLines(flow: flow, functions: functions, timeline: timeline)
        let external = originsOnOtherScreens
        return unseen.map { made in
            if covers.contains(made.origin) { return given(made) }
            let line =
                external.contains(made.origin)
                ? Self.sceneOfScreen : lines.remedy(for: made.origin, madeIn: made.function)
            return finding(about: made, isCover: hiding.contains(made.origin), line)
        }
    }

    /// The windows that are put on another screen, which has a scene of its own.
    private var originsOnOtherScreens: Set<WindowOrigin> {
        functions.reduce(into: []) { found, function in
            for event in flow.trace(of: function).events {
                guard case .write(let receiver, "screen", _, _) = event.kind,
                    !event.range.contains(where: { function.file.tokens.spells($0, "main") })
                else { continue }
                found.formUnion(receiver.windows)
            }
        }
    }

    /// Source: Apple's “Presenting content on a connected display”.
    private static let sceneOfScreen =
        "name a scene delegate for the role `.windowExternalDisplayNonInteractive` (`.windowExternalDisplay` before iOS 16), and make the window there with `UIWindow(windowScene:)`"

    private func given(_ made: ScenelessWindows.Made) -> Finding {
        Finding(
            .windowWithoutScene, .note, .automatic,
            at: flow.context.place(made.function.located.file, made.token),
            "the window is given the scene of the app's window each time that it is shown")
    }

    private func finding(
        about made: ScenelessWindows.Made, isCover: Bool, _ remedy: String?
    ) -> Finding {
        Finding(
            .windowWithoutScene, isCover ? .error : .warning, .manual,
            at: flow.context.place(made.function.located.file, made.token),
            isCover
                ? "this window is made without a scene and never appears in an app with scenes, so that what it hides when the app is left is seen in the app switcher"
                : "a window that is made without a scene never appears in an app with scenes",
            remedy: remedy ?? "make it with `UIWindow(windowScene:)`, of the scene that it covers")
    }

    // MARK: Windows from somewhere

    /// The first window that a function shows and that comes from nowhere that is known; what it is handed is found where
    /// that is made.
    private func unknown(
        in function: FlowFunction, besides madeTypes: Set<String>
    ) -> Finding? {
        let events = flow.trace(of: function).events
        let tokens = function.file.tokens
        // What a class does with itself is found where the app makes it.
        let isMade = function.owner.map(madeTypes.contains) ?? false
        func isUnknown(_ value: FlowValue) -> Bool {
            isOfUnknownOrigin(value) && !(isMade && value.type.name == function.owner)
        }
        let shown = events.first { event in
            if function.parameters.contains(where: {
                $0.name.map { tokens.spells(event.range.lowerBound, $0) } ?? false
            }) {
                return false
            }
            switch event.kind {
            case .call(let call) where call.name == "makeKeyAndVisible":
                return call.receiver.map(isUnknown) ?? false
            case .write(let receiver, "isHidden", let member, _):
                return flow.isWindow(receiver.type) && isUnknown(receiver)
                    && !WindowShow.hides(member, in: function.file)
            default: return false
            }
        }
        let getsScene = events.contains { event in
            if case .write(_, "windowScene", _, _) = event.kind { true } else { false }
        }
        guard let shown, !getsScene else { return nil }
        return Finding(
            .windowWithoutScene, .warning, .manual,
            at: flow.context.place(function.located.file, shown.range.lowerBound),
            "where this window is made is not known; without a scene it never appears in an app with scenes",
            remedy: "make it with `UIWindow(windowScene:)`, of the scene that it covers")
    }

    private func isOfUnknownOrigin(_ value: FlowValue) -> Bool {
        value.tags.isEmpty && flow.mayBeWindow(value)
    }

    private func origins(
        in functions: [FlowFunction]? = nil, of value: (FlowEvent) -> FlowValue?
    ) -> Set<WindowOrigin> {
        Set(
            (functions ?? self.functions).flatMap { flow.trace(of: $0).events }.compactMap(value)
                .flatMap(\.windows))
    }

    // MARK: Covers

    private static let leaving: Set<String> = [
        "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
        "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)",
    ]
    private static let notifications = [
        "willResignActiveNotification", "didEnterBackgroundNotification",
        "UIApplicationWillResignActive", "UIApplicationDidEnterBackground",
    ]

    /// The windows that are shown by what runs when the app is left: a callback, an observer, and what they call.
    private func originsShownOnLeaving() -> Set<WindowOrigin> {
        let observed = Set(functions.flatMap(observers))
        var found: [FlowFunction.ID: FlowFunction] = [:]
        var queue = functions.filter { function in
            let declaration = function.located.declaration
            return Self.leaving.contains(declaration.selectorName)
                || observed.contains(declaration.name) || hasObserver(function)
        }
        while let next = queue.popLast() {
            guard found.updateValue(next, forKey: next.id) == nil else { continue }
            for event in flow.trace(of: next).events {
                queue += event.runs(in: flow.program).filter { found[$0.id] == nil }
            }
        }
        return origins(in: found.values.filter { !presentsOnRoot($0) }) { event in
            event.shownWindow?.value
        }
    }

    /// Whether a function presents something on the root of a window: that is an alert's, which hides nothing.
    private func presentsOnRoot(_ function: FlowFunction) -> Bool {
        flow.trace(of: function).events.contains { event in
            guard case .call(let call) = event.kind, call.name == "present" else { return false }
            return event.range.contains { function.file.tokens.spells($0, "rootViewController") }
        }
    }

    private func hasObserver(_ function: FlowFunction) -> Bool {
        let tokens = function.file.tokens
        return function.body.contains { token in
            Self.notifications.contains { tokens.spells(token, $0) }
        }
    }

    /// The methods that a function's statements name as selectors beside such a notification.
    private func observers(in function: FlowFunction) -> [String] {
        guard hasObserver(function) else { return [] }
        let file = function.file
        return file.statements(of: function.body).filter { statement in
            statement.range.contains { token in
                Self.notifications.contains { file.tokens.spells(token, $0) }
            }
        }.flatMap { statement in
            statement.range.filter { file.tokens.spells($0, "selector") }.compactMap { token in
                var last = token + 2
                while last + 2 < statement.range.upperBound,
                    file.tokens.tokens[last + 1].kind == .period
                {
                    last += 2
                }
                return last < statement.range.upperBound ? file.name(at: last) : nil
            }
        }
    }
}
