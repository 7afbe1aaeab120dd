import LifecycleMigration
import ProjectModel

/// Refuses a command that asks for what is nowhere: a mistyped name must not end as if there were nothing to do.
struct SelectionCheck {
    private let invocation: Invocation

    /// A check of what the options of a command ask for.
    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    /// Looks for each target, platform and pattern in the plans of all PATHs.
    ///
    /// - Throws: `ToolError` for the first that is in none of them, with what there is instead.
    func check(_ plans: [PlannedSelection]) throws(ToolError) {
        try checkExclusions(plans)
        let known = plans.flatMap(\.apps)
        guard !known.isEmpty else { return }
        try checkTargets(targets, known) { "'--target \($0)' names no app" }
        try checkTargets(invocation.migration.excludedTargets, known) {
            "'\($0)', an excluded target, names no app"
        }
        try checkPlatforms(known)
        guard known.contains(where: isAskedFor) else {
            throw ToolError(
                nil, "no app has both the name and the platform that are asked for",
                remedy: "there is: \(list(known.map { "\($0.name) (\($0.platform.rawValue))" }))")
        }
    }

    private func isAskedFor(_ app: KnownApp) -> Bool {
        (targets.isEmpty || targets.contains(app.name))
            && (platforms.isEmpty || platforms.contains(app.platform))
    }

    private var targets: [String] { invocation.migration.targets }
    private var platforms: [ApplePlatform] { invocation.migration.platforms }

    private func checkTargets(
        _ targets: [String], _ known: [KnownApp], reason: (String) -> String
    ) throws(ToolError) {
        let names = known.map(\.name)
        for target in targets where !names.contains(target) {
            let nearest = Suggestion.nearest(to: target, among: names)
            throw ToolError(
                nil, reason(target),
                remedy: nearest.map { "did you mean '\($0)'?" } ?? "there is: \(list(names))")
        }
    }

    private func checkPlatforms(_ known: [KnownApp]) throws(ToolError) {
        for platform in platforms where !known.contains(where: { $0.platform == platform }) {
            throw ToolError(
                nil, "'--platform \(platform.rawValue)' is that of no app",
                remedy: "there is: \(list(known.map(\.platform.rawValue)))")
        }
    }

    private func checkExclusions(_ plans: [PlannedSelection]) throws(ToolError) {
        let used = plans.reduce(into: Set<Int>()) { $0.formUnion($1.usedExclusions) }
        for (index, pattern) in invocation.exclusionPatterns.enumerated()
        where !used.contains(index) {
            let names = plans.reduce(into: Set<String>()) { $0.formUnion($1.names) }
            let nearest = Suggestion.nearest(to: pattern, among: names.sorted())
            throw ToolError(
                nil, "'--exclude \(pattern)' matches nothing",
                remedy: nearest.map { "did you mean '\($0)'?" }
                    ?? "a pattern with a slash counts from PATH, and one without matches a name anywhere"
            )
        }
    }

    /// The first of some names, each once.
    private func list(_ names: [String]) -> String {
        let names = Set(names).sorted()
        let shown = names.prefix(Self.mostNames).joined(separator: ", ")
        return names.count > Self.mostNames
            ? "\(shown) and \(names.count - Self.mostNames) more" : shown
    }

    private static let mostNames = 12
}
