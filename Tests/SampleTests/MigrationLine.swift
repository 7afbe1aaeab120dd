import Foundation
import LifecycleMigration

/// One line of the page about migrations by hand.
struct MigrationLine: Hashable {
    /// The number of the item.
    let item: Int
    /// The file, mostly with a line.
    let place: String
    /// What is said about it.
    let answer: String

    private static let stillCalled = "done: still called, as the delegate stays attached"

    /// Reads a row of a table.
    init?(_ row: String) {
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count == 3, let item = Int(cells[0]) else { return nil }
        self.init(
            item: item, place: cells[1].replacingOccurrences(of: "`", with: ""), answer: cells[2])
    }

    /// What a plan says; nil for a finding that is about none of the items.
    init?(_ finding: Finding) {
        guard let place = finding.place, let item = Self.item(of: finding) else { return nil }
        let word =
            switch finding.applicability {
            case .automatic: "done"
            case .review: "named, to be reviewed"
            case .manual: "named"
            }
        self.init(
            item: item, place: "\(place.path):\(place.position.line)",
            answer: "\(word): `\(finding.id.rawValue)`")
    }

    private init(item: Int, place: String, answer: String) {
        self.item = item
        self.place = place
        self.answer = answer
    }

    /// Whether the plan does it.
    var isDone: Bool { answer.hasPrefix("done") }
    /// Whether the plan names it.
    var isNamed: Bool { answer.hasPrefix("named") }
    /// Whether it is a method that is called as before.
    var isStillCalled: Bool { answer == Self.stillCalled }

    /// The finding that it names.
    var finding: String? {
        guard isDone || isNamed else { return nil }
        let words = answer.split(separator: "`", omittingEmptySubsequences: false)
        return words.count == 3 && words[2].isEmpty ? String(words[1]) : nil
    }

    /// The line about a method that the ledger of a plan has as called like before; nil for others.
    func asLedger(in plan: ApplicationPlan) -> MigrationLine? {
        let isUnchanged = plan.callbacks.contains {
            $0.state == .unchanged && "\($0.place.path):\($0.place.position.line)" == place
        }
        guard [2, 3, 8].contains(item), isUnchanged else { return nil }
        return MigrationLine(item: item, place: place, answer: Self.stillCalled)
    }

    /// Sorts by file, then by line.
    var order: String {
        guard let colon = place.lastIndex(of: ":"),
            let line = Int(place[place.index(after: colon)...])
        else { return place }
        return place[..<colon] + String(format: ":%08d", line)
    }

    /// The item that a finding belongs to.
    private static func item(of finding: Finding) -> Int? {
        switch finding.id {
        case .macReopen: 1
        case .callbackLaunchOptions where finding.message.contains("shortcutItem"): 8
        case .callbackOpenURL, .callbackUserActivity, .callbackLaunchOptions: 2
        case .callbackActiveState: 3
        case .delegateCast, .sceneDelegateCast: 4
        case .sceneConfiguration, .sceneSessionName: 5
        case .windowAppearance: 6
        case .delegateResponderChain: 7
        case .callbackQuickAction: 8
        case .delegateInstance, .delegateEarlyAccess: 9
        case .windowAccess: 10
        case .delegateProxySDK, .sdkLinkTracking, .sdkCallsHandler, .sceneStateRestoration: 11
        default: nil
        }
    }
}
