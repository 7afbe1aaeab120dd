import AppFacts
import SwiftFlow
import SwiftOutline

/// Says which casts of the application's delegate are repaired.
struct DelegateCastFindings {
    private let context: TargetContext
    private let shared: String

    /// Findings for an app whose delegate is reached by a property.
    init(facts: UIKitFacts) {
        context = facts.context
        shared = facts.sharedDelegate.text
    }

    /// Findings for an app whose delegate is reached by this property.
    init(context: TargetContext, shared: SharedDelegate) {
        self.context = context
        self.shared = shared.text
    }

    /// A finding for each use of the delegate in the app outside of tokens that go, by path.
    func findings(
        _ accesses: DelegateAccesses, except removed: [String: [TokenRange]]
    ) -> [Finding] {
        findings(accesses.casts(except: removed), accesses.bindings(except: removed))
    }

    /// A finding for each cast in the tests of the app.
    func findings(_ tests: HostedTestCasts) -> [Finding] {
        findings(tests.casts, tests.bindings)
    }

    private func findings(
        _ casts: [(ProgramFile, DelegateCast)], _ bindings: [(ProgramFile, DelegateBinding)]
    ) -> [Finding] {
        casts.map { file, cast in
            Finding(
                .delegateCast, .note, .automatic, at: context.place(file, cast.range.lowerBound),
                "the cast of the application's delegate becomes '\(shared)'")
        }
            + bindings.map { file, binding in
                Finding(
                    .delegateCast, .note, .automatic, at: context.place(file, binding.name),
                    "the delegate that is cast further on is '\(shared)'")
            }
    }
}
