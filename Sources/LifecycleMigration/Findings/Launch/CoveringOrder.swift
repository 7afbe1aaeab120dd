import AppFacts
import SwiftFlow
import SwiftOutline

// What lies over the first screen of a container before that is shown.
extension OrderFindings {
    /// Whether a container that is shown shows another view controller from there on.
    func covers(_ moment: LaunchMoment) -> Bool {
        switch moment.event.kind {
        case .call(let call):
            Self.coveringMethods.contains(call.name)
                || call.name == "show" && call.arguments.map(\.label) == [nil, "sender"]
        case .write(_, let member, let token, _):
            Self.coveringProperties.contains(member) && !isFirst(token, in: moment.function.file)
        default: false
        }
    }

    private static let coveringMethods: Set<String> = [
        "pushViewController", "setViewControllers", "showDetailViewController",
        "popViewController", "popToRootViewController", "popToViewController",
    ]
    private static let coveringProperties: Set<String> = [
        "selectedIndex", "selectedViewController", "viewControllers",
    ]
}
