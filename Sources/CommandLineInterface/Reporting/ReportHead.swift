/// What a report says of itself before anything else.
struct ReportHead: Sendable {
    /// The repository of each PATH that could be planned; read from Git once.
    let repositories: [String: ReportedRepository]
    /// The one repository that all PATHs are in; nil for none, and for several.
    let repository: ReportedRepository?
    /// How many there are.
    let repositoryCount: Int
    private let areRepositories: Bool

    /// The tool and its version.
    static let tool = "sceneshift \(ToolVersion.current)"

    /// The head of a report about PATHs.
    init(of roots: [RootReport]) {
        let known = roots.compactMap { root in root.repository.map { (root.path, $0) } }
        repositories = Dictionary(known, uniquingKeysWith: { first, _ in first })
        let all = Set(repositories.values)
        repository = all.count == 1 ? all.first : nil
        repositoryCount = all.count
        areRepositories = all.allSatisfy(\.isRepository)
    }

    /// The sentence, of words and of names as a format writes them.
    func sentence(_ code: (String) -> String) -> String {
        var parts: [String] = []
        if let repository {
            parts = repository.facts.map { "\($0.name) \(code($0.value))" }
        } else if repositoryCount > 1 {
            parts = ["\(repositoryCount) \(areRepositories ? "repositories" : "folders")"]
        }
        return (parts + [Self.tool]).joined(separator: ", ")
    }
}
