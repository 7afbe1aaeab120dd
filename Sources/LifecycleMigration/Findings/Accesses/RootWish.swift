import AppFacts
import ProjectModel

/// What a view controller wants of the window, and is not asked for any more.
struct RootWish {
    /// The member by which it was asked.
    let property: String
    /// Its class where a root shows it; nil for a root.
    let shown: String?
    /// What is said of it.
    let finding: Finding

    /// The findings for what roots want and what they show: where a root answers by what it shows, one tells of both.
    static func findings(ofRoots roots: [RootWish], _ shown: [RootWish]) -> [Finding] {
        var left = shown
        var found: [Finding] = []
        var told: Set<String> = []
        // What names the child is the cause where there are both.
        for root in roots.sorted(by: { $0.namesChild && !$1.namesChild }) {
            guard told.insert(root.property).inserted else {
                found.append(root.finding)
                continue
            }
            let answers = left.filter(root.isAnswered)
            left.removeAll(where: root.isAnswered)
            found.append(answers.isEmpty ? root.finding : root.telling(of: answers))
        }
        return found + left.map(\.finding)
    }

    /// What a container answers by naming a child. Source: Apple's pages of these properties.
    static let children = [
        "childForStatusBarStyle": "preferredStatusBarStyle",
        "childForStatusBarHidden": "prefersStatusBarHidden",
        "childForHomeIndicatorAutoHidden": "prefersHomeIndicatorAutoHidden",
        "childForScreenEdgesDeferringSystemGestures":
            "preferredScreenEdgesDeferringSystemGestures",
        "childViewControllerForPointerLock": "prefersPointerLocked",
        "childViewControllerForInterfaceOrientationLock": "prefersInterfaceOrientationLocked",
        "childViewControllerForPreferredContainerBackgroundStyle":
            "preferredContainerBackgroundStyle",
    ]

    private var namesChild: Bool { Self.children[property] != nil }

    /// Whether what a root shows answers for it.
    private func isAnswered(by other: RootWish) -> Bool {
        other.finding.applicability == finding.applicability
            && (other.property == property
                || other.property == Self.children[property])
    }

    private func telling(of answers: [RootWish]) -> Finding {
        let sorted = answers.sorted { $0.finding.precedes($1.finding) }
        let names = sorted.compactMap(\.shown).inOrderOnce
        let property = sorted.first.map(\.property) ?? self.property
        let more = names.count > 1 ? " and \(names.count - 1) more" : ""
        return finding.saying(
            finding.message
                + ", nor has '\(property)' of '\(names.first ?? "")'\(more), which it shows",
            also: Set(sorted.flatMap(\.finding.places)).sorted())
    }
}
