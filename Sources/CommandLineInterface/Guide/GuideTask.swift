import AppFacts
import LifecycleMigration

/// One thing that is left to do: what was found, in the same words at one or several places.
struct GuideTask: Sendable {
    /// Its number in the guide, from 1.
    let number: Int
    /// What was found, for what it says.
    let finding: Finding
    /// In which other apps it was found; nil for none.
    let sharing: String?
    /// Its places; none for a thing of the whole app.
    let spots: [GuidePlaces.Spot]
    /// Where they are, as the user would name it.
    let lines: [String]
    /// The entries of `.sceneshift.json` by which it is accepted; none for what can't be.
    let entries: [String]
    /// How to see whether it is in order.
    let check: FindingCheck?
    /// The earlier task that tells of the same kind; nil for the first.
    let first: Int?
    /// Whether that one is checked in the same way.
    let isCheckedAsFirst: Bool

    /// Whether a line of code shows that it is done.
    var isKnownByCode: Bool { spots.contains { !$0.isGone && $0.code != nil } }
}

extension GuideTask {
    /// Findings in the order in which they are to be done: steps, then the worst, then what is seen as the app is built, then by
    /// kind.
    static func inOrder(_ findings: [Finding]) -> [Finding] {
        func rank(_ finding: Finding) -> [Int] {
            let severity = Severity.allCases.firstIndex(of: finding.severity) ?? 0
            let isOfBuild = seenInXcode.contains(finding.id)
            return [finding.step ?? .max, severity, isOfBuild ? 0 : 1, order[finding.id] ?? 0]
        }
        return findings.enumerated().map { (rank($1) + [$0], $1) }
            .sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
    }

    private static let seenInXcode = Set(
        FindingPage.all.filter { $0.check?.place == .xcode }.map(\.id))

    private static let order = Dictionary(
        uniqueKeysWithValues: FindingID.allCases.enumerated().map { ($1, $0) })
}
