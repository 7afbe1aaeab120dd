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
        // `viewControllers.append(detail)`
        case .change(.some, "viewControllers", _, _): true
        default: false
        }
    }

    /// Whether the first of several is chosen, which is shown anyway: `selectedIndex = 0`.
    private func isFirst(_ member: Int, in file: SwiftFile) -> Bool {
        guard file.tokens.spells(member, "selectedIndex"), file.tokens.spells(member + 1, "="),
            file.tokens.spells(member + 2, "0")
        else { return false }
        if case .operatorToken = file.tokens.tokens[member + 3].kind { return false }
        return true
    }

    /// Whether one of several view controllers is chosen that a container has.
    func isChoice(_ moment: LaunchMoment) -> Bool {
        switch moment.event.kind {
        case .write(_, "selectedIndex", _, _), .write(_, "selectedViewController", _, _): true
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
