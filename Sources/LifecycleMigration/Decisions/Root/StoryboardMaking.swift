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

    /// Whether one of them changes what the other uses: a variable, what others keep, what a notification tells; or whether code that can't be
    /// followed may. No scene connects in the background: what is heard there counts as well.
    var isNoticed: Bool {
        guard !facts.usesScenes, let storyboard = facts.storyboard else { return false }
        let making = facts.context.storyboards.made(withInitialOf: storyboard)
            .flatMap(functions(making:))
        guard !making.isEmpty else { return false }
        let launch = facts.startMethods.compactMap { FlowFunction($0, owner: facts.owner.name) }
        return isNoticed(effects(of: making), effects(of: launch))
            || isNoticed(moments(of: making), moments(of: launch), effects(of: making))
    }

    private func effects(of functions: [FlowFunction]) -> FlowEffects {
        var all = FlowEffects()
        for function in functions { all.add(facts.effects.effects(of: function)) }
        return all
    }

    private func moments(of functions: [FlowFunction]) -> [LaunchMoment] {
        facts.flow.moments(of: functions, FurtherCode(facts.flow, facts.timeline))
    }

    private func isNoticed(_ making: FlowEffects, _ launch: FlowEffects) -> Bool {
        !making.writes.filter(\.isOfApp).isDisjoint(with: launch.reads.union(launch.writes))
            || !making.reads.filter(\.isOfApp).isDisjoint(with: launch.writes)
    }

    private func isNoticed(
        _ making: [LaunchMoment], _ launch: [LaunchMoment], _ effects: FlowEffects
    ) -> Bool {
        let kept = KeptUses(facts, ofLaunch: launch, ofViews: making)
        let uses = kept.areAny || effects.reads.union(effects.writes).contains(where: \.isOfApp)
        let posted = PostedNotifications(by: launch.map { ($0.function, [$0.event]) })
        let background = BackgroundCalls(facts)
        return launch.contains { moment in
            kept.first(dependingOn: moment) != nil || uses && kept.isOpaque(moment)
                || kept.firstOpaque != nil && kept.changes(moment)
        }
            || making.contains { moment in
                posted.areHeard(by: moment.event, in: moment.function)
                    || background.isHeard(by: moment) != nil
            }
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
