import AppFacts
import AppleFrameworks
import Foundation
import Testing

@testable import LifecycleMigration

/// What is asked of which app is recorded in `docs/finders.md`.
///
/// `RECORD=1 swift test --filter FinderTests` writes the file, and fails that run.
struct FinderTests {
    @Test("What is asked where, and why not elsewhere, is what is recorded")
    func recorded() throws {
        let text = FinderMatrix().text
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try Data(text.utf8).write(to: Self.file)
            Issue.record("recorded docs/finders.md")
        }
        let written = try String(contentsOf: Self.file, encoding: .utf8)
        #expect(written == text, "docs/finders.md: record it again")
    }

    @Test("Finders have their names, and stand in the order of these")
    func names() {
        #expect(Finder.all.map(\.name) == FinderName.allCases)
        #expect(Finder.all.map(\.name.rawValue) == Finder.all.map(\.name.rawValue).sorted())
    }

    @Test("Each finder is asked somewhere, and may say something", arguments: FinderName.allCases)
    func isAsked(name: FinderName) {
        let finder = name.finder
        #expect(!finder.ids.isEmpty)
        let isAsked = Cell.all.contains { finder.isAsked(in: $0) }
        #expect(isAsked)
    }

    @Test("Each silence is the reason for an empty cell", arguments: FinderName.allCases)
    func silences(name: FinderName) {
        let finder = name.finder
        for index in finder.silences.indices {
            let isReason = Cell.all.contains { cell in
                finder.silences.firstIndex { $0.covers(cell.framework, cell.situation) } == index
            }
            #expect(isReason, "\(finder.silences[index].reason.words)")
        }
    }

    @Test(
        "Where a finder is silent for another one, that one is asked",
        arguments: FinderName.allCases)
    func others(name: FinderName) {
        for cell in Cell.all {
            guard
                case .askedBy(let other) = name.finder.silence(cell.framework, cell.situation)
            else { continue }
            let isAsked = other.finder.isAsked(in: cell)
            #expect(isAsked, "\(cell.framework.rawValue) \(cell.situation.rawValue)")
        }
    }

    @Test("Each id is one that a finder may raise, or one of the way to a plan")
    func ids() {
        let raised = Finder.all.reduce(into: Set<FindingID>()) { $0.formUnion($1.ids) }
        let all = raised.union(FinderMatrix.idsOfTheWay)
        #expect(FindingID.allCases.filter { !all.contains($0) } == [])
        #expect(FinderMatrix.idsOfTheWay.filter(raised.contains) == [])
    }

    private static let file = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("docs/finders.md")
}

/// A place of the matrix.
struct Cell {
    /// The framework of the app.
    let framework: AppleFramework
    /// The situation.
    let situation: Situation

    /// All of them, row by row.
    static let all = AppleFramework.allCases.flatMap { framework in
        Situation.allCases.map { Cell(framework: framework, situation: $0) }
    }
}

extension Finder {
    /// Whether it is asked in a cell.
    func isAsked(in cell: Cell) -> Bool { silence(cell.framework, cell.situation) == nil }
}
