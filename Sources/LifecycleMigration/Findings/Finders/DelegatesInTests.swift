import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds delegates that tests make themselves: one sets no window any more, which the test may go on to look at.
struct DelegatesInTests {
    private let evidence: Evidence

    /// A search in the tests of an app.
    init(_ evidence: Evidence) {
        self.evidence = evidence
    }

    /// A finding for each notification of the app's state that a test posts, which the delegate hears now.
    func posts() -> [Finding] {
        guard let observed = evidence.beside?.observed, !observed.isEmpty,
            let flow = evidence.flow
        else { return [] }
        return observed.flatMap { callback, method in
            ObservedCallbacks.posts(
                of: callback.notificationNames, method, by: "the test", in: flow)
        }.firstAtEachPlace()
    }

    /// A finding for each, but in files that are told about windows anyway.
    func findings() -> [Finding] {
        let context = evidence.context
        let told = evidence.found(by: .windows).filter { $0.id == .windowAccess }
            .compactMap(\.place?.path)
        let looking = Set(context.files(naming: "window").map(\.path)).subtracting(told)
        let setting = (evidence.delegates + evidence.sceneDelegates).filter { made in
            made.declarations.contains { !$0.file.tokens(spelled: "rootViewController").isEmpty }
        }
        return setting.flatMap { made in
            DelegateInstances(of: made, in: context).places().filter { looking.contains($0.path) }
                .map { place in
                    Finding(
                        .windowAccess, .warning, .manual, at: place,
                        "this '\(made.name)' is made by hand, and sets no root in its window any more",
                        remedy: "test what the App shows; the window is SwiftUI's")
                }
        }
    }
}
