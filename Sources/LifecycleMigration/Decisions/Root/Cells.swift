import AppFacts
import SwiftFlow
import SwiftOutline

/// The properties in which an app can keep its root.
struct Cells {
    private let facts: LaunchFacts

    /// The properties that an app's delegate may get.
    init(_ facts: LaunchFacts) {
        self.facts = facts
    }

    /// A view controller, set at the start.
    var property: RootCell {
        cell(
            .property,
            facts.owner.freeMember(
                "rootViewController", "initialViewController", "windowRootViewController"))
    }

    /// A container, whose child may be replaced at any time.
    var container: RootCell {
        cell(
            .container(
                type: facts.context.freeTypeName(
                    of: ["RootContainerViewController", "WindowRootViewController"])),
            facts.owner.freeMember(
                "rootContainer", "windowContainer", "rootContainerViewController"))
    }

    /// Which SwiftUI view it is.
    func choice(_ chosen: [String: [ChosenView]]) -> RootCell {
        var cell = cell(.property, facts.owner.freeMember("root", "windowRoot", "shownRoot"))
        cell.chosen = chosen
        return cell
    }

    private func cell(_ kind: RootCell.Kind, _ name: String) -> RootCell {
        let shared = facts.usesScenes ? nil : SharedDelegate(of: facts.delegate)
        return RootCell(
            kind: kind, name: name, owner: facts.owner.name, shared: shared?.text)
    }
}
