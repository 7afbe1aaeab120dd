/// What a report says of itself before anything else.
struct ReportHead: Sendable {
    /// The one repository that all PATHs are in; nil for none, and for several.
    let repository: ReportedRepository?
    /// How many there are.
    let repositoryCount: Int

    /// The tool and its version.
    static let tool = "sceneshift \(ToolVersion.current)"

    /// The head of a report about PATHs.
    init(of roots: [RootReport]) {
        let all = Set(roots.compactMap(\.repository))
        repository = all.count == 1 ? all.first : nil
        repositoryCount = all.count
    }

    /// The sentence, of words and of names as a format writes them.
    func sentence(_ code: (String) -> String) -> String {
        var parts: [String] = []
        if let repository {
            parts = repository.facts.map { "\($0.name) \(code($0.value))" }
        } else if repositoryCount > 1 {
            parts = ["\(repositoryCount) repositories"]
        }
        return (parts + [Self.tool]).joined(separator: ", ")
    }
}
