import Testing

@testable import LifecycleMigration

/// The order in which a report lists findings.
struct FindingOrderTests {
    @Test("What has no place comes first, then what stands further up, then by id and message")
    func order() {
        func finding(_ id: FindingID, _ line: Int?, _ message: String = "") -> Finding {
            let place = line.map {
                Place(path: "A.swift", position: .init(line: $0, column: 1))
            }
            return Finding(id, .note, .review, at: place, message)
        }
        let ordered = [
            finding(.callbackLaunch, nil), finding(.windowAccess, nil),
            finding(.windowAccess, 1), finding(.delegateCast, 2, "a"),
            finding(.delegateCast, 2, "b"), finding(.windowAccess, 2), finding(.callbackLaunch, 3),
        ]
        #expect(Array(ordered.reversed()).inReportOrder() == ordered)
        #expect(ordered.inReportOrder() == ordered)
    }
}
