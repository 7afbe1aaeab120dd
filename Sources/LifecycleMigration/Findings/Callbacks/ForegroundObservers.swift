import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds code of the app's own that the start of the app tells that it enters the foreground: an app with scenes is told so as its
/// first scene does, and one without scenes never was.
///
/// Source: TelemetryDeck's SwiftSDK issue 113, a sample whose launch posts `UIApplication.willEnterForegroundNotification` with a scene
/// delegate and not without; Apple's page of `sceneWillEnterForeground(_:)`, which newly connected scenes call, too.
struct ForegroundObservers {
    private let launch: LaunchFacts
    private var flow: AppFlow { launch.flow }
    private var timeline: LaunchTimeline { launch.timeline }

    /// An analysis of an app that had no scenes.
    init(of launch: LaunchFacts) {
        self.launch = launch
    }

    /// The names of the notification.
    static let names = StateCallback.willEnterForeground.notificationNames

    private static let observing: Set<String> = [
        "addObserver", "publisher", "notifications", "notification", "observe",
    ]

    /// How sure it is that an observer is there by then.
    private enum Moment {
        /// The launch adds it.
        case launch
        /// The first view does, or what runs behind the launch.
        case open

        var message: String {
            switch self {
            case .launch:
                "with scenes this observer also runs at launch: the app enters the foreground then, and without scenes it did not"
            case .open:
                "this observer may be told as the app starts, too: with scenes, the app enters the foreground then, and whether it is there by then is not known"
            }
        }
    }

    /// A finding for each observer that is there by then, or may be.
    func findings() -> [Finding] {
        let direct = flow.functions(naming: Self.names).flatMap { function in
            moment(of: function).map { observers(in: function, at: $0) } ?? []
        }
        let known = Set(direct.compactMap(\.place))
        // A name that is kept, or handed on, is heard of elsewhere.
        let heard = PostedNames.hearings(of: Self.names, in: flow) { file, token in
            !known.contains(flow.context.place(file, token)) && !isOfScene(token, file.outline)
        }.compactMap { file, token in
            flow.functions(in: file, around: [token]).first.flatMap { function in
                moment(of: function).flatMap { observer(at: token, in: function, at: $0) }
            }
        }
        return (direct + heard + inObjectiveC()).firstAtEachPlace()
    }

    /// Those that the launch and the first views add in Objective-C.
    private func inObjectiveC() -> [Finding] {
        let ofLaunch = launch.reachesOfLaunch.map { ($0, Moment.launch) }
        let ofViews = ObjectiveCFirstViews(launch, untilTheyAppear: true).reaches.map {
            ($0.reach, Moment.open)
        }
        return (ofLaunch + ofViews).flatMap { reach, moment in
            reach.spots(where: Self.names.contains).filter(NotificationMessages.isObserved).map {
                finding(at: flow.context.library.place($0.path, $0.offset), moment)
            }
        }
    }

    private func finding(at place: Place, _ moment: Moment) -> Finding {
        Finding(
            .callbackActiveState, .warning, .review, at: place, moment.message,
            remedy: "let it do nothing until the app has been in the background")
    }

    private func observers(in function: FlowFunction, at moment: Moment) -> [Finding] {
        let file = function.located.file
        return Self.names.flatMap { file.tokens(spelled: $0) }.filter {
            function.body.contains($0) && !isOfScene($0, function.file)
        }.sorted().compactMap { observer(at: $0, in: function, at: moment) }
    }

    /// What is said of a name, or what stands for one, at a token of a function that runs at some moment; nil where nobody hears of
    /// it by then.
    private func observer(
        at token: Int, in function: FlowFunction, at moment: Moment
    ) -> Finding? {
        guard let own = self.moment(ofObserverAt: token, in: function) else { return nil }
        let moments = [moment, own]
        return finding(
            at: flow.context.place(function.located.file, token),
            moments.contains(.open) ? .open : .launch)
    }

    private func moment(of function: FlowFunction) -> Moment? {
        if Self.shown.contains(function.located.declaration.name) { return nil }
        if timeline.isEarly(function) { return .launch }
        if timeline.phases(of: function).contains(.firstView) { return .open }
        let owner = function.owner.map(flow.program.supertypes) ?? []
        guard owner.contains(where: ViewClosures.isEvaluated) else { return nil }
        return FirstViews(launch).moments.contains { $0.function == function } ? .open : nil
    }

    /// What UIKit calls once the first scene is in the foreground.
    private static let shown: Set<String> = ["viewDidAppear", "viewIsAppearing"]

    private func isOfScene(_ token: Int, _ file: SwiftFile) -> Bool {
        token > 1 && file.tokens.spells(token - 2, "UIScene")
    }

    /// When the code around a name observes it: by itself, by a name for it, or by a function of the app's.
    private func moment(ofObserverAt token: Int, in function: FlowFunction) -> Moment? {
        let around = flow.trace(of: function).events.compactMap {
            event -> (call: FlowCall, runsLater: Bool)? in
            guard case .call(let call) = event.kind, call.range(around: event).contains(token)
            else { return nil }
            return (call, event.runsLater)
        }
        if around.contains(where: { Self.ending.contains($0.call.name) }) { return nil }
        if let found = around.first(where: { Self.observing.contains($0.call.name) }) {
            if isHarmless(found.call, in: function) { return nil }
            guard found.runsLater else { return .launch }
            // Nobody waits for a sequence at once.
            return found.call.name == "notifications" ? .open : nil
        }
        let isHandedOver = around.contains {
            !$0.runsLater && ($0.call.target.functions ?? []).contains(where: observes)
        }
        return isHandedOver || around.isEmpty && observes(function) ? .launch : nil
    }

    private static let ending: Set<String> = ["post", "removeObserver"]

    private func observes(_ function: FlowFunction) -> Bool {
        flow.trace(of: function).events.contains { event in
            guard case .call(let call) = event.kind, !event.runsLater else { return false }
            return Self.observing.contains(call.name)
        }
    }

    /// Whether what is told does nothing, or nothing until something later has set a flag.
    private func isHarmless(_ call: FlowCall, in function: FlowFunction) -> Bool {
        let methods = SelectedMethod(in: call, of: function).functions(in: flow.program)
        return !methods.isEmpty
            && methods.allSatisfy { method in
                let flags = UnsetFlags(
                    in: flow, start: Set(timeline.early.map(\.id) + [method.id]))
                return flow.trace(of: method).events.allSatisfy { event in
                    switch event.kind {
                    case .call, .write, .change:
                        flags.leaveOut(event, in: method)
                    default: true
                    }
                }
            }
    }
}
