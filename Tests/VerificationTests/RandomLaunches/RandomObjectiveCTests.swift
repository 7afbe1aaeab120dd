import LifecycleMigration
import Testing

/// Random launches with Objective-C beside them. They are planned only: nothing here runs Objective-C.
struct RandomObjectiveCTests {
    @Test(
        "What Objective-C does with the window or the delegate is told at its place",
        arguments: RandomLaunch.Form.allCases)
    func touching(_ form: RandomLaunch.Form) throws {
        var told = 0
        for launch in launches(of: form) {
            var numbers = self.numbers(for: launch)
            let helper = ObjectiveCBeside.touching(&numbers, form: form)
            let planned = try PlannedLaunch(RandomLaunch(launch, beside: helper))
            guard planned.isMigrated else { continue }
            let isTold = planned.findings.contains { finding in
                ([finding.place].compactMap(\.self) + finding.also).contains {
                    $0.path == ObjectiveCBeside.path
                }
            }
            #expect(
                isTold && planned.outcome == .partial,
                "\(form) \(launch.index): \(planned.outcome)\n\(helper.source)")
            told += 1
        }
        #expect(told > 0)
    }

    @Test(
        "Objective-C that has nothing to do with them changes no outcome",
        arguments: RandomLaunch.Form.allCases)
    func harmless(_ form: RandomLaunch.Form) throws {
        for launch in launches(of: form) {
            var numbers = self.numbers(for: launch)
            let helper = ObjectiveCBeside.harmless(&numbers)
            let planned = try PlannedLaunch(RandomLaunch(launch, beside: helper))
            let alone = try PlannedLaunch(launch)
            #expect(
                planned.outcome == alone.outcome, "\(form) \(launch.index):\n\(helper.source)")
        }
    }

    private func launches(of form: RandomLaunch.Form) -> [RandomLaunch] {
        let settings = RandomLaunchSettings.current
        return (settings.first..<settings.first + settings.plans).map {
            RandomLaunch(seed: settings.seed, index: $0, form: form)
        }
    }

    private func numbers(for launch: RandomLaunch) -> SeededNumbers {
        SeededNumbers(seed: RandomLaunchSettings.current.seed &+ 977, index: launch.index)
    }
}
