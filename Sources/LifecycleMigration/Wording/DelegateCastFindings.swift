import SwiftFlow
import SwiftOutline

/// Says which casts of the application's delegate are repaired.
struct DelegateCastFindings {
    private let accesses: DelegateAccesses
    private let facts: UIKitFacts

    /// Findings for the uses of an app's delegate.
    init(_ accesses: DelegateAccesses, facts: UIKitFacts) {
        self.accesses = accesses
        self.facts = facts
    }

    /// A finding for each cast outside of tokens that go, by path.
    func findings(except removed: [String: [TokenRange]]) -> [Finding] {
        let shared = facts.sharedDelegate.text
        let casts = accesses.casts(except: removed).map { file, cast in
            Finding(
                .delegateCast, .note, .automatic,
                at: facts.context.place(file, cast.range.lowerBound),
                "the cast of the application's delegate becomes '\(shared)'")
        }
        let bindings = accesses.bindings(except: removed).map { file, binding in
            Finding(
                .delegateCast, .note, .automatic, at: facts.context.place(file, binding.name),
                "the delegate that is cast further on is '\(shared)'")
        }
        return casts + bindings
    }
}
