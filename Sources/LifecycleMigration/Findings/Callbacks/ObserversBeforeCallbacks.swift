import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds observers of the app's state that are there before the delegate's method observes it, and that UIKit told behind that method.
///
/// Source: Apple's pages of the four methods, such as `applicationDidBecomeActive(_:)`: “After calling this method, the app also posts a
/// `didBecomeActiveNotification`”; observers are told in the order in which they were added, which is seen and not documented.
struct ObserversBeforeCallbacks {
    private let choices: MigrationChoices
    private var launch: LaunchFacts { choices.facts.launch }

    /// A look at an app that moves.
    init(of choices: MigrationChoices) {
        self.choices = choices
    }

    /// A finding for each observer.
    func findings() -> [Finding] {
        guard choices.lifeCycleEvents == .notifications else { return [] }
        return choices.facts.app.stateCallbacks.flatMap { callback, method in
            (whileMade(callback) + ofMain(callback)).map { place in
                Finding(
                    .callbackActiveState, .warning, .review, at: place,
                    "this observer is told before '\(method.declaration.selectorName)' now, and was told behind it",
                    remedy:
                        "add it in the launch, where it comes behind the delegate's own observer")
            }
        }.firstAtEachPlace()
    }

    private func names(of callback: StateCallback) -> Set<String> {
        let old =
            "UIApplication" + callback.rawValue.prefix(1).uppercased()
            + callback.rawValue.dropFirst()
        return [callback.rawValue + "Notification", old, old + "Notification"]
    }

    /// Those that are added while the delegate is made.
    private func whileMade(_ callback: StateCallback) -> [Place] {
        let names = names(of: callback)
        return launch.flow.functions(naming: names.sorted()).filter {
            launch.timeline.phases(of: $0).contains(.delegateMade)
        }.flatMap { function in
            launch.flow.trace(of: function).events.compactMap { event -> Place? in
                guard case .call(let call) = event.kind, Self.observing.contains(call.name),
                    !event.runsLater,
                    call.range(around: event).contains(where: {
                        names.contains(function.file.tokens.text(of: $0))
                    })
                else { return nil }
                return launch.context.place(function.located.file, call.token)
            }
        }
    }

    private static let observing: Set<String> = ["addObserver", "publisher"]

    /// Those that are added in front of the start of the app.
    private func ofMain(_ callback: StateCallback) -> [Place] {
        guard let start = choices.facts.start, start.file.path.hasSuffix("main.swift") else {
            return []
        }
        return names(of: callback).sorted().flatMap { start.file.tokens(spelled: $0) }.filter {
            token in !start.file.outline.declarations.contains { $0.range.contains(token) }
        }.map { launch.context.place(start.file, $0) }
    }
}
