import AppFacts
import SwiftFlow

// What the launch does in closures that may run at once.
extension OrderFindings {
    /// What closures of the launch use that may run at once.
    func possible(_ views: [LaunchMoment]) -> [Finding] {
        let moments = order.possiblyBehindShow
        guard !moments.isEmpty, !views.isEmpty else { return [] }
        let order = order.withPossible
        let objects = ObjectsOfLaunch(launch.flow, behindShow: order.behindShow)
        let known = FirstViewUses(
            of: views, in: launch, order, objects, effects: { self.effects(of: $0) },
            isShared: launch.flow.program.isShared)
        var moved = MovedUses()
        for moment in moments {
            guard
                let use = known.first(dependingOn: moment, objects)
                    ?? known.variables.first(dependingOn: effects(of: moment))
            else { continue }
            moved.add(
                MovedUses.Use(
                    moment: moment, view: known[use.view], name: use.name, isPossible: true))
        }
        return moved.groups.map(finding)
    }

    /// What is said behind a finding that depends on such a closure.
    static var condition: String { ", if the closure here runs at once, which is not known" }
}
