import AppFacts
import AppleFrameworks

@testable import LifecycleMigration

/// The page `docs/finders.md`: each finder with what it may say, and the cells in which it is asked.
struct FinderMatrix {
    private var reasons: [String] = []
    private var rows: [String] = []

    /// The ids that no finder raises: those of refusals, and of what is looked at once a plan is there.
    static let idsOfTheWay: [FindingID] = FindingID.allCases.filter(isOfTheWay)

    private static func isOfTheWay(_ id: FindingID) -> Bool {
        switch id {
        case .entryFrameworkDelegate, .entryMissing, .rootUnresolved, .windowUse,
            .windowBeforeLaunch, .windowAmbiguous, .delegateDeclaration, .delegateSuperclass,
            .sceneDelegateMissing, .scenesAdopted, .storyboardMissing, .projectUnreadable,
            .projectFormatUnsupported,
            .macNib, .macBackgroundApp, .appNameTaken, .editConflict, .planUnproven, .verifyFailed:
            true
        default: false
        }
    }

    /// The matrix of all finders.
    init() {
        for finder in Finder.all { add(finder) }
    }

    private mutating func add(_ finder: Finder) {
        var line = "| `\(finder.name.rawValue)` |"
        for cell in Cell.all {
            guard let reason = finder.silence(cell.framework, cell.situation) else {
                line += " ● |"
                continue
            }
            let index = reasons.firstIndex(of: reason.words) ?? reasons.count
            if index == reasons.count { reasons.append(reason.words) }
            line += " \(index + 1) |"
        }
        rows.append(line)
    }

    /// The page.
    var text: String {
        let frameworks = AppleFramework.allCases.flatMap { framework in
            Situation.allCases.map { "\(framework.rawValue) \($0.rawValue)" }
        }
        let ids = Finder.all.map { finder in
            let names = FindingID.allCases.filter(finder.ids.contains).map(Self.link)
            return "| `\(finder.name.rawValue)` | \(names.joined(separator: ", ")) |"
        }
        return """
            # What is asked of which app

            Written by `RECORD=1 swift test --filter FinderTests` from `Finder.all`.

            A finder is asked of every app, whatever its framework and whether it moves, is refused, or is on SwiftUI's life
            cycle already; and of the code that is linked with it, and of its tests. Where it is not asked (no ●), the number
            is that of a reason below, which is declared with the finder.

            | finder | \(frameworks.joined(separator: " | ")) |
            | --- |\(String(repeating: " --- |", count: frameworks.count))
            \(rows.joined(separator: "\n"))

            ## Reasons

            \(reasons.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n"))

            ## What each may say

            | finder | findings |
            | --- | --- |
            \(ids.joined(separator: "\n"))

            Raised by no finder, but on the way to a plan or by what is looked at once it is there:
            \(Self.idsOfTheWay.map(Self.link).joined(separator: ", ")).

            """
    }

    private static func link(_ id: FindingID) -> String {
        "[\(id.rawValue)](findings/\(id.rawValue).md)"
    }
}
