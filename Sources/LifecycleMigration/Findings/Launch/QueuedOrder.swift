import AppFacts
import SwiftFlow

/// Says where the launch leaves code to the main queue behind the showing of its window, and a first view, which was loaded there, had left some before:
/// now the launch's is in front. Of what both use only static and global variables count: libraries' and other objects' are seldom the same.
struct QueuedOrder {
    private let launch: LaunchFacts
    private let effects: (LaunchMoment) -> FlowEffects
    private let own: [QueuedMoment]
    private let views: [QueuedMoment]

    /// A look at the code that both leave to the queue.
    init(
        _ launch: LaunchFacts, _ order: LaunchOrder,
        effects: @escaping (LaunchMoment) -> FlowEffects
    ) {
        self.launch = launch
        self.effects = effects
        let further = FurtherCode(launch.flow, launch.timeline)
        views = launch.flow.leftToMainQueue(by: order.ofFirstViews, further)
        own =
            views.isEmpty ? [] : launch.flow.leftToMainQueue(by: order.behindShow, further)
    }

    /// A finding for each place in the launch's code.
    func findings(method: (LaunchMoment) -> String) -> [Finding] {
        guard !own.isEmpty else { return [] }
        let uses = UsesOfViews(views.map(shared)) { _ in true }
        return own.compactMap { queued -> Finding? in
            guard let use = uses.first(dependingOn: shared(queued)) else { return nil }
            return Finding(
                .launchOrder, .warning, .manual,
                at: launch.context.place(
                    queued.leaving.function.located.file, queued.leaving.event.range.lowerBound),
                "'\(method(views[use.view].leaving))' left code to the main queue that uses \(KeptThing.said(use.name)), and it ran before what is left here: now this runs first",
                remedy: "leave it to the queue when the root's view has appeared")
        }.firstAtEachPlace()
    }

    /// What something does to variables that there is one of: of members of objects it may be another one's.
    private func shared(_ queued: QueuedMoment) -> FlowEffects {
        let all = effects(queued.moment)
        let program = launch.flow.program
        return FlowEffects(
            reads: all.reads.filter { program.isOne($0) },
            writes: all.writes.filter { program.isOne($0) })
    }
}
