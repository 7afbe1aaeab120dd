import Testing

@testable import AppFacts
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
            finding(.callbackLaunch, nil), finding(.windowUse, nil),
            finding(.windowUse, 1, "c"), finding(.delegateCast, 2, "a"),
            finding(.delegateCast, 2, "b"), finding(.windowUse, 2), finding(.callbackLaunch, 3),
        ]
        #expect(Array(ordered.reversed()).inReportOrder() == ordered)
        #expect(ordered.inReportOrder() == ordered)
    }

    @Test(
        "What says the same is one finding; what says something else is not"
    )
    func joined() {
        func finding(_ id: FindingID, _ line: Int?, _ message: String) -> Finding {
            Finding(id, .note, .review, at: line.map(place), message)
        }
        func place(_ line: Int) -> Place {
            Place(path: "A.swift", position: .init(line: line, column: 1))
        }
        let found = [
            finding(.windowAccess, 3, "a"), finding(.windowAccess, 1, "a"),
            finding(.windowAccess, 2, "b"), finding(.windowAccess, nil, "a"),
            finding(.windowUse, 4, "a"), finding(.windowUse, 5, "a"),
            finding(.launchOrder, 6, "a"), finding(.launchOrder, 7, "a"),
        ].inReportOrder()
        #expect(found.map(\.place) == [nil, 1, 2, 4, 6].map { $0.map(place) })
        #expect(found.map(\.also) == [[], [place(3)], [], [place(5)], [place(7)]])
        #expect(found.inReportOrder() == found)
    }
}
