import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// An entry point in an `#if` block that some builds of the app compile, as far as can be told, and others don't.
package struct EntryCondition {
    private let context: TargetContext

    /// A look at the builds of a target.
    package init(in context: TargetContext) {
        self.context = context
    }

    /// Whether each build for the target's own platform compiles one of some tokens, whatever holds of that which can't be
    /// told; nil where none of these builds does.
    func isAlwaysThere(_ tokens: [(token: Int, file: SwiftFile)]) -> Bool? {
        let builds = context.conditions.builds.filter { $0.platform == context.target.platform }
        var found: Set<Bool> = []
        for build in builds {
            var unknown: Set<String> = []
            for (token, file) in tokens {
                unknown.formUnion(BuildConditions.unknowns(around: token, of: file, in: build))
            }
            guard unknown.count <= Self.mostUnknowns else { return false }
            for assumed in Self.assumptions(about: unknown.sorted()) {
                var build = build
                build.assumed = assumed
                found.insert(
                    tokens.contains { token, file in
                        BuildConditions.compiles(token, of: file, in: build) == true
                    })
            }
        }
        return found.contains(true) ? !found.contains(false) : nil
    }

    /// More conditions than these are not tried in all combinations.
    private static let mostUnknowns = 6

    private static func assumptions(about names: [String]) -> [[String: Bool]] {
        names.reduce([[:]]) { all, name in
            all.flatMap { known in
                [true, false].map { known.merging([name: $0]) { $1 } }
            }
        }
    }

    /// The refusal of an entry point that not every build has, with the condition that decides.
    package func refusal(_ token: Int, of file: ProgramFile) -> Refusal {
        let outline = file.outline
        let conditions = outline.conditions(at: token).compactMap { outline.deciding($0) }
        let deciding = conditions.first { range in
            let states = context.conditions.builds.map {
                BuildConditions.compiles(token, of: outline, in: $0)
            }
            return !range.isEmpty && states != [true]
        }
        guard let deciding else {
            return Refusal(
                .entryAmbiguous, at: context.place(file, token),
                "the entry point stands in a conditional compilation block",
                remedy: Self.remedy)
        }
        return Refusal(
            .entryAmbiguous, at: context.place(file, deciding.lowerBound),
            "'\(outline.text(deciding))' decides whether this entry point is built, and "
                + reason(token, of: outline),
            remedy: Self.remedy)
    }

    private static let remedy =
        "set the condition alike in all configurations, or move it away from the entry point, then plan again"

    private func reason(_ token: Int, of file: SwiftFile) -> String {
        var names: [Bool: [String]] = [:]
        for build in context.conditions.builds {
            guard let name = build.conditions?.configuration,
                let state = BuildConditions.compiles(token, of: file, in: build)
            else { return "whether it holds can't be told from the project" }
            if names[state]?.contains(name) != true { names[state, default: []].append(name) }
        }
        let with = names[true, default: []].filter { names[false]?.contains($0) != true }
        let without = names[false, default: []].filter { names[true]?.contains($0) != true }
        guard !with.isEmpty, !without.isEmpty else { return "it holds in some builds only" }
        return "it is built in \(Self.list(with)) and not in \(Self.list(without))"
    }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
    }
}

extension SwiftFile {
    /// The condition that decides about a clause: its own, for an `#else` that of the first clause.
    package func deciding(_ reference: ClauseReference) -> TokenRange? {
        clause(reference).condition ?? conditionals[reference.block].clauses.first?.condition
    }
}
