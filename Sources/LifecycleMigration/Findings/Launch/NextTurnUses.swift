import AppFacts
import SwiftFlow
import SwiftOutline

/// Says where the launch leaves code to the main queue that sets what a first view reads as it is loaded, or asks for what such a view
/// sets: the view was loaded before, in the launch, and no source says whether SwiftUI has loaded the root when the queue's next turn
/// comes.
struct NextTurnUses {
    private let launch: LaunchFacts
    private let order: LaunchOrder
    private let effects: (LaunchMoment) -> FlowEffects

    /// A look at what a launch leaves to the queue.
    init(
        _ launch: LaunchFacts, _ order: LaunchOrder,
        effects: @escaping (LaunchMoment) -> FlowEffects
    ) {
        self.launch = launch
        self.order = order
        self.effects = effects
    }

    /// A finding for each place.
    func findings(method: (LaunchMoment) -> String) -> [Finding] {
        guard order.isShown, !order.ofFirstViews.isEmpty else { return [] }
        let soon = Set(launch.soon.events.map { EventSpot($0.function, $0.event) })
        let left = launch.flow.leftToMainQueue(
            by: ofLaunch, FurtherCode(launch.flow, launch.timeline)
        ).filter { soon.contains(EventSpot($0.moment.function, $0.moment.event)) }
        guard !left.isEmpty else { return [] }
        let views = order.ofFirstViews
        let read = UsesOfViews(views.map { shared($0, isWriting: false) }) { _ in true }
        let set = UsesOfViews(views.map { shared($0, isWriting: true) }) { _ in true }
        let kept = KeptUses(launch, ofLaunch: left.map(\.moment), ofViews: views)
        let once = ClassesMadeOnce(launch)
        let parts = PartsMadeByViews(
            of: views.filter { $0.function.owner.map(once.contain) ?? false },
            in: launch.flow.program)
        return left.compactMap { queued -> Finding? in
            if let part = parts.part(readBy: queued.moment.event, in: queued.moment.function) {
                return finding(
                    at: queued,
                    "this asks for '\(part.name)' on the main queue's next turn: '\(part.owner)' was loaded before that and had it, and SwiftUI may not have loaded the root by then"
                )
            }
            let isKept = kept.changes(queued.moment)
            if let use = read.first(dependingOn: shared(queued.moment, isWriting: true))
                ?? (isKept ? kept.first(dependingOn: queued.moment) : nil)
            {
                return finding(
                    at: queued,
                    "this sets \(KeptThing.said(use.name)) on the main queue's next turn: '\(method(views[use.view]))' ran before that, and SwiftUI may not have loaded the root by then"
                )
            }
            return set.first(dependingOn: shared(queued.moment, isWriting: false)).map { use in
                finding(
                    at: queued,
                    "this asks for \(KeptThing.said(use.name)) on the main queue's next turn: '\(method(views[use.view]))' had set it before that, and SwiftUI may not have loaded the root by then"
                )
            }
        }.firstAtEachPlace()
    }

    private func finding(at queued: QueuedMoment, _ message: String) -> Finding {
        Finding(
            .launchOrder, .warning, .review,
            at: launch.context.place(
                queued.leaving.function.located.file, queued.leaving.event.range.lowerBound),
            message, remedy: "do this when the root's view has appeared")
    }

    /// What the launch itself does.
    private var ofLaunch: [LaunchMoment] {
        launch.timeline.launchFunctions.flatMap { function in
            launch.flow.trace(of: function).events.filter { !$0.runsLater }.map {
                LaunchMoment(function: function, event: $0)
            }
        }
    }

    /// What something reads, or sets, of variables that there is one of.
    private func shared(_ moment: LaunchMoment, isWriting: Bool) -> FlowEffects {
        let all = effects(moment)
        func isOne(_ location: FlowLocation) -> Bool {
            launch.flow.program.isOne(location) { $0 == launch.owner.name || isSingleton($0) }
        }
        return isWriting
            ? FlowEffects(writes: all.writes.filter(isOne))
            : FlowEffects(reads: all.reads.filter(isOne))
    }

    /// Whether a class has the one object of it that code uses.
    private func isSingleton(_ type: String) -> Bool {
        Self.singletons.contains { launch.flow.program.isStatic($0, of: type) }
    }

    private static let singletons = ["shared", "default", "standard", "current", "instance"]
}
