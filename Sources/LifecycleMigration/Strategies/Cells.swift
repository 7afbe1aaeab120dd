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
            .controller,
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

    /// A SwiftUI view; nil where one of the roots is none.
    func view(_ writes: [RootUses.Write]) -> RootCell? {
        var hosted: [String: [HostedView]] = [:]
        for use in writes {
            guard let view = HostedView(use.write, in: use.function, facts.flow) else { return nil }
            hosted[use.function.located.file.path, default: []].append(view)
        }
        let name = facts.owner.freeMember("rootView", "initialView", "windowRootView")
        return cell(.view, name, hosted: hosted)
    }

    private func cell(
        _ kind: RootCell.Kind, _ name: String, hosted: [String: [HostedView]] = [:]
    ) -> RootCell {
        let shared = facts.usesScenes ? nil : SharedDelegate(of: facts.delegate)
        return RootCell(
            kind: kind, name: name, owner: facts.owner.name,
            shared: shared?.text, hosted: hosted)
    }
}
