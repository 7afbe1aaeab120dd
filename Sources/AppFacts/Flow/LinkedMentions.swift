import ProjectModel

/// The code of linked modules that names something, where no package manager put them there.
package struct LinkedMentions {
    private let facts: LaunchFacts
    private let sources: [String]

    /// A look at what an app is built with, for some names.
    package init(of names: [String], in modules: [LinkedModule], of facts: LaunchFacts) {
        self.facts = facts
        let own = Set(facts.context.target.sources)
        let naming = modules.filter { module in
            module.kind != .tests
                && names.contains { name in
                    !facts.context.library.paths(Self.own(module.sources), mentioning: name).isEmpty
                }
        }
        sources = Self.own(naming.flatMap(\.sources)).filter { !own.contains($0) }
    }

    /// The launch of the app with their code, as if it were the app's own; nil where there is none.
    package var launch: LaunchFacts? { sources.isEmpty ? nil : facts.with(sources) }

    /// The sources in Swift that belong to the repository itself.
    private static func own(_ sources: [String]) -> [String] {
        let folders = ["Pods/", "Carthage/", "checkouts/", "node_modules/", "vendor/", "Vendor/"]
        return sources.filter { path in
            path.hasSuffix(".swift")
                && !folders.contains { path.hasPrefix($0) || path.contains("/" + $0) }
        }
    }
}
