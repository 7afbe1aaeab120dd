import AppFacts
import SwiftFlow
import SwiftOutline

/// What the first views set as they are loaded, of properties that are nil before and taken for granted: outlets, and what they make themselves.
struct PartsMadeByViews {
    /// A member of a class.
    private struct Member: Hashable {
        let name: String
        let owner: String
    }

    private var members: Set<Member> = []
    private let program: Program
    /// Whether there are none.
    var isEmpty: Bool { members.isEmpty }

    /// The parts of what some views do.
    init(of views: [LaunchMoment], in program: Program) {
        self.program = program
        for owner in Set(views.compactMap(\.function.owner)) {
            for member in program.type(owner)?.allMembers ?? []
            where member.located.isImplicitlyUnwrapped {
                let isOutlet = member.located.declaration.attribute("IBOutlet") != nil
                for name in member.names where isOutlet {
                    members.insert(Member(name: name, owner: member.owner))
                }
            }
        }
        for view in views {
            guard case .write(let receiver, let name, _, _) = view.event.kind,
                let owner = receiver.type.name,
                let member = program.members(name, of: owner).first,
                member.located.isImplicitlyUnwrapped
            else { continue }
            members.insert(Member(name: name, owner: member.owner))
        }
    }

    /// The name and the class of the part that something takes for granted; nil where it does with none.
    func part(
        readBy event: FlowEvent, in function: FlowFunction
    ) -> (name: String, owner: String)? {
        guard case .read(let receiver, let name, let token, _) = event.kind,
            let owner = receiver.type.unwrapped.name,
            let member = program.members(name, of: owner).first,
            members.contains(Member(name: name, owner: member.owner)),
            function.file.tokens.tokens[token + 1].kind != .postfixQuestionMark
        else { return nil }
        return (name, member.owner)
    }
}
