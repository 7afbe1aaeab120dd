import Foundation
import LifecycleMigration
import Testing

/// Whatever way leads to a loss, and wherever its code stands, the plan says so; where nothing is lost, it says nothing.
struct OtherWayTests {
    /// How many of the apps of a way an ordinary run plans; `MORE_CASES=1` plans all.
    private static let share =
        ProcessInfo.processInfo.environment["MORE_CASES"] == nil ? 5 : 1

    @Test("Other ways to the same thing", arguments: OtherWayFile.all)
    func ways(_ file: OtherWayFile) throws {
        for (number, way) in file.ways.enumerated() {
            let all = way.apps
            let chosen = all.indices.filter {
                ($0 + number) % Self.share == 0 || $0 == number % all.count
            }
            for app in chosen.map({ all[$0] }) {
                let plan = try #require(app.plan, "\(way.title)")
                let said = plan.findings.filter { $0.severity != .note }
                let place = "\(way.title): \(app.members), \(app.use)"
                if way.isTwin {
                    #expect(plan.outcome == .migrate && said.isEmpty, "\(place): \(said)")
                } else {
                    let isSaid = said.contains { file.ids.contains($0.id.rawValue) }
                    let isWritten = file.written.map(app.writes) ?? false
                    #expect(
                        plan.outcome == .refuse || plan.outcome == .partial && isSaid || isWritten,
                        "\(place): \(plan.outcome), \(said)")
                }
            }
        }
    }

    @Test("Each file has ways and twins, and makes at least a hundred apps that lose something")
    func sizes() {
        #expect(!OtherWayFile.all.isEmpty)
        for file in OtherWayFile.all {
            let count = file.ways.filter { !$0.isTwin }.map(\.apps.count).reduce(0, +)
            let twins = file.ways.filter(\.isTwin).count
            #expect(count >= 100, "\(file.name): \(count)")
            #expect(twins > 0, "\(file.name)")
        }
    }
}
