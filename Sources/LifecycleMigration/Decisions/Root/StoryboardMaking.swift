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

    /// What both have to do with, and where the launch does.
    struct Use {
        /// The function of the launch.
        let function: FlowFunction
        /// The token at which it is used.
        let token: Int
        /// What it is; nil where code can't be followed.
        let name: String?
    }

    /// Whether one of them changes what the other uses.
    var isNoticed: Bool {
        // What the launch does soon may be done before a scene connects.
        use(by: facts.startMethods, withLater: true) != nil || isHeardInBackground
    }

    /// The use of what one of them changes, and the other has to do with: a variable, what others keep, what a notification tells, code that can't
    /// be followed; what the launch does later counts where that is asked for.
    func use(by methods: [LocatedDeclaration], withLater: Bool = false) -> Use? {
        let makers = self.makers
        let entries = methods.compactMap { FlowFunction($0, owner: facts.owner.name) }
        guard !makers.isEmpty, let first = entries.first else { return nil }
        let own = effects(of: makers)
        let launch = moments(of: entries, withLater: withLater)
        return variable(own, effects(of: entries), launch, in: first)
            ?? kept(moments(of: makers), launch, own, in: first)
    }

    /// Whether the objects hear what a callback tells for which the system starts the app in the background, where no scene connects, or set what it uses.
    private var isHeardInBackground: Bool {
        let calls = BackgroundCalls(facts)
        let state = BackgroundState(facts, calls)
        guard calls.announced.areAny || state.areAny else { return false }
        return ofMaking.contains {
            calls.announced.name(heardBy: $0) != nil || state.use(of: $0) != nil
        }
    }

    /// What the objects do as they are made.
    var ofMaking: [LaunchMoment] { moments(of: makers) }

    private var makers: [FlowFunction] {
        guard !facts.usesScenes, let storyboard = facts.storyboard else { return [] }
        return facts.context.storyboards.made(withInitialOf: storyboard)
            .flatMap(functions(making:))
    }

    private func effects(of functions: [FlowFunction]) -> FlowEffects {
        var all = FlowEffects()
        for function in functions { all.add(facts.effects.effects(of: function)) }
        return all
    }

    private func moments(of functions: [FlowFunction], withLater: Bool = false) -> [LaunchMoment] {
        facts.flow.moments(
            of: functions, FurtherCode(facts.flow, facts.timeline), withLater: withLater)
    }

    // MARK: What both use

    private func variable(
        _ making: FlowEffects, _ launch: FlowEffects, _ moments: [LaunchMoment],
        in function: FlowFunction
    ) -> Use? {
        if let name = shared(making, launch) {
            return Use(function: function, token: function.body.lowerBound, name: name)
        }
        return moments.lazy.filter(\.event.runsLater).compactMap { moment in
            let own = facts.effects.effects(of: [moment.event], in: moment.function) { _ in false }
            return shared(making, own).map { use(at: moment, $0) }
        }.first
    }

    private func shared(_ making: FlowEffects, _ launch: FlowEffects) -> String? {
        making.writes.intersection(launch.reads.union(launch.writes))
            .union(making.reads.intersection(launch.writes)).compactMap(\.appName).min()
    }

    private func kept(
        _ making: [LaunchMoment], _ launch: [LaunchMoment], _ effects: FlowEffects,
        in function: FlowFunction
    ) -> Use? {
        let kept = KeptUses(facts, ofLaunch: launch, ofViews: making)
        let uses =
            kept.areAny || effects.reads.union(effects.writes).contains { $0.appName != nil }
        for moment in launch {
            if let name = kept.first(dependingOn: moment)?.name { return use(at: moment, name) }
            if uses && kept.isOpaque(moment) || kept.firstOpaque != nil && kept.changes(moment) {
                return use(at: moment, nil)
            }
        }
        let announced = Announcements(
            by: launch.map { ($0.function, $0.event) }, isLaunch: true, in: facts.flow.program)
        return making.lazy.compactMap(announced.name(heardBy:)).first.map {
            Use(function: function, token: function.body.lowerBound, name: $0)
        }
    }

    private func use(at moment: LaunchMoment, _ name: String?) -> Use {
        Use(function: moment.function, token: moment.event.range.lowerBound, name: name)
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
