import AppFacts
import LifecycleMigration
import ProjectModel
import SourceEditing

/// Finds again what earlier applies left to do, by its code: what is no longer there is done.
struct LeftWorkSearch {
    private let plan: RootPlan
    private let base: String
    private let work: [LeftWork]
    private var lines: [String: [String: [SourcePosition]]] = [:]
    private var moved: [String: [String]] = [:]
    private var taken: Set<Taken> = []

    /// A line that one of several alike was found at.
    private struct Taken: Hashable {
        let id: String
        let message: String
        let path: String
        let line: Int
    }

    /// Looks for work that is remembered in a store whose roots are relative to `base`.
    init(_ work: [LeftWork], in plan: RootPlan, base: String) {
        self.work = work
        self.plan = plan
        self.base = base
    }

    /// What is left of each app that is on its destination, by its index; of others the plan says what is to be done.
    mutating func findings() -> [Int: [Finding]] {
        var found: [Int: [Finding]] = [:]
        for entry in work {
            guard
                let index = plan.applications.firstIndex(where: {
                    $0.name == entry.app && $0.platform.rawValue == entry.platform
                }), plan.applications[index].outcome == .none,
                let finding = finding(of: entry)
            else { continue }
            let known = plan.applications[index].findings + found[index, default: []]
            if !known.contains(where: { Self.isSame($0, finding) }) {
                found[index, default: []].append(finding)
            }
        }
        return found
    }

    private static func isSame(_ known: Finding, _ finding: Finding) -> Bool {
        guard known.id == finding.id else { return false }
        if known.message == finding.message, known.place == nil || finding.place == nil {
            return true
        }
        return known.places.contains {
            $0.path == finding.place?.path && $0.position.line == finding.place?.position.line
        }
    }

    /// What is left of one entry; nil where its code is gone.
    private mutating func finding(of entry: LeftWork) -> Finding? {
        guard let id = FindingID(rawValue: entry.id),
            let severity = Severity(rawValue: entry.severity)
        else { return nil }
        var place: Place?
        if let code = entry.code, let path = entry.path {
            let full = base + (entry.root.isEmpty ? "" : "/" + entry.root) + "/" + path
            place = self.place(of: code, near: entry.line ?? 1, of: entry, at: full)
            if place == nil { return nil }
        }
        return Finding(id, severity, .manual, at: place, entry.message, remedy: entry.remedy)
    }

    private mutating func place(
        of code: String, near line: Int, of entry: LeftWork, at full: String
    ) -> Place? {
        for path in paths(of: full) {
            let table = lines[path] ?? Self.lines(of: path, in: plan.tree)
            lines[path] = table
            func taking(_ position: SourcePosition) -> Taken {
                Taken(id: entry.id, message: entry.message, path: path, line: position.line)
            }
            let all = (table[code] ?? []).filter { !taken.contains(taking($0)) }
            guard let found = all.min(by: { abs($0.line - line) < abs($1.line - line) })
            else { continue }
            taken.insert(taking(found))
            return Place(path: path, position: found)
        }
        return nil
    }

    /// The file, or those of its name where it was moved.
    private mutating func paths(of full: String) -> [String] {
        if let path = full.path(below: plan.root.folder), plan.tree.contains(path) { return [path] }
        let name = RelativePath.name(of: full)
        let paths = moved[name] ?? plan.tree.paths.filter { RelativePath.name(of: $0) == name }
        moved[name] = paths
        return paths
    }

    /// Where the code of each line of a file begins, by that code.
    private static func lines(of path: String, in tree: FileTree) -> [String: [SourcePosition]] {
        guard let text = try? tree.read(path) else { return [:] }
        let table = LineTable(text)
        var lines: [String: [SourcePosition]] = [:]
        for (index, start) in table.starts.enumerated() {
            guard let code = text.code(ofLineAt: start) else { continue }
            lines[code, default: []].append(text.positionOfCode(inLine: index + 1, table))
        }
        return lines
    }
}
