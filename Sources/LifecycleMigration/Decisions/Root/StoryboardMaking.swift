import AppFacts
import SwiftFlow
import SwiftOutline

/// Whether the launch and the objects of the main storyboard have to do with each other: UIKit makes these before the launch, and
/// what loads a storyboard in a SwiftUI scene does behind it.
///
/// Source: Apple, "Responding to the launch of your app": the main storyboard is loaded before `willFinishLaunchingWithOptions`.
struct StoryboardMaking {
    private let facts: LaunchFacts

    /// A look at an app.
    init(_ facts: LaunchFacts) {
        self.facts = facts
    }

    /// Whether one of them sets a variable that the other uses.
    var isNoticed: Bool {
        guard !facts.usesScenes, let storyboard = facts.storyboard else { return false }
        var making = FlowEffects()
        for made in facts.context.storyboards.made(withInitialOf: storyboard) {
            for function in functions(making: made) {
                making.add(facts.effects.effects(of: function))
            }
        }
        guard !making.reads.isEmpty || !making.writes.isEmpty else { return false }
        var launch = FlowEffects()
        for method in facts.startMethods {
            guard let function = FlowFunction(method, owner: facts.owner.name) else { continue }
            launch.add(facts.effects.effects(of: function))
        }
        return !making.writes.filter(\.isOfApp).isDisjoint(with: launch.reads.union(launch.writes))
            || !making.reads.filter(\.isOfApp).isDisjoint(with: launch.writes)
    }

    /// What runs when an object is made and set up.
    private func functions(making made: MadeWithStoryboard) -> [FlowFunction] {
        let program = facts.flow.program
        let members = program.ancestry(of: made.name).compactMap(program.type).flatMap(\.allMembers)
        return members.flatMap { member -> [FlowFunction] in
            let declaration = member.located.declaration
            guard !declaration.isStatic, !declaration.isLazy else { return [] }
            let all = FlowFunction.all(of: member)
            switch declaration.kind {
            case .variable:
                let isSet = !Set(member.names).isDisjoint(with: made.attributes)
                return all.filter {
                    $0.id.part == .initialValue || isSet && $0.id.part == .setter
                }
            case .initializer:
                return declaration.parameters.first?.label == "coder" ? all : []
            default: return declaration.name == "awakeFromNib" ? all : []
            }
        }
    }
}

extension FlowLocation {
    /// Whether it is a variable of the app's own.
    fileprivate var isOfApp: Bool {
        switch self {
        case .member, .global: true
        case .outside: false
        }
    }
}
