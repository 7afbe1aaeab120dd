import AppFacts
import SwiftFlow

/// Says where the first views have somebody hear of what a callback of a launch in the background changes or posts, or set what it uses: UIKit loaded
/// them in every launch that showed the window, and none is shown in the background then, so that nobody hears it there, and nothing is set.
///
/// Source: Apple's pages of the callbacks, and of `UIBackgroundModes`: the system starts the app for them.
struct BackgroundHearers {
    private let facts: LaunchFacts
    private let order: LaunchOrder
    private let destination: Destination

    /// A look at an app with the order of its launch, and where it moves.
    init(_ facts: LaunchFacts, _ order: LaunchOrder, to destination: Destination) {
        self.facts = facts
        self.order = order
        self.destination = destination
    }

    /// A finding for each place.
    func findings() -> [Finding] {
        guard order.isLoadedInBackground(facts) else { return [] }
        let own = findings(of: BackgroundCalls(facts), order.viewsOfLaunch(facts))
        // What a storyboard's containers show has more to do with what is near the callbacks than with all that these lead to.
        let inside =
            facts.storyboard == nil
            ? []
            : findings(
                of: BackgroundCalls(facts, onlyNear: true), order.viewsWithStoryboard(facts))
        return (own + inside).firstAtEachPlace()
    }

    private func findings(of calls: BackgroundCalls, _ loaded: [LaunchMoment]) -> [Finding] {
        let state = BackgroundState(facts, calls)
        guard calls.announced.areAny || state.areAny else { return [] }
        // The objects of a storyboard are made in the launch then, if there is one.
        let made = facts.startMethods.isEmpty ? StoryboardMaking(facts).ofMaking : []
        let views =
            loaded.filter { $0.function.located.declaration.name != "awakeFromNib" } + made
        let heard = views.compactMap { view in
            calls.announced.name(heardBy: view).map { name in
                finding(
                    at: view,
                    "after a launch in the background nobody observes \(KeptThing.said(name)) here, which a callback changes or posts: the first view was loaded in each launch, and \(destination.showsNothing)",
                    remedy: "listen in an object that the launch makes, beside the view")
            }
        }
        return heard + missed(views, state)
    }

    /// What the first views set, and a callback then misses.
    private func missed(_ views: [LaunchMoment], _ state: BackgroundState) -> [Finding] {
        let uses = views.compactMap { view in state.use(of: view).map { (view: view, use: $0) } }
        // A view that nobody can reach misses nothing of its own.
        let shared = uses.filter { !$0.use.isOfView }
        var told: Set<String> = []
        return (shared.isEmpty ? uses.filter { !$0.use.isImplicit } : shared).compactMap {
            guard told.insert($0.use.name).inserted else { return nil }
            return finding(
                at: $0.view,
                "after a launch in the background \(KeptThing.said($0.use.name)) is not set, and a callback uses it: the first view, which sets it here, was loaded in each launch, and \(destination.showsNothing)",
                remedy: "set it in the launch, by an object that is there without the view")
        }
    }

    private func finding(at view: LaunchMoment, _ message: String, remedy: String) -> Finding {
        Finding(
            .launchOrder, .warning, .manual,
            at: facts.context.place(view.function.located.file, view.event.range.lowerBound),
            message, remedy: remedy)
    }
}
