import SwiftFlow

/// The view controllers in Objective-C that the start of an app shows: those that it makes, and those that its own inherit from.
package struct ObjectiveCFirstViews {
    /// What they run as they are loaded, by the names of their classes.
    package let reaches: [(name: String, reach: ObjectiveCReach)]

    /// Those of a launch; `untilTheyAppear` leaves out what they run once they are seen.
    package init(_ launch: LaunchFacts, untilTheyAppear: Bool = false) {
        let (flow, code) = (launch.flow, launch.flow.objectiveC)
        guard launch.context.hasCodeInC else {
            reaches = []
            return
        }
        let made = launch.timeline.early.flatMap { function in
            flow.trace(of: function).events.filter { !$0.runsLater }.compactMap(Self.type)
        }
        let shown = Set(made + launch.shownByStoryboard)
        let views = shown.flatMap { launch.context.storyboards.views(ofController: $0) }
            .map(\.type).filter { code.isClass($0) }
        let ofViews = Set(views.flatMap { code.ancestry(of: $0) })
        let classes = Set(
            shown.flatMap { flow.program.ancestry(of: $0) }.flatMap { code.ancestry(of: $0) })
        reaches = classes.union(ofViews).sorted().compactMap { name in
            code.reach(
                ofLoading: name, untilItAppears: untilTheyAppear, isOfNib: ofViews.contains(name)
            ).map { (name, $0) }
        }
    }

    /// The type that an event makes, or takes a view controller of a storyboard for.
    private static func type(_ event: FlowEvent) -> String? {
        switch event.kind {
        case .call(let call):
            switch call.target {
            case .makingForeign(let type), .making(let type, _): type
            case .functions, .foreign, .elementwise, .closures, .unknown: nil
            }
        case .cast(_, let kind, let type) where kind != .test: type.name
        default: nil
        }
    }
}

extension LaunchFacts {
    /// What the start of the app has Objective-C do, first views aside.
    package var reachesOfLaunch: [ObjectiveCReach] {
        guard context.hasCodeInC else { return [] }
        return timeline.early.filter(timeline.isEarly).flatMap { function in
            flow.trace(of: function).events.filter { !$0.runsLater }.compactMap {
                flow.objectiveC.reach(of: $0, in: function)
            }
        }
    }
}
