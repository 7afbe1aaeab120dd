/// Of what a report tells: a repository at a commit, or a folder that is in none.
struct ReportedRepository: Sendable, Hashable {
    /// The name of the top folder.
    let name: String
    /// Whether it is a repository.
    let isRepository: Bool
    /// The start of the commit's name; nil where there is none.
    let commit: String?

    private static let commitLength = 12

    /// The repository around a PATH, or its folder.
    init(around root: PlanRoot) {
        let repository = try? GitRepository.find(around: root.named)
        name =
            ((repository?.topLevel ?? root.named).split(separator: "/").last.map(String.init) ?? "/")
            .visible
        isRepository = repository != nil
        commit = (repository?.commit).map { String($0.prefix(Self.commitLength)) }
    }

    /// What it is and which commit, each with a name.
    var facts: [(name: String, value: String)] {
        [(isRepository ? "repository" : "folder", name)] + (commit.map { [("commit", $0)] } ?? [])
    }
}
