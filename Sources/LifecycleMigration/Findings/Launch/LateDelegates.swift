import AppFacts
import SwiftFlow
import SwiftOutline

/// Says where the launch gives a container its delegate behind the showing of the window, and the delegate is asked or told as the first screen comes:
/// it may have missed that, and does not now.
///
/// Source: Apple's pages of `UINavigationControllerDelegate` and `UISplitViewControllerDelegate`; no page says whether the showing lays the container out.
struct LateDelegates {
    private let launch: LaunchFacts
    private let order: LaunchOrder

    /// A look at what a launch does behind the showing.
    init(_ launch: LaunchFacts, _ order: LaunchOrder) {
        self.launch = launch
        self.order = order
    }

    /// A finding for each place.
    func findings() -> [Finding] {
        guard order.isShown else { return [] }
        let objects = ObjectsOfLaunch(launch.flow, behindShow: order.behindShow)
        return order.behindShow.compactMap { moment -> Finding? in
            guard case .write(let receiver, "delegate", _, let value) = moment.event.kind,
                let type = receiver.type.unwrapped.name, !moment.isOwn,
                let method = method(ofDelegateOf: type, value),
                objects.made(for: moment)?.isBehind != true
            else { return nil }
            return Finding(
                .launchOrder, .warning, .review,
                at: launch.context.place(
                    moment.function.located.file, moment.event.range.lowerBound),
                "'\(method)' may not have been called for the first screen, as the delegate is set behind the showing here: now it is",
                remedy: "if it must not be, set the delegate when the first screen has appeared")
        }.firstAtEachPlace()
    }

    /// The method by which a delegate hears of the first screen, of a class that the value may be of.
    private func method(ofDelegateOf container: String, _ value: FlowValue) -> String? {
        let program = launch.flow.program
        guard let delegate = value.type.unwrapped.name,
            let kind = program.ancestry(of: container).first(where: {
                Self.methods[$0] != nil
            }), let rows = Self.methods[kind]
        else { return nil }
        for (name, labels) in rows {
            let isThere = program.members(name, of: delegate).contains { member in
                member.located.declaration.parameters.contains { parameter in
                    parameter.label.map(labels.contains) ?? false
                }
            }
            if isThere { return "\(delegate).\(name)" }
        }
        return nil
    }

    private static let methods: [String: [(name: String, labels: Set<String>)]] = [
        "UINavigationController": [("navigationController", ["willShow"])],
        "UISplitViewController": [
            (
                "splitViewController",
                [
                    "collapseSecondary", "topColumnForCollapsingToProposedTopColumn",
                    "willChangeTo", "displayModeForExpandingToProposedDisplayMode",
                ]
            ),
            ("primaryViewController", ["forCollapsing"]),
        ],
    ]
}
