import AppFacts
import LifecycleMigration
import ProjectModel
import SourceEditing

/// Finds again what earlier applies left to do, by its code: what is no longer there is done.
struct LeftWorkSearch {
    private let plan: RootPlan
    private let base: String
    private let work: [LeftWork]
    private var lines: [String: [String: [Int]]] = [:]
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
            let all = (table[code] ?? []).filter {
                !taken.contains(Taken(id: entry.id, message: entry.message, path: path, line: $0))
            }
            guard let found = all.min(by: { abs($0 - line) < abs($1 - line) }) else { continue }
            taken.insert(Taken(id: entry.id, message: entry.message, path: path, line: found))
            guard let text = try? plan.tree.read(path) else { continue }
            return Place(
                path: path, position: text.positionOfCode(inLine: found, LineTable(text)))
        }
        return nil
    }

    /// The file, or those of its name where it was moved.
    private func paths(of full: String) -> [String] {
        if let path = full.path(below: plan.root.folder), plan.tree.contains(path) { return [path] }
        let name = "/" + full.splitPath.name
        return plan.tree.paths.filter { ("/" + $0).hasSuffix(name) }
    }

    /// The lines of a file by their code.
    private static func lines(of path: String, in tree: FileTree) -> [String: [Int]] {
        guard let text = try? tree.read(path) else { return [:] }
        var lines: [String: [Int]] = [:]
        for (index, start) in LineTable(text).starts.enumerated() {
            if let code = text.code(ofLineAt: start) { lines[code, default: []].append(index + 1) }
        }
        return lines
    }
}
