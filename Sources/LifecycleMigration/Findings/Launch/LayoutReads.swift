import AppFacts
import SwiftFlow

/// Says where the launch sets something behind the showing of its window that a first view asks for as it is laid out, or for the rows of a list: no
/// source says whether the showing lays it out, and SwiftUI does once the launch has ended.
struct LayoutReads {
    private let launch: LaunchFacts
    private let order: LaunchOrder
    private let late: LateControllers
    private let effects: (LaunchMoment) -> FlowEffects

    /// A look at what a launch sets behind the showing; the layout of late view controllers is behind that.
    init(
        _ launch: LaunchFacts, _ order: LaunchOrder, _ late: LateControllers,
        effects: @escaping (LaunchMoment) -> FlowEffects
    ) {
        self.launch = launch
        self.order = order
        self.late = late
        self.effects = effects
    }

    /// A finding for each place.
    func findings(method: (LaunchMoment) -> String) -> [Finding] {
        let views = order.ofLayout.filter { !late.own($0.entry ?? $0.function) }
        guard !views.isEmpty, !order.behindShow.isEmpty else { return [] }
        let variables = UsesOfViews(views.map { FlowEffects(reads: effects($0).reads) }) { _ in
            true
        }
        let kept = KeptUses(launch, ofLaunch: order.behindShow, ofViews: views)
        return order.behindShow.compactMap { moment -> Finding? in
            guard
                let use = variables.first(dependingOn: FlowEffects(writes: effects(moment).writes))
                    ?? (kept.changes(moment) ? kept.first(dependingOn: moment) : nil)
            else { return nil }
            let view = views[use.view]
            let code = view.event.runsLater ? "a closure of " : ""
            return Finding(
                .launchOrder, .warning, .review, at: place(of: moment),
                "this sets \(KeptThing.said(use.name)): \(code)'\(method(view))' may have run before this line, as the first view was laid out, and now runs after it",
                remedy: "if the view must see this later, do this when it has appeared")
        }
    }

    private func place(of moment: LaunchMoment) -> Place {
        moment.behindShow.map { launch.context.library.place($0.path, token: $0.token) }
            ?? launch.context.place(moment.function.located.file, moment.event.range.lowerBound)
    }
}
