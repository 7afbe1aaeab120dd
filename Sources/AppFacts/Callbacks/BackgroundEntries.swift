import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The functions beside the callbacks of the application's delegate that the system calls in a launch in the background: what an intent performs,
/// what hears of an action that shows no screen, and what `BackgroundCallback` lists of objects that the launch makes.
///
/// Source: Apple's pages of `AppIntent.perform()` and `openAppWhenRun`, and of `UNNotificationActionOptions.foreground`.
package struct BackgroundEntries {
    /// All of them.
    package let all: [FlowFunction]

    /// Those of an app.
    package init(_ facts: LaunchFacts) {
        let hearsActions = NotificationActions(in: facts.context).mayRunInBackground
        let launches = BackgroundLaunches(of: facts.context)
        let callbacks = BackgroundCallback.ofObjects.filter { callback in
            guard case .object(let type) = callback.receiver else { return false }
            return !facts.context.files(mentioning: type).isEmpty && launches.mayCall(callback)
        }
        guard hearsActions || !callbacks.isEmpty else {
            all = Self.intents(facts)
            return
        }
        let made = Self.madeByLaunch(facts)
        func methods(_ name: String, _ isMeant: (String) -> Bool) -> [FlowFunction] {
            facts.flow.program.methods(named: name).filter { member in
                made.contains(member.owner) && isMeant(member.located.declaration.selectorName)
            }.flatMap(FlowFunction.all)
        }
        let ofActions =
            hearsActions
            ? methods("userNotificationCenter") { $0.hasPrefix(Self.response) } : []
        let ofObjects = Set(callbacks.map(\.name)).sorted().flatMap { name in
            methods(name) { selector in callbacks.contains { $0.selectorName == selector } }
        }
        all = Self.intents(facts) + ofActions + ofObjects
    }

    private static let response = "userNotificationCenter(_:didReceive:"

    /// The application's delegate, and the classes of the objects that the launch makes, with what they inherit from; those of a view are gone
    /// where no view is shown.
    private static func madeByLaunch(_ facts: LaunchFacts) -> Set<String> {
        let program = facts.flow.program
        var made: Set<String> = [facts.owner.name]
        for function in facts.timeline.early where facts.timeline.isEarly(function) {
            for event in facts.flow.trace(of: function).events where !event.runsLater {
                guard case .call(let call) = event.kind, case .making(let type, _) = call.target
                else { continue }
                made.insert(type)
            }
        }
        return Set(
            made.filter { type in
                type == facts.owner.name
                    || Set(program.supertypes(of: type)).isDisjoint(with: [
                        "UIViewController", "UIView", "View",
                    ])
            }.flatMap(program.supertypes))
    }

    private static func intents(_ facts: LaunchFacts) -> [FlowFunction] {
        guard !facts.context.files(mentioning: "AppIntents").isEmpty else { return [] }
        let program = facts.flow.program
        return program.methods(named: "perform").filter { member in
            let types = program.supertypes(of: member.owner)
            return member.located.declaration.parameters.isEmpty
                && types.dropFirst().contains { $0.hasSuffix("Intent") }
                && !types.contains(where: Self.opening.contains)
                && !opensApp(member.owner, program)
        }.flatMap(FlowFunction.all)
    }

    /// Intents that bring the app to the foreground. Source: Apple's page of each.
    private static let opening: Set<String> = ["OpenIntent", "ForegroundContinuableIntent"]

    /// Whether an intent says that it opens the app, by a constant or a getter.
    private static func opensApp(_ type: String, _ program: Program) -> Bool {
        program.members("openAppWhenRun", of: type).contains { member in
            let file = member.located.file.outline
            return member.located.declaration.range.contains { file.tokens.spells($0, "true") }
        }
    }
}
