import LifecycleMigration

/// Findings as markup.
struct HTMLFindings: Sendable {
    /// What the files belong to; names them as seen from where the command was given.
    let root: RootReport

    /// The list, the worst first; nothing where there are none.
    func lines(_ split: ToldFindings.Split) -> [String] {
        guard !split.new.isEmpty || !split.known.isEmpty else { return [] }
        let references = split.references.map { HTMLText.element("li", HTMLText.escaped($0)) }
        let groups = split.groups(in: SeverityCounts.ranked)
        return ["<ul>"] + groups.map(item) + references + ["</ul>"]
    }

    private func item(for group: FindingGroup) -> String {
        let finding = group.first
        let severity = finding.severity.rawValue
        let remedy = finding.remedy.map { "<br>help: \(HTMLText.prose($0))" } ?? ""
        let sharing = group.sharing.map { "<br>\(HTMLText.escaped($0))" } ?? ""
        let id = finding.id.rawValue
        let text =
            "<strong class=\"\(severity)\">\(severity)</strong>: \(HTMLText.prose(finding.message)) "
            + "(<a href=\"#\(id)\">\(HTMLText.code(id))</a>)\(sharing)\(remedy)"
        let places = group.findings.flatMap(\.places).map {
            HTMLText.code(root.display($0).column)
        }
        guard places.count > 1 else {
            return "<li>\(places.first.map { $0 + " " } ?? "")\(text)</li>"
        }
        let list = places.map { HTMLText.element("li", $0) }.joined()
        return "<li>\(text)<ul>\(list)</ul></li>"
    }
}
