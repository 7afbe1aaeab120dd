/// What targets compile, and what they are built with.
extension BazelRepository {
    /// The attributes that name sources.
    static let sourceKeys = ["srcs", "non_arc_srcs", "swift_srcs", "clang_srcs"]
    /// The attributes that name what a target is built with.
    static let dependencyKeys = [
        "deps", "private_deps", "frameworks", "implementation_deps", "vendored_static_frameworks",
    ]

    /// The sources of a target.
    func sources(of target: BazelTarget) -> BazelFiles {
        BazelFiles(Self.sourceKeys, of: target, in: self)
    }

    /// The sources that a target compiles.
    func compiled(by target: BazelTarget) -> [String] {
        sources(of: target).paths.filter(SourceKind.isSource)
    }

    /// Whether one of a target's sources starts an app.
    func startsApp(_ target: BazelTarget) -> Bool {
        target.rule.isCode && compiled(by: target).contains(where: startsApp)
    }

    /// What a target names that it is built with.
    struct Dependencies {
        /// Labels of the repository, and of others.
        var labels: [BazelLabel] = []
        /// What can't be told.
        var problems: [(key: String, place: BazelPlace, reason: String)] = []
    }

    /// What a target names that it is built with.
    func dependencies(of target: BazelTarget) -> Dependencies {
        var result = Dependencies()
        let keys = target.ruleName == "alias" ? ["actual"] : Self.dependencyKeys
        for key in keys {
            guard target.attributes[key] != nil || key == "deps" || key == "actual" else {
                continue
            }
            let items = BazelItems(target[key], within: budget)
            result.problems += items.problems.map { (key, $0.place, $0.reason) }
            for text in items.texts {
                guard let label = label(text.text, in: target.package) else {
                    result.problems.append((key, text.place, "'\(text.text)' is no label"))
                    continue
                }
                result.labels.append(label)
            }
        }
        return result
    }

    /// All that a target is built with.
    struct Closure {
        /// Targets of the repository, the nearest first.
        var targets: [BazelTarget] = []
        /// Those of other repositories by their names.
        var externals: [String] = []
        /// What of it can't be told.
        var problems: [(key: String, place: BazelPlace, reason: String)] = []
        /// Packages that are not in the tree, as code of others often is.
        var absences: [(key: String, place: BazelPlace, reason: String)] = []
    }

    /// More targets are not followed from one app.
    private static let mostTargets = 20_000

    /// All that a target is built with, in the repository.
    func closure(of target: BazelTarget) -> Closure {
        var result = Closure()
        var seen: Set<BazelLabel> = [target.label]
        var waiting = [target]
        var next = 0
        while next < waiting.count {
            let current = waiting[next]
            next += 1
            let needed = dependencies(of: current)
            result.problems += needed.problems
            for label in needed.labels where seen.insert(label).inserted {
                if case .external = label {
                    result.externals.append(label.name)
                    continue
                }
                if let found = self.target(label), waiting.count < Self.mostTargets {
                    waiting.append(found)
                    note(found, in: &result)
                } else if isAbsent(label) {
                    result.externals.append(label.name)
                    result.absences.append(
                        ("deps", current.place, "the package of '\(label.name)' is not in the tree")
                    )
                } else if let problem = missing(label) {
                    result.problems.append(("deps", current.place, problem))
                }
            }
        }
        return result
    }

    private func note(_ target: BazelTarget, in result: inout Closure) {
        result.targets.append(target)
        switch target.rule {
        case .macro(let path, let offset):
            guard
                makes(
                    offset, in: path,
                    where: { rule in
                        if case .app = rule { true } else { rule.isCode || rule == .group }
                    })
            else { break }
            result.problems.append(
                (
                    "deps", target.place,
                    "'\(target.name)' is made by '\(target.ruleName)' of '\(path)'"
                ))
        case .library, .framework:
            if let problem = sources(of: target).problems.first {
                result.problems.append(("srcs", problem.place, problem.reason))
            }
        case .other:
            let files = BazelFiles(Self.sourceKeys, of: target, in: self)
            guard files.paths.contains(where: SourceKind.isSource) else { break }
            result.problems.append(
                ("deps", target.place, "'\(target.name)' is made by '\(target.ruleName)'"))
        default: break
        }
    }

    /// Whether the package of a label is not in the tree.
    private func isAbsent(_ label: BazelLabel) -> Bool {
        guard case .own(let package, _) = label else { return false }
        return buildFile(of: package) == nil
    }

    /// Why the target of a label is not known; nil where it is a file.
    private func missing(_ label: BazelLabel) -> String? {
        guard case .own(let package, let name) = label, let file = label.file,
            !tree.contains(file), let path = buildFile(of: package)
        else { return nil }
        if let error = error(of: path) { return "'\(path)' can't be read: \(error.reason)" }
        return "nothing in '\(path)' is named '\(name)' in plain words"
    }

    private func error(of path: String) -> ProjectError? {
        do {
            _ = try file(path)
            return nil
        } catch {
            return error
        }
    }
}
