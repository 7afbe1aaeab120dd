import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The functions beside the callbacks of the application's delegate that the system calls in a launch in the background: what an intent performs,
/// what hears of an action that shows no screen, and what hears of the location in an object that the launch makes.
///
/// Source: Apple's pages of `AppIntent.perform()` and `openAppWhenRun`, of `UNNotificationActionOptions.foreground`, and of
/// `CLLocationManagerDelegate`.
package struct BackgroundEntries {
    /// What intents perform.
    package let ofIntents: [FlowFunction]
    /// What hears of the actions of notifications.
    package let ofActions: [FlowFunction]
    /// What hears of the location beside the application's delegate.
    package let ofLocations: [FlowFunction]

    /// All of them.
    package var all: [FlowFunction] { ofIntents + ofActions + ofLocations }

    /// Those of an app.
    package init(_ facts: LaunchFacts) {
        let program = facts.flow.program
        ofIntents = Self.intents(facts)
        let hearsActions = NotificationActions(in: facts.context).mayRunInBackground
        let locates = !facts.context.files(mentioning: "CLLocationManagerDelegate").isEmpty
        guard hearsActions || locates else {
            (ofActions, ofLocations) = ([], [])
            return
        }
        let made = Self.madeByLaunch(facts)
        func methods(_ name: String, _ isMeant: (String) -> Bool) -> [FlowFunction] {
            program.methods(named: name).filter { member in
                made.contains(member.owner) && isMeant(member.located.declaration.selectorName)
            }.flatMap(FlowFunction.all)
        }
        ofActions =
            hearsActions
            ? methods("userNotificationCenter") { $0.hasPrefix(Self.response) } : []
        let launches = BackgroundLaunches(of: facts.context)
        ofLocations =
            locates
            ? methods("locationManager") { selector in
                Self.ofLocationManagers.contains {
                    $0.name == selector && launches.mayCall($0)
                }
            } : []
    }

    /// The callbacks of a location manager's delegate. Source: Apple's pages of the services that launch an app: significant changes tell by new
    /// locations, as the standard service does, which wants the mode.
    static let ofLocationManagers: [(name: String, mode: String?)] = [
        ("locationManager(_:didUpdateLocations:)", "location"),
        ("locationManager(_:didEnterRegion:)", nil), ("locationManager(_:didExitRegion:)", nil),
        ("locationManager(_:didDetermineState:for:)", nil),
        ("locationManager(_:didVisit:)", nil),
    ]

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
