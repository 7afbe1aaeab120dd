import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds launch code that asks for the state of the application, which is another one with scenes.
///
/// An app without scenes is inactive while it launches; one with scenes is in the background until a scene connects,
/// also where the user opens it. While the delegate is made both are in the background, and neither is active. Source:
/// Apple, `UIApplication.applicationState`; firebase/firebase-ios-sdk#15802.
struct LaunchApplicationState {
    private let app: UIKitApp

    /// An analysis of an app.
    init(of app: UIKitApp) {
        self.app = app
    }

    /// A finding for each place; none where scenes were in use before.
    func findings() -> [Finding] {
        guard !app.usesScenes else { return [] }
        let timeline = app.launch.timeline
        var seen: Set<Place> = []
        return statusBars() + heard() + inObjectiveC()
            + timeline.early.filter(timeline.runsAtStart).flatMap { function in
                ApplicationStateReads.reads(in: function, of: app.launch.flow).compactMap {
                    token -> Finding? in
                    let place = app.context.place(function.located.file, token)
                    guard seen.insert(place).inserted else { return nil }
                    return Self.finding(at: place)
                }
            }
    }

    private static let message =
        "the state of the application is `.background` while an app with scenes launches, and was `.inactive`"
    private static let remedy =
        "decide this when the app becomes active, or at its first callback"

    /// The finding for a place; `start` says in which code that is.
    static func finding(at place: Place, start: String = "") -> Finding {
        Finding(
            .launchApplicationState, .warning, .manual, at: place,
            start + message, remedy: remedy)
    }

    /// What hears the notification of the launch, which UIKit posts as that ends.
    private func heard() -> [Finding] {
        let (flow, timeline) = (app.launch.flow, app.launch.timeline)
        let names = PostedNotifications.ofLaunch.sorted()
        return flow.functions(naming: names).filter(timeline.isEarly).flatMap {
            function -> [Finding] in
            let file = function.located.file
            let tokens = names.flatMap(file.tokens(spelled:)).filter(function.body.contains)
            let trace = flow.trace(of: function)
            return trace.events.flatMap { event -> [Finding] in
                guard case .call(let call) = event.kind,
                    tokens.contains(where: call.range(around: event).contains)
                else { return [] }
                let methods = SelectedMethod(in: call, of: function).functions(in: flow.program)
                let events = call.arguments.flatMap { $0.value.closures.sorted() }.flatMap(
                    trace.events(ofLater:))
                let run = methods + flow.run(by: events.flatMap { $0.runs(in: flow.program) })
                return ApplicationStateReads.reads(by: events, in: function, of: flow).map {
                    Self.finding(at: app.context.place(file, $0))
                }
                    + run.flatMap { method in
                        ApplicationStateReads.reads(in: method, of: flow).map {
                            Self.finding(at: app.context.place(method.located.file, $0))
                        }
                    }
            }
        }.firstAtEachPlace()
    }

    /// What the launch has Objective-C ask, and the view controllers in Objective-C that it makes.
    private func inObjectiveC() -> [Finding] {
        let (timeline, flow) = (app.launch.timeline, app.launch.flow)
        return timeline.early.filter(timeline.runsAtStart).flatMap { function in
            flow.trace(of: function).events.filter { !$0.runsLater }.compactMap { event in
                let reaches = [
                    flow.objectiveC.reach(of: event, in: function),
                    event.foreignMaking.flatMap { flow.objectiveC.reach(ofLoading: $0) },
                ].compactMap { $0 }
                return reaches.first(where: \.asksForState).map { reach in
                    Finding(
                        .launchApplicationState, .warning, .manual,
                        at: app.context.place(function.located.file, event.range.lowerBound),
                        "\(Self.message): '\(reach.name)' reads it in Objective-C",
                        remedy: Self.remedy)
                }
            }
        }.firstAtEachPlace()
    }

    /// What the launch asks of the status bar, which belongs to a scene, and no scene is connected yet.
    private func statusBars() -> [Finding] {
        let timeline = app.launch.timeline
        let launch = timeline.early.filter { timeline.phases(of: $0).contains { $0.isLaunch } }
        var seen: Set<Place> = []
        return launch.flatMap { function in
            app.launch.flow.trace(of: function).events.compactMap { event -> Finding? in
                guard !event.runsLater,
                    let question = ApplicationQuestion(
                        event, in: function, app.launch.flow.program),
                    Self.statusBar.contains(question.member)
                else { return nil }
                let place = app.context.place(function.located.file, question.token)
                guard seen.insert(place).inserted else { return nil }
                return Finding(
                    .launchApplicationState, .warning, .manual, at: place,
                    "'\(question.member)' now belongs to a scene, and none is connected while the app launches",
                    remedy: "ask when the root view controller's view appears, or for its traits")
            }
        }
    }

    private static let statusBar: Set<String> = [
        "statusBarOrientation", "statusBarFrame", "isStatusBarHidden", "statusBarStyle",
    ]
}
