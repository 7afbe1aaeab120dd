import AppFacts
import SwiftFlow
import SwiftOutline

/// What moving code does beside making and showing the window, in an app that the system may launch in the background: no scene
/// connects then, and the code does not run.
struct WorkInBackground {
    private let split: LaunchSplit
    private let launch: LaunchFacts
    private let effects: EffectsBesideWindow
    private let working: [Statement]

    /// Looks at the statements that move.
    init(_ split: LaunchSplit, _ launch: LaunchFacts) {
        self.split = split
        self.launch = launch
        let effects = EffectsBesideWindow(in: split.function, launch)
        self.effects = effects
        let working = split.moving.filter { !effects.of($0).changesNothing }
        self.working =
            working.isEmpty || !BackgroundLaunches(of: launch.context).arePossible ? [] : working
    }

    /// The first token of the first such statement; nil where there is none.
    var first: Int? { working.first?.range.lowerBound }

    /// That of the first which changes what an object of the app's other than the delegate and its screens keeps; nil where none does.
    var firstOfModel: Int? {
        guard !working.isEmpty else { return nil }
        let kept = writesThatStay
        return working.first { statement in
            effects.of(statement).writes.contains { !kept.contains($0) && isOfModel($0) }
        }?.range.lowerBound
    }

    /// What the delegate's own values and the statements that stay change, too: a shared object is made by its first use.
    private var writesThatStay: Set<FlowLocation> {
        let values = launch.delegate.properties.flatMap {
            FlowFunction.all(of: $0, owner: launch.delegate.name)
        }.filter { $0.id.part == .initialValue }
        return values.reduce(into: effects.of(split.staying).writes) {
            $0.formUnion(launch.effects.effects(of: $1).writes)
        }
    }

    private func isOfModel(_ location: FlowLocation) -> Bool {
        switch location {
        case .global: return true
        case .outside: return false
        case .member(_, of: let owner):
            let above = launch.flow.program.supertypes(of: owner)
            return owner != launch.owner.name && launch.flow.program.type(owner)?.isDeclared == true
                && !above.contains("UIViewController") && !above.contains("UIView")
        }
    }
}

/// What statements of the launch do, but for what they do to the window itself: that is nobody else's business.
struct EffectsBesideWindow {
    private let function: FlowFunction
    private let launch: LaunchFacts
    private let touches: WindowTouches
    private let ownMembers: Set<String>

    /// The effects of the statements of a function; `ownMembers` are properties of the delegate that nobody else knows.
    init(in function: FlowFunction, _ launch: LaunchFacts, ownMembers: Set<String> = []) {
        self.function = function
        self.ownMembers = ownMembers
        self.launch = launch
        touches = WindowTouches(launch)
    }

    /// What one does, be it in a method that has to do with the window.
    func of(_ statement: Statement) -> FlowEffects { of([statement]) }

    /// What several do: what one of them makes and another one sets up is their own.
    func of(_ statements: [Statement]) -> FlowEffects {
        let program = launch.flow.program
        var all = FlowEffects()
        var visited: Set<FlowFunction.ID> = []
        let trace = launch.flow.trace(of: function)
        var queue = [(function, statements.flatMap { trace.events(within: $0.range) })]
        while let (function, events) = queue.popLast() {
            var beside: [FlowEvent] = []
            for event in events where !touches.isOfWindow(event) && !isOfOwnMember(event) {
                let callees = event.runsLater ? [] : event.runs(in: program)
                guard !callees.isEmpty, callees.allSatisfy(touches.touches) else {
                    beside.append(event)
                    continue
                }
                queue += callees.filter { visited.insert($0.id).inserted }.map {
                    ($0, launch.flow.trace(of: $0).events)
                }
            }
            all.add(launch.effects.effects(of: beside, in: function))
        }
        return all
    }

    private func isOfOwnMember(_ event: FlowEvent) -> Bool {
        switch event.kind {
        case .read(let receiver, let member, _, _), .write(let receiver, let member, _, _):
            receiver.type.unwrapped.name == launch.owner.name && ownMembers.contains(member)
        default: false
        }
    }
}
