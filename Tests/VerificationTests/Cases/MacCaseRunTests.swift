import Foundation
import Testing

/// What is planned wholly for the Mac apps of `Tests/Cases` behaves as before: windows with their sizes and styles, menu bars, and
/// what each item does.
///
/// Cases that name what the stubs lack are left out, and so are plans that say that something is lost. An ordinary run has none,
/// a larger one all.
struct MacCaseRunTests {
    private static let files = CaseFile.all.filter { $0.name.hasPrefix("mac-") }

    @Test("A Mac app that migrates wholly shows and does what it did", arguments: files)
    func cases(_ file: CaseFile) async throws {
        guard TestedShare.current.includes(.macos), let verifier = try await SharedVerifier.get()
        else { return }
        for item in file.cases {
            let one = try MigratedCase(item, of: file)
            guard one.outcome == .migrate, let migration = one.migration,
                migration.platform == .macos
            else { continue }
            let result = try await verifier.verify(migration, depth: .only(.run))
            guard result.isRun, let logs = result.logs else { continue }
            let found = MacCaseDifferences(logs.before, logs.after).untold
            let known = MacCaseDifferences.told[one.name] ?? []
            #expect(found == known, "\(one.name)")
        }
    }

    @Test(
        "Only what every menu bar has may come, and nothing may go",
        arguments: [
            ("@ menu App with appInfo", "@ menu App with appInfo help", true),
            ("@ menu App with appInfo", "@ menu App with help", false),
            ("@ menu Note with help", "@ menu Help with help", true),
            ("", "@ menu View with fullScreen", true),
            ("@ menu View with fullScreen", "", false), ("", "@ item View > Grid", false),
            (
                "@ state windows=1 content=A size=1x1",
                "@ state windows=1 content=A title=\"A\" size=1x1", true
            ),
            ("@ state windows=1 content=A title=\"A\"", "@ state windows=1 content=A", false),
        ])
    func kinds(before: String, after: String, isTold: Bool) {
        let differences = MacCaseDifferences(
            LifecycleLog(lines: before.isEmpty ? [] : [before]),
            LifecycleLog(lines: after.isEmpty ? [] : [after]))
        #expect(differences.untold.isEmpty == isTold)
    }
}

/// What differs between two runs of a Mac app beyond what any move to SwiftUI brings.
struct MacCaseDifferences {
    /// What differs where a note says so, or where the app has what the simulator does not see, by the case.
    static let told: [String: [String]] = [
        // The view that prints is on no screen.
        "mac-bars: An item for printing that a view of the app's own answers": [
            "+ @ item Note > Print… ⌘P"
        ],
        // The class that answers is in no chain; a command can be chosen all the same, which a note says.
        "mac-menus: One class answers in the responder chain": [
            "+ @ item Note > Sort", "- @ item Note > Sort disabled",
        ],
        "mac-menus: One of two items is sent along the responder chain, to a method that takes anything":
            ["+ @ item Note > Sort", "- @ item Note > Sort disabled"],
        // The base class conforms to the protocol; Objective-C finds a method of its subclass, Swift on Linux does not.
        "mac-delegates: The same with the attribute": [
            "+ @ state active windows=1 content=nothing size=automatic status-items=1",
            "- @ state active windows=0 content=nothing status-items=1",
            "+ @ state inactive windows=1 content=nothing size=automatic status-items=1",
            "- @ state inactive windows=0 content=nothing status-items=1",
        ],
    ]

    /// The lines that go and come.
    let untold: [String]

    /// Compares two logs. Where a menu bar has what is in every one, it may be in another menu.
    init(_ before: LifecycleLog, _ after: LifecycleLog) {
        let all = before.distinctDifferences(to: after).filter {
            !$0.dropFirst(2).hasPrefix("@ menu ")
        }
        let gone = Set(all.filter { $0.hasPrefix("- ") }.map { $0.dropFirst(2) }.map(String.init))
        let named = Set(
            all.filter { $0.hasPrefix("+ ") && gone.contains(Self.named(String($0.dropFirst(2)))) })
        let unnamed = Set(named.map { "- " + Self.named(String($0.dropFirst(2))) })
        let lost = Self.places(in: before).subtracting(Self.places(in: after))
        untold =
            all.filter { !named.contains($0) && !unnamed.contains($0) }
            + lost.sorted().map { "- place \($0)" }
    }

    /// The places of the menu bar that are filled as in every app.
    private static func places(in log: LifecycleLog) -> Set<String> {
        let menus = log.lines.filter { $0.hasPrefix("@ menu ") }
        let lists = menus.compactMap { $0.components(separatedBy: " with ").dropFirst().last }
        return Set(lists.flatMap { $0.split(separator: " ") }.map(String.init))
    }

    /// A state without the title that a window of SwiftUI's has where AppKit's has none; nothing says so yet, as it is not
    /// known what AppKit shows there.
    private static func named(_ line: String) -> String {
        guard line.hasPrefix("@ state "), let start = line.range(of: " title=\""),
            let end = line[start.upperBound...].firstIndex(of: "\"")
        else { return line }
        return String(line[..<start.lowerBound] + line[line.index(after: end)...])
    }
}
