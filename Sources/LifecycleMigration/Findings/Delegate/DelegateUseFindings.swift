import AppFacts
import SwiftFlow
import SwiftOutline

/// What is said of code that asks the application for its delegate, in an app of AppKit's or WatchKit's.
struct DelegateUseFindings {
    /// The delegate.
    let delegate: DelegateClass
    /// The uses of it.
    let accesses: DelegateAccesses
    /// The property that casts become.
    let shared: SharedDelegate
    /// The target.
    let context: TargetContext

    /// The findings outside of code that goes.
    func findings(except removed: [String: [TokenRange]]) -> [Finding] {
        let casts = accesses.casts(except: removed).map { file, cast in
            context.place(file, cast.range.lowerBound)
        }
        let bindings = accesses.bindings(except: removed).map { file, binding in
            context.place(file, binding.name)
        }
        return (casts + bindings).map {
            Finding(
                .delegateCast, .note, .automatic, at: $0,
                "the cast of the application's delegate becomes '\(shared.text)'")
        } + accesses.findings(except: removed)
            + DelegateInstances(of: delegate, in: context, except: removed).findings()
            + ForeignCasts(of: delegate, in: context, except: accesses.repairedCasts)
            .findings(except: removed)
    }
}
