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
        for entries in things {
            guard let first = entries.first,
                let index = plan.applications.firstIndex(where: {
                    $0.name == first.app && $0.platform.rawValue == first.platform
                }), plan.applications[index].outcome == .none,
                let finding = finding(of: entries)
            else { continue }
            found[index, default: []].append(finding)
        }
        return found
    }

    /// What is remembered, thing by thing: a thing has one entry or, where it is about several places, more.
    private var things: [[LeftWork]] {
        var things: [[LeftWork]] = []
        for entry in work {
            if let last = things.last?.last, entry.thing != nil, last.thing == entry.thing,
                last.run == entry.run, last.root == entry.root
            {
                things[things.count - 1].append(entry)
            } else {
                things.append([entry])
            }
        }
        return things
    }

    /// What is left of one thing; nil where its code is gone.
    private mutating func finding(of entries: [LeftWork]) -> Finding? {
        guard let first = entries.first, let id = FindingID(rawValue: first.id),
            let severity = Severity(rawValue: first.severity)
        else { return nil }
        var places: [Place] = []
        for entry in entries {
            guard let code = entry.code, let path = entry.path else { continue }
            let full = base + (entry.root.isEmpty ? "" : "/" + entry.root) + "/" + path
            if let place = place(of: code, near: entry.line ?? 1, of: entry, at: full) {
                places.append(place)
            }
        }
        if places.isEmpty, entries.contains(where: { $0.code != nil }) { return nil }
        return Finding(
            id, severity, .manual, at: places.first, first.message, remedy: first.remedy,
            also: Array(places.dropFirst()))
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
