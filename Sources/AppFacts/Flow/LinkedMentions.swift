import ProjectModel

/// The code of linked modules that names something, where no package manager put them there.
package struct LinkedMentions {
    private let facts: LaunchFacts
    private let sources: [String]

    /// A look at what an app is built with, for some names.
    package init(of names: [String], in modules: [LinkedModule], of facts: LaunchFacts) {
        self.facts = facts
        let own = Set(facts.context.target.sources)
        let naming = modules.filter { $0.kind != .tests }.map { module in
            module.ownSources.filter { $0.hasSuffix(".swift") }
        }.filter { sources in
            names.contains { !facts.context.library.paths(sources, mentioning: $0).isEmpty }
        }
        sources = naming.joined().filter { !own.contains($0) }
    }

    /// The launch of the app with their code, as if it were the app's own; nil where there is none.
    package var launch: LaunchFacts? { sources.isEmpty ? nil : facts.with(sources) }
}
