import AppFacts
import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Says what a move to UIKit's scenes does, and what of it is left to do.
struct ScenesFindings {
    private let choices: SceneChoices
    private var app: UIKitApp { choices.uiKitApp }
    private var context: TargetContext { choices.context }
    private var name: String { choices.app.typeName }

    /// The findings of an app.
    init(_ choices: SceneChoices) {
        self.choices = choices
    }

    /// What happens to the callbacks that UIKit tells scenes from now on.
    func callbacks() -> [Finding] {
        choices.events.compactMap(event) + choices.states.map(state) + ended
    }

    /// What a start of the app's own needs where it starts another delegate in tests. Source: flutter/flutter#190646.
    func start() -> [Finding] {
        guard app.startsOtherDelegateInTests else { return [] }
        return [
            Finding(
                .entryTestHost, .warning, .review,
                at: context.place(app.entry.file, app.entry.token),
                "tests start the app with another delegate, whose scenes need a delegate of their own",
                remedy:
                    "answer `application(_:configurationForConnecting:options:)` in the tests' delegate, with a scene delegate that shows what they need"
            )
        ]
    }

    /// What UIKit tells nobody any more once an app has scenes.
    private var ended: [Finding] {
        app.delegate.members.compactMap { member in
            guard
                case .ended(let kind)? = ApplicationCallback.callback(of: member, in: app.delegate)?
                    .fate, !member.hasEmptyBody, !context.leavesOut(member)
            else { return nil }
            return Finding(
                kind.finding, .warning, .manual,
                at: context.place(member.file, member.declaration.keyword),
                "'\(member.declaration.selectorName)' is no longer called in an app with scenes",
                remedy: kind.remedyWithScenes)
        }
    }

    private func event(_ callback: EventCallback) -> Finding? {
        let method = callback.method
        let place = context.place(method.file, method.declaration.keyword)
        let selector = method.declaration.selectorName
        switch callback.route {
        case .unused: return nil
        case .none(let reason):
            return Finding(
                callback.kind.finding, .warning, .manual, at: place,
                "'\(selector)' is no longer called, and '\(name)' can't call it: \(reason)",
                remedy: "call what it does from '\(name)'")
        case .modifier, .sceneDelegate:
            return Finding(
                callback.kind.finding, .note, .automatic, at: place,
                "'\(selector)' is called by the new '\(name)', whether the app runs or is started by it"
            )
        }
    }

    private func state(_ route: StateCallbackRoute) -> Finding {
        let method = route.method
        let place = context.place(method.file, method.declaration.keyword)
        let selector = method.declaration.selectorName
        guard let obstacle = route.obstacle else {
            if route.callback == .willEnterForeground, case .isUnknown = choices.launchInBackground
            {
                return Finding(
                    .callbackActiveState, .warning, .manual, at: place,
                    what(route)
                        + (choices.movesStates ? ", whose code doesn't run" : ", but not")
                        + " when the user opens an app that the system launched in the background",
                    remedy:
                        "set '\(name).\(BackgroundLaunchStatement.flag)' to true where the app finds that it was launched in the background"
                )
            }
            return besideOtherRoles(route)
                ?? Finding(
                    .callbackActiveState, .note, .automatic, at: place,
                    what(route) + inBackground(route.callback))
        }
        return Finding(
            .callbackActiveState, .warning, .manual, at: place,
            "'\(selector)' is no longer called, and '\(name)' can't call it: \(obstacle)",
            remedy: "call what it does from '\(name)'")
    }

    /// What differs for a callback where the app has scenes of other roles: each scene has a state of its own, and the app is active while one
    /// of them is. Source: Apple, “Managing your app's life cycle”.
    private func besideOtherRoles(_ route: StateCallbackRoute) -> Finding? {
        guard !app.manifest.otherRoles.isEmpty else { return nil }
        let roles = app.manifest.otherRoles.map { "'\($0)'" }.joined(separator: " or ")
        return Finding(
            .callbackActiveState, .note, .review,
            at: context.place(route.method.file, route.method.declaration.keyword),
            what(route)
                + " for the window's scene alone, and not where a scene of the role \(roles) is in front by itself"
                + inBackground(route.callback),
            remedy:
                "where this is meant for the whole app, observe `UIApplication.\(route.callback.rawValue)Notification`, which UIKit posts for the app"
        )
    }

    /// Who does what a callback did.
    private func what(_ route: StateCallbackRoute) -> String {
        let selector = route.method.declaration.selectorName
        return choices.movesStates
            ? "'\(selector)' moves to the new '\(name)' as '\(route.callback.sceneSelectorName)'"
            : "'\(selector)' is called by the new '\(name)'"
    }

    /// What is open about launches in the background. Source: Apple, “About the background execution sequence”, against radar 14295449.
    private func inBackground(_ callback: StateCallback) -> String {
        guard callback == .didEnterBackground, BackgroundLaunches(of: context).arePossible else {
            return ""
        }
        return (choices.movesStates ? ", which is not called" : ", and not")
            + " in a launch in the background, where no scene connects (whether it was before, Apple's page and reports disagree)"
    }

    /// How the scene is declared, and where the window's code is from now on.
    func scene() -> [Finding] {
        manifest + [window, earlierSystems].compactMap { $0 }
    }

    /// What systems without scenes do, on which nothing makes the window any more. Xcode 27 builds for none of them.
    private var earlierSystems: Finding? {
        let target = context.target
        guard let loss = lossOnEarlierSystems,
            SceneAvailability(of: target, raised: choices.raisedTarget).attribute != nil
        else { return nil }
        let isOfTV = target.platforms.contains(.tvos)
        let isOfPhone = target.platforms != [.tvos]
        let systems = isOfTV && isOfPhone ? "iOS and tvOS 13" : isOfTV ? "tvOS 13" : "iOS 13"
        return Finding(
            .deploymentTarget, .note, .review,
            at: context.place(app.delegate.file, app.delegate.declaration.keyword),
            "'\(target.name)' can be installed on systems before \(systems), where no scene connects, and \(loss) from now on",
            remedy: "raise the deployment target: Xcode 27 builds for iOS 15 and later")
    }

    /// What does not happen any more where no scene connects; nil where all goes on.
    private var lossOnEarlierSystems: String? {
        switch choices.form {
        case .moved: "the app shows nothing"
        case .storyboard:
            choices.form.moved == nil ? nil : "what moves to '\(name)' does not run"
        case .attached(let window):
            window.shows.isEmpty && window.later.isEmpty ? nil : "nothing shows the app's window"
        case .empty: nil
        }
    }

    private var manifest: [Finding] {
        choices.declaration.findings(
            naming: name, by: app.delegate.name,
            at: context.place(app.delegate.file, app.delegate.declaration.keyword), in: context)
    }

    private var window: Finding? {
        switch choices.form {
        case .attached(let window):
            return Finding(
                .rootWindowOwner, .note, .automatic,
                at: context.library.place(window.obstacle.path, token: window.obstacle.token),
                window.storyboard.map {
                    $0.method == nil
                        ? "\(window.obstacle.reason), so the launch goes on making the window, without '\($0.name)', which it replaced, and '\(name)' puts it into the scene that connects"
                        : "\(window.obstacle.reason), so the launch loads '\($0.name)', as UIKit did before it, and '\(name)' puts its window into the scene that connects"
                }
                    ?? "\(window.obstacle.reason), so the window is made as before, and '\(name)' puts it into the scene that connects"
            )
        case .empty:
            return Finding(
                .rootWindowOwner, .note, .automatic,
                at: context.place(app.delegate.file, app.delegate.declaration.keyword),
                "no code of the app makes a window, and '\(name)' makes none either")
        case .storyboard, .moved: return nil
        }
    }

    /// The windows beside the app's own that get no scene, and so are not shown.
    func windows() -> [Finding] {
        let launch = app.launch
        return UnseenWindows(
            flow: launch.flow, window: launch.window, timeline: launch.timeline,
            covers: choices.covers.windows
        ).findings()
    }

    /// What asks for the window in a launch in the background.
    func backgroundWindows() -> [Finding] {
        if case .attached = choices.form { return [] }
        return BackgroundWindowUses(app.launch).uses.map { use in
            Finding(
                .windowAccess, .warning, .manual,
                at: context.place(use.function.located.file, use.event.range.lowerBound),
                "there is no window here in a launch in the background, in which no scene connects",
                remedy: "keep what this needs in an object that is there without the window")
        }.firstOnEachLine()
    }

    /// What the Mac alone asks the application's scenes for as it launches, which none has by then.
    private func catalystScenes() -> [Finding] {
        let supports = context.target.configurations.contains {
            $0.settings["SUPPORTS_MACCATALYST"] == "YES"
        }
        guard supports else { return [] }
        return app.launch.startMethods.flatMap { method -> [Finding] in
            let file = method.file.outline
            let moved = choices.form.moved?.ranges ?? []
            let conditional = file.statements(of: method.declaration.body ?? 0..<0).filter {
                if case .conditionalCompilation = $0.kind { true } else { false }
            }
            return conditional.flatMap(\.range).filter { token in
                file.tokens.spells(token, "connectedScenes")
                    && !moved.contains { $0.contains(token) }
            }.map { token in
                Finding(
                    .windowAccess, .warning, .manual, at: context.place(method.file, token),
                    "no scene is connected when the launch asks this for the Mac",
                    remedy:
                        "set it of `windowScene` in '\(name)', when the scene connects")
            }
        }
    }

    /// What asks the application's delegate for the window in the launch by a protocol, and finds none before a scene connects.
    func lentWindow() -> [Finding] {
        let protocols = app.launch.flow.windowProtocols
        guard choices.form.attached == nil, protocols.areAny else { return [] }
        let launch = app.launch
        return launch.timeline.early.filter(launch.timeline.isEarly).flatMap { function in
            launch.flow.trace(of: function).events.filter { !$0.runsLater }
                .compactMap(protocols.windowToken).map { token in
                    Finding(
                        .windowAccess, .warning, .manual,
                        at: context.place(function.located.file, token),
                        "the launch uses the window here, and there is none before a scene connects",
                        remedy:
                            "do what needs the window in 'scene(_:willConnectTo:options:)' of '\(name)'"
                    )
                }
        }.firstOnEachLine()
    }

    /// What moves to the connection of a scene with a storyboard, and was also done where the system launches the app in the background.
    func workInBackground() -> [Finding] {
        guard case .storyboard(let moved?) = choices.form,
            let work = WorkInBackground(moved.split, app.launch).firstOfModel
        else { return [] }
        return [
            Finding(
                .launchOrder, .warning, .manual,
                at: context.place(moved.split.function.located.file, work),
                "this also ran in a launch in the background; it waits for a scene now, and none connects there",
                remedy:
                    "do in the launch what does not need the window, and in '\(name)' what does"
            )
        ]
    }

    /// What the launch asks of a window that it goes on making, and that nobody sees before a scene connects.
    private func keptWindow() -> [Finding] {
        guard case .attached = choices.form else { return [] }
        return KeptWindowFindings(of: app, sceneDelegate: name).findings()
    }

    /// What asks for scenes and windows before a scene connects; of what is found twice on a line, the Mac's goes first.
    func beforeConnection() -> [Finding] {
        let code = CodeBeforeScenes(of: app, besides: choices.form.moved?.ranges ?? [])
        let asked = ScenesBeforeConnection(
            code, of: app, named: name, keepsWindow: choices.form.attached != nil)
        return
            (catalystScenes() + asked.scenes() + keptWindow() + asked.windows())
            .firstOnEachLine()
    }

    /// What the launch and the first views call of linked code.
    func callsBeside(_ modules: [LinkedModule], _ order: LaunchOrder?) -> [Finding] {
        let calls = CallsBesideLaunch(of: app, modules, besides: choices.form.moved?.ranges ?? [])
        return calls.windows() + calls.observers() + (order.map(calls.notifications) ?? [])
    }
}
