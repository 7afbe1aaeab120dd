import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Says what the first views do as they are made and loaded that has to be done within the launch: UIKit loaded them in it, and SwiftUI and scenes do
/// when it has ended, and not at all where the app is started in the background. That of a main storyboard UIKit loaded behind the launch.
struct LaunchBoundFindings {
    private let facts: LaunchFacts
    private let destination: Destination

    /// The findings for an app with an application delegate that shows its window, or whose storyboard UIKit does, and where the app moves.
    init(of facts: LaunchFacts, to destination: Destination) {
        self.facts = facts
        self.destination = destination
    }

    /// What the loading of the first views does.
    func ofFirstViews(_ order: LaunchOrder) -> [Finding] {
        guard order.isLoadedInBackground(facts) else { return [] }
        let calls = LaunchBoundCalls(facts)
        // What the launch itself has run is done by then.
        let views = order.viewsWithStoryboard(facts).filter { moment in
            !facts.timeline.isEarly(moment.function)
        }
        let found = views.compactMap { calls.found($0.event, in: $0.function) }
        return
            (found.filter { isBound($0.kind, order) }.map(finding)
            + (order.isShown ? views.compactMap(hearsEnd) + endsInObjectiveC(views) : [])
            + inObjectiveC(views) { isBound($0, order) }).firstAtEachPlace()
    }

    /// Whether something has to be done within the launch that shows the first view; one that UIKit shows behind the launch only matters in the
    /// background.
    private func isBound(_ kind: LaunchBound, _ order: LaunchOrder) -> Bool {
        order.isShown || kind == .backgroundWork
    }

    /// What view controllers in Objective-C do, and what the others have Objective-C do.
    private func inObjectiveC(
        _ views: [LaunchMoment], where isMeant: (LaunchBound) -> Bool
    ) -> [Finding] {
        guard facts.context.hasCodeInC else { return [] }
        let code = facts.flow.objectiveC
        let bound = ObjectiveCLaunchBound(in: facts.context)
        let reaches =
            views.compactMap { code.reach(of: $0.event, in: $0.function) }
            + ObjectiveCFirstViews(facts, untilTheyAppear: true).reaches.map(\.reach)
        let done = Set(facts.reachesOfLaunch.flatMap { bound.all(in: $0) }.map(\.spot).map(place))
        return reaches.flatMap { bound.all(in: $0) }.compactMap { kind, spot in
            let place = place(spot)
            return done.contains(place) || !isMeant(kind) ? nil : finding(of: kind, at: place)
        }
    }

    /// What view controllers in Objective-C, and what the others have run there, wait for the end of the launch with.
    private func endsInObjectiveC(_ views: [LaunchMoment]) -> [Finding] {
        guard facts.context.hasCodeInC else { return [] }
        let spots = { (reach: ObjectiveCReach) in
            reach.spots(where: PostedNotifications.ofLaunch.contains)
                .filter(NotificationMessages.isObserved).map(place)
        }
        let code = facts.flow.objectiveC
        let done = Set(facts.reachesOfLaunch.flatMap(spots))
        let reaches =
            views.compactMap { code.reach(of: $0.event, in: $0.function) }
            + ObjectiveCFirstViews(facts).reaches.map(\.reach)
        return reaches.flatMap(spots).filter { !done.contains($0) }.map(Self.waitingForEnd)
    }

    private func place(_ spot: ObjectiveCSpot) -> Place {
        facts.context.library.place(spot.path, spot.offset)
    }

    private static let end = PostedNotifications(named: PostedNotifications.ofLaunch)

    /// What waits for the end of the launch, in which the first view was loaded.
    private func hearsEnd(_ moment: LaunchMoment) -> Finding? {
        guard case .call(let call) = moment.event.kind,
            Self.end.reach(call, moment.event.range, in: moment.function.file)
                || mayHearEnd(call, in: moment.function)
        else { return nil }
        return Self.waitingForEnd(at: facts.context.place(moment.function.located.file, call.token))
    }

    /// Whether an observer is added for a name that is kept somewhere, by code of a type that names the end of the launch.
    private func mayHearEnd(_ call: FlowCall, in function: FlowFunction) -> Bool {
        guard call.name == "addObserver",
            let name = call.arguments.first(where: { ["name", "forName"].contains($0.label) })
        else { return false }
        if isNameOfEnd(name.range, in: function) { return true }
        guard name.range.count == 1, let type = function.owner.flatMap(facts.flow.program.type)
        else { return false }
        return type.declarations.contains(where: Self.namesEnd)
    }

    /// Whether a constant of the app's is another name for the end of the launch: `static let launched = UIApplication.didFinishLaunchingNotification`.
    private func isNameOfEnd(_ range: TokenRange, in function: FlowFunction) -> Bool {
        let file = function.file
        guard let last = range.last(where: { file.tokens.tokens[$0].kind == .identifier }) else {
            return false
        }
        let name = file.name(at: last)
        let program = facts.flow.program
        let constants =
            program.membersOfForeignTypes(name).map(\.located) + program.globals(named: name)
        return constants.contains { $0.declaration.kind == .variable && Self.namesEnd($0) }
    }

    /// Whether a declaration has the end of the launch in it.
    private static func namesEnd(_ located: LocatedDeclaration) -> Bool {
        located.declaration.range.contains {
            PostedNotifications.ofLaunch.contains(located.file.outline.tokens.text(of: $0))
        }
    }

    private static func waitingForEnd(at place: Place) -> Finding {
        Finding(
            .launchOrder, .warning, .manual, at: place,
            "this waited, with the first view, for the launch to end, and now waits for what has been: the view is loaded when the launch has ended",
            remedy: "do what it does when the first view is loaded")
    }

    /// What the making of roots does that SwiftUI asks for.
    func ofMaking(_ roots: [MovedRoot]) -> [Finding] {
        guard !facts.usesScenes else { return [] }
        let calls = LaunchBoundCalls(facts)
        return roots.flatMap { calls.all(within: $0.ranges, of: $0.function) }
            .map(finding).firstAtEachPlace()
    }

    private func finding(of found: LaunchBoundCalls.Found) -> Finding {
        finding(
            of: found.kind,
            at: facts.context.place(
                found.function.located.file, found.event.range.lowerBound))
    }

    private func finding(of kind: LaunchBound, at place: Place) -> Finding {
        Finding(
            .launchOrder, .warning, .manual, at: place, message(of: kind),
            remedy: "do this in 'application(_:didFinishLaunchingWithOptions:)'")
    }

    private func message(of kind: LaunchBound) -> String {
        switch kind {
        case .taskRegistration:
            "a background task was registered here during the launch, with the first view, and now is after it: the system terminates the app for that"
        case .notificationDelegate:
            "the delegate of notifications was set here during the launch, with the first view, and now is after it: it is not notified of the tap that launches the app"
        case .backgroundWork:
            "this ran with the first view in a launch in the background, too, and \(destination.showsNothing)"
        }
    }
}
