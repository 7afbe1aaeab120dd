import AppFacts

/// What a root view controller decides of the screen around it, and how it is seen whether it still does.
enum RootPreference: CaseIterable {
    case statusBar
    case homeIndicator
    case screenEdges
    case orientation
    case pointer

    /// The check of what some findings are about; nil where one says of nothing that is known here.
    static func check(for findings: [Finding]) -> (title: String, check: FindingCheck)? {
        let found = findings.map { Self.named(in: $0.message) }
        guard !found.isEmpty, found.allSatisfy({ !$0.isEmpty }) else { return nil }
        let all = Set(found.joined())
        let decided = allCases.filter(all.contains)
        func list(_ part: (RootPreference) -> String, _ word: String) -> String {
            decided.map(part).listed(by: word)
        }
        let check = FindingCheck(
            .device, "Open each screen that is named, and \(list(\.action, "and")).",
            right: list(\.right, "and") + ".", wrong: list(\.wrong, "or") + ".")
        return (list(\.title, "and"), check)
    }

    /// What a message is about: it starts with the name of the member, in quotes; without one that is known, it says so in words.
    private static func named(in message: String) -> [RootPreference] {
        let quoted = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        let member = quoted.count > 2 && quoted[0].isEmpty ? quoted[1] : ""
        let byMember = allCases.filter { $0.words.contains { member.contains($0) } }
        return byMember.isEmpty
            ? allCases.filter { $0.words.contains { message.contains($0) } } : byMember
    }

    private var words: [String] {
        switch self {
        case .statusBar: ["StatusBar", "status bar"]
        case .homeIndicator: ["HomeIndicator", "home indicator"]
        case .screenEdges: ["ScreenEdges"]
        case .orientation: ["Orientation", "shouldAutorotate"]
        case .pointer: ["Pointer"]
        }
    }

    private var title: String {
        switch self {
        case .statusBar: "the status bar"
        case .homeIndicator: "the home indicator"
        case .screenEdges: "gestures at the edges"
        case .orientation: "orientation"
        case .pointer: "the locked pointer"
        }
    }

    private var action: String {
        switch self {
        case .statusBar: "look at the status bar in light and in dark mode"
        case .homeIndicator: "wait for the home indicator to fade"
        case .screenEdges: "swipe from the edges"
        case .orientation: "turn the device"
        case .pointer: "move the pointer"
        }
    }

    private var right: String {
        switch self {
        case .statusBar: "the status bar has its style or is hidden"
        case .homeIndicator: "the indicator fades"
        case .screenEdges: "the first swipe does not leave the app"
        case .orientation: "the screen keeps its orientation"
        case .pointer: "the pointer stays locked"
        }
    }

    private var wrong: String {
        switch self {
        case .statusBar: "a status bar that shows where it was hidden, or black on black"
        case .homeIndicator: "an indicator that stays"
        case .screenEdges: "a swipe that leaves at once"
        case .orientation: "a screen that turns"
        case .pointer: "a pointer that leaves the screen"
        }
    }
}
