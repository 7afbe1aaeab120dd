import AppFacts
import SwiftFlow
import SwiftOutline

/// Says which casts of the application's delegate are repaired.
struct DelegateCastFindings {
    private let context: TargetContext
    private let shared: String

    /// Findings for an app whose delegate is reached by this property.
    init(context: TargetContext, shared: SharedDelegate) {
        self.context = context
        self.shared = shared.text
    }

    /// A finding for each use of the delegate in the app outside of tokens that go, by path; of a local that is cast further
    /// on it says so, or not.
    func findings(
        _ accesses: DelegateAccesses, except removed: [String: [TokenRange]],
        saysHowLocalsGo: Bool
    ) -> [Finding] {
        findings(
            accesses.casts(except: removed), accesses.bindings(except: removed), saysHowLocalsGo)
    }

    /// A finding for each use of the delegate that stays, in code that is not the app's own.
    static func failing(
        _ accesses: DelegateAccesses, except repaired: [String: [TokenRange]],
        in context: TargetContext
    ) -> [Finding] {
        let casts = accesses.casts(except: repaired).map { ($0, $1.range.lowerBound) }
        let locals = accesses.bindings(except: repaired).map { ($0, $1.name) }
        return (casts + locals).map { file, token in
            Finding(
                .delegateCast, .warning, .manual, at: context.place(file, token),
                "the application's delegate is SwiftUI's own object, so this cast fails",
                remedy: nil)
        }
    }

    /// A finding for each cast in the tests of the app.
    func findings(_ tests: HostedTestCasts) -> [Finding] {
        findings(tests.casts, tests.bindings, true)
    }

    private func findings(
        _ casts: [(ProgramFile, DelegateCast)], _ bindings: [(ProgramFile, DelegateBinding)],
        _ saysHowLocalsGo: Bool
    ) -> [Finding] {
        casts.map { file, cast in
            Finding(
                .delegateCast, .note, .automatic, at: context.place(file, cast.range.lowerBound),
                "the cast of the application's delegate becomes '\(shared)'")
        }
            + bindings.map { file, binding in
                Finding(
                    .delegateCast, .note, .automatic, at: context.place(file, binding.name),
                    saysHowLocalsGo
                        ? "the delegate that is cast further on is '\(shared)'"
                        : "the cast of the application's delegate becomes '\(shared)'")
            }
    }
}
