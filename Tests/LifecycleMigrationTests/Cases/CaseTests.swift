import Foundation
import Testing

/// What is planned for each small app of `Tests/Cases` is what is recorded of it.
struct CaseTests {
    /// All files, or with `CASES=scenes` those whose name begins so.
    private static let files = CaseFile.all.filter { file in
        ProcessInfo.processInfo.environment["CASES"].map(file.name.hasPrefix) ?? true
    }

    @Test("Cases", arguments: files)
    func cases(_ file: CaseFile) throws {
        let planned = file.cases.map { ($0.title, PlannedCase($0)) }
        for (title, item) in planned {
            #expect(item.applications.flatMap(\.undeclaredIDs) == [], "\(title)")
        }
        let plans = planned.map(\.1.recording)
        if CaseFile.isRecording {
            try file.record(plans)
            Issue.record("RECORD is set; recorded, for you to review: Tests/Cases/\(file.name).txt")
            return
        }
        for (item, plan) in zip(file.cases, plans) where plan != item.recorded {
            Issue.record(
                "\(item.title)\nplanned:\n\(plan)\nrecorded:\n\(item.recorded ?? "nothing; RECORD=1 writes it")"
            )
        }
    }

    @Test("There are cases, and no two of a file have one title")
    func titles() {
        #expect(!CaseFile.all.isEmpty)
        for file in CaseFile.all {
            #expect(Set(file.cases.map(\.title)).count == file.cases.count, "\(file.name)")
        }
    }
}
