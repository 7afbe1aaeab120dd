import SwiftFlow
import Testing

@testable import LaunchValidation
@testable import LifecycleMigration

/// How two traces stand beside each other.
struct TraceRowTests {
    private func trace(_ labels: String) -> [TraceEvent] {
        labels.map {
            TraceEvent(label: String($0), effects: FlowEffects(), phase: .launch, sites: [])
        }
    }

    /// The rows, each as the label before and the label after, `-` for none.
    private func rows(_ before: String, _ after: String) -> [String] {
        TraceComparison.rows(trace(before), trace(after)).map {
            ($0.before ?? "-") + ($0.after ?? "-")
        }
    }

    @Test("What is the same stands in one row, what is added or lost in one of its own")
    func added() {
        #expect(rows("ab", "ab") == ["aa", "bb"])
        #expect(rows("ab", "axb") == ["aa", "-x", "bb"])
        #expect(rows("axb", "ab") == ["aa", "x-", "bb"])
        #expect(rows("", "x") == ["-x"])
    }

    @Test("What changed places stands on either side where it happens")
    func moved() {
        #expect(rows("abc", "bca") == ["a-", "bb", "cc", "-a"])
        #expect(rows("abc", "cab") == ["a-", "b-", "cc", "-a", "-b"])
    }

    @Test("A row says in which part of the start it happens")
    func moments() throws {
        let source = PlainDelegate.source(
            members: """

                    func application(
                        _ application: UIApplication,
                        willFinishLaunchingWithOptions launchOptions:
                            [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        print("first")
                        return true
                    }
                """)
        let app = try #require(ValidatedApp(["AppDelegate.swift": source + "\n"]))
        #expect(app.plan.trace.map(\.moment) == ["the application is about to launch"])
    }
}
