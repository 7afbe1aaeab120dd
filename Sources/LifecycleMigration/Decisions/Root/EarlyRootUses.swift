import AppFacts
import SwiftFlow
import SwiftOutline

/// The properties and initializers of an application delegate that run code which, after a plan, asks the delegate for the root:
/// `shared` is set when the delegate is made, and they are made before.
struct EarlyRootUses {
    /// The names that the launch mentions: a property of one is made then, where it is lazy.
    let startNames: Set<String>
    private let members: [LocatedDeclaration]

    /// Finds them in a delegate's own members; none where no code reaches the delegate by its class.
    init(of facts: UIKitFacts) {
        startNames = Set(
            facts.launch.startMethods.flatMap { method in
                method.declaration.body.map(method.file.outline.references) ?? []
            }.map(\.name))
        let removal = facts.root.removal
        guard !facts.usesScenes, let shared = removal.scope.cell?.shared else {
            members = []
            return
        }
        let asking = removal.functions.filter { item in
            item.changes.replacements.contains { $0.replacement.hasPrefix(shared + ".") }
        }.map(\.function.id)
        guard !asking.isEmpty else {
            members = []
            return
        }
        members = facts.delegate.members.filter { member in
            LaunchTimeline.isRunWithObject(member.declaration)
                && Self.reaches(Set(asking), from: member, facts)
        }
    }

    /// Whether a member of the delegate is one of them.
    func contains(_ member: LocatedDeclaration) -> Bool {
        members.contains(where: member.isSame)
    }

    private static func reaches(
        _ asking: Set<FlowFunction.ID>, from member: LocatedDeclaration, _ facts: UIKitFacts
    ) -> Bool {
        let made = FlowFunction.all(of: member, owner: facts.delegate.name).filter {
            $0.id.part == .initialValue || $0.id.part == .body
        }
        return facts.launch.flow.run(by: made).contains { asking.contains($0.id) }
    }
}
