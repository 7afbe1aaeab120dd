import SwiftFlow
import SwiftOutline

/// The objects that intents of App Intents have by `@Dependency`, and who adds them.
///
/// Source: Apple's pages of `AppDependencyManager` and `AppDependency`: a dependency has to be added before an intent that needs it is performed.
struct IntentDependencies {
    private struct Dependency: Hashable {
        let name: String
        /// Its type; nil where that is not known.
        let type: String?
    }

    private let program: Program
    private var asked: Set<Dependency> = []
    private var added: Set<Dependency> = []

    /// Those that steps of intents ask for, and that the launch doesn't add.
    init(askedBy steps: [BackgroundCalls.Step], _ facts: LaunchFacts) {
        program = facts.flow.program
        for step in steps {
            guard case .read(let receiver, let member, _, _) = step.event.kind,
                let owner = receiver.type.name
            else { continue }
            for found in program.members(member, of: owner) where Self.isDependency(found) {
                let type = facts.flow.analysis.type(
                    ofVariable: member, found.located, owner: found.owner)
                asked.insert(Dependency(name: member, type: type.name))
            }
        }
        guard !asked.isEmpty else { return }
        for function in facts.timeline.early where facts.timeline.isEarly(function) {
            for event in facts.flow.trace(of: function).events {
                added.formUnion(dependencies(addedBy: event))
            }
        }
    }

    /// Whether there may be any.
    var areAny: Bool { asked != added && !asked.isEmpty }

    /// The name under which an intent asks for what an event adds; nil where that is nothing that the launch does not add.
    func name(addedBy event: FlowEvent) -> String? {
        dependencies(addedBy: event).subtracting(added).map(\.name).min()
    }

    private func dependencies(addedBy event: FlowEvent) -> Set<Dependency> {
        guard case .call(let call) = event.kind, call.name == "add",
            let argument = call.arguments.first(where: { $0.label == "dependency" })
        else { return [] }
        var type = argument.value.type
        if case .function(_, let given) = type.unwrapped { type = given }
        guard let name = type.name else { return asked }
        let known = Set(program.supertypes(of: name))
        return asked.filter { dependency in dependency.type.map(known.contains) ?? true }
    }

    private static func isDependency(_ member: ProgramMember) -> Bool {
        ["Dependency", "AppDependency"].contains {
            member.located.declaration.attribute($0) != nil
        }
    }
}
