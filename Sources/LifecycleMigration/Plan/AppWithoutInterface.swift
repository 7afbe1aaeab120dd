import AppFacts
import AppleFrameworks
import ProjectModel

extension ApplicationPlanner {
    /// The plan of a Mac target that has nothing for SwiftUI to show, whatever language it starts in; nil for other targets.
    func planWithoutInterface(_ entry: EntryPoint?) -> ApplicationPlan? {
        guard profile.isAppKit else { return nil }
        var plan = base(.none, entry)
        let linked = LinkedCode.modules(linkedBy: context, in: modules).flatMap(\.sources)
        if let app = BackgroundApp(context, linked: linked) {
            plan.reason = "nothing to migrate: it runs in the background and shows nothing"
            plan.findings = [app.finding]
        } else {
            guard let program = ProgramWithoutApplication(context, linked: linked) else {
                return nil
            }
            plan.reason =
                "nothing to migrate: its main function in \(program.place.path.fileName) starts no application"
        }
        if entry == nil, let main = NamesInSources(of: context).firstCall(of: "main") {
            plan.entryPoint = EntryPointSummary(
                kind: .objectiveCMain, place: context.library.place(main.path, main.offset))
        }
        return plan
    }
}
