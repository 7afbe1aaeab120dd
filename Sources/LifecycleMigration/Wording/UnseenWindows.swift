import SwiftFlow
import SwiftOutline

/// Says which windows beside the app's own are made without a scene, and so never appear in an app with scenes.
///
/// Source: Apple's “Transitioning to the UIKit scene-based life cycle”: a window belongs to a window scene.
struct UnseenWindows {
    private let flow: AppFlow
    private let window: OwnWindow
    private let functions: [FlowFunction]

    /// The words for an app that had no scenes.
    init(flow: AppFlow, window: OwnWindow) {
        self.flow = flow
        self.window = window
        functions = flow.analysis.allFunctions
    }

    /// One for each place that makes such a window, and for each that shows one of which nobody knows where it is made;
    /// an error where it hides what the app shows when it is left.
    func findings() -> [Finding] {
        withoutScene() + functions.compactMap(unknown)
    }

    private func withoutScene() -> [Finding] {
        let made = functions.flatMap { function in
            flow.trace(of: function).events.compactMap { event -> Made? in
                guard case .call(let call) = event.kind else { return nil }
                return origin(of: call, event, function).map {
                    Made(
                        origin: $0, token: call.token, function: function,
                        isOfOwnKind: flow.isOwnKindOfWindow(call.result.type))
                }
            }
        }.filter { !window.origins.contains($0.origin) }
        guard !made.isEmpty else { return [] }
        let scened = origins { event in
            if case .write(let receiver, "windowScene", _, _) = event.kind { receiver } else { nil }
        }
        let used = usedOrigins
        let unseen = made.filter { one in
            !scened.contains(one.origin) && (one.isOfOwnKind || used.contains(one.origin))
        }
        guard !unseen.isEmpty else { return [] }
        let covers = originsShownOnLeaving()
        return unseen.map { finding(about: $0, isCover: covers.contains($0.origin)) }
    }

    /// A window and the call that makes it.
    private struct Made {
        let origin: WindowOrigin
        let token: Int
        let function: FlowFunction
        /// Whether a class of the app's is made, whose code may show it.
        let isOfOwnKind: Bool
    }

    /// The windows that are shown, or go where that may happen; one that is only measured needs no scene.
    private var usedOrigins: Set<WindowOrigin> {
        let events = functions.flatMap { flow.trace(of: $0).events }
        return Set(
            events.flatMap { event -> [FlowValue] in
                switch event.kind {
                case .write(let receiver, "isHidden", _, _),
                    .write(let receiver, "rootViewController", _, _):
                    return [receiver]
                case .call(let call):
                    let isShown = WindowMember.named(call.name) == .shows
                    let arguments: [FlowValue] =
                        switch call.target {
                        case .functions, .closures, .elementwise: []
                        default: call.arguments.map(\.value)
                        }
                    return arguments + (isShown ? [call.receiver].compactMap { $0 } : [])
                case .escape(let value): return [value]
                case .write(let receiver, _, _, let value) where receiver.type == .unknown:
                    return [value]
                default: return []
                }
            }.flatMap(\.windows))
    }

    private func finding(about made: Made, isCover: Bool) -> Finding {
        Finding(
            .windowWithoutScene, isCover ? .error : .warning, .manual,
            at: flow.context.place(made.function.located.file, made.token),
            isCover
                ? "this window is made without a scene and never appears in an app with scenes, so that what it hides when the app is left is seen in the app switcher"
                : "a window that is made without a scene never appears in an app with scenes",
            remedy: "make it with `UIWindow(windowScene:)`, of the scene that it covers")
    }

    /// The window that a call makes without a scene.
    private func origin(
        of call: FlowCall, _ event: FlowEvent, _ function: FlowFunction
    ) -> WindowOrigin? {
        switch call.target {
        case .making, .makingForeign: break
        default: return nil
        }
        guard !getsScene(call) else { return nil }
        let place = MakingPlace(path: function.located.file.path, token: event.range.lowerBound)
        return call.result.windows.contains(.made(place)) ? .made(place) : nil
    }

    /// Whether the making of a window is given a scene, or its class looks for one by itself.
    private func getsScene(_ call: FlowCall) -> Bool {
        let isGiven = call.arguments.contains { argument in
            argument.label?.lowercased().contains("scene") ?? false
                || argument.value.tags.contains(.scene)
                || argument.value.type.name.map { $0.hasPrefix("UI") && $0.hasSuffix("Scene") }
                    ?? false
        }
        if isGiven { return true }
        guard let name = call.result.type.name else { return !call.arguments.isEmpty }
        return flow.program.supertypes(of: name).contains { name in
            flow.context.types(named: name).contains { type in
                type.declaration.range.contains {
                    type.file.outline.tokens.spells($0, "windowScene")
                }
            }
        }
    }

    // MARK: Windows from somewhere

    /// The first window that a function shows and that comes from nowhere that is known; what it is handed is found where
    /// that is made.
    private func unknown(in function: FlowFunction) -> Finding? {
        let events = flow.trace(of: function).events
        let tokens = function.file.tokens
        let shown = events.first { event in
            if function.parameters.contains(where: {
                tokens.spells(event.range.lowerBound, $0.name)
            }) {
                return false
            }
            switch event.kind {
            case .call(let call) where call.name == "makeKeyAndVisible":
                return call.receiver.map(isOfUnknownOrigin) ?? false
            case .write(let receiver, "isHidden", _, _):
                return flow.isWindow(receiver.type) && isOfUnknownOrigin(receiver)
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
        return origins(in: Array(found.values)) { event in
            switch event.kind {
            case .write(let receiver, "isHidden", _, _): receiver
            case .call(let call) where call.name == "makeKeyAndVisible": call.receiver
            default: nil
            }
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
