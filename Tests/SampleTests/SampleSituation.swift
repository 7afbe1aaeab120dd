import Foundation

/// What a sample is there for, as the first line of its README says: `Situation: Hosting roots · Core Data`.
struct SampleSituation {
    /// The kind of app or of question: a heading of the index.
    let group: String
    /// What the sample shows of that, and no other sample of the group does.
    let aspect: String
    /// The app, in a sentence or more: the line behind the first one.
    let app: String

    /// Reads a README; nil where its first line names no situation, or none behind it the app.
    init?(readme: String) {
        let lines = readme.split(separator: "\n").map(String.init)
        guard lines.count >= 2, lines[0].hasPrefix(Self.label) else { return nil }
        let parts = lines[0].dropFirst(Self.label.count).components(separatedBy: " · ")
        guard parts.count == 2, !parts.contains("") else { return nil }
        (group, aspect, app) = (parts[0], parts[1], lines[1])
    }

    private static let label = "Situation: "
}
