import AppFacts
import LifecycleMigration
import ProjectModel
import SourceEditing
import SwiftOutline

/// Marks what is left to do by hand, for `--mark`: a `#warning` of its own line at each place, so that Xcode lists it.
struct WorkMarks {
    private let plan: RootPlan
    private let places: EditedPlaces
    /// The findings of each app that a mark tells of, by their places in the tree.
    private let work: [[(finding: Finding, places: [Place])]]

    /// The marks for what a report says of a plan; an app that is refused is not touched.
    init(_ plan: RootPlan, _ report: RootReport) {
        self.plan = plan
        work = zip(plan.applications, report.applications).map { application, report in
            guard application.outcome != .refuse else { return [] }
            return report.manualFindings.map { finding in
                (finding, finding.places.compactMap(plan.root.placeInTree))
            }
        }
        places = EditedPlaces(of: work.joined().flatMap(\.places), in: plan)
    }

    /// The plan with the marks, and the findings that one tells of.
    ///
    /// - Throws: `InternalError` where a mark clashes with an edit.
    func marked() throws(InternalError) -> (plan: RootPlan, findings: Set<Finding>) {
        var marks = Marks()
        var marked: Set<Finding> = []
        for (index, work) in work.enumerated() {
            for (finding, all) in work {
                for place in all.compactMap({ places.places[$0] })
                where add(finding, at: place, of: index, to: &marks) {
                    marked.insert(finding)
                }
            }
        }
        guard !marks.lines.isEmpty else { return (plan, []) }
        return (try writing(marks), marked)
    }

    /// Lines to be written, by path; and the first app that each path is marked for.
    private struct Marks {
        var lines: [String: [Int: [String]]] = [:]
        var owners: [String: Int] = [:]
    }

    /// Adds the mark of a finding, and tells whether there is one: it stands in code.
    private func add(
        _ finding: Finding, at place: Place, of application: Int, to marks: inout Marks
    ) -> Bool {
        guard let form = WorkMark(for: place.path), let text = try? places.tree.read(place.path)
        else { return false }
        let start = LineTable(text).start(of: place.position.line)
        // What a mark tells of is marked.
        if text.isMark(lineAt: start) { return true }
        let offset = start + place.position.column - 1
        guard let line = form.line(at: offset, in: text) else { return false }
        let mark = text.indentation(ofLineAt: line) + form.text(finding)
        let known = marks.lines[place.path]?[line] ?? []
        if !known.contains(mark), !text.hasMark(of: finding.id, endingAt: line) {
            marks.lines[place.path, default: [:]][line, default: []].append(mark)
            if marks.owners[place.path] == nil { marks.owners[place.path] = application }
        }
        return true
    }

    private func writing(_ marks: Marks) throws(InternalError) -> RootPlan {
        var applications = plan.applications
        var units = plan.units
        var edit = plan.edit
        do {
            for (path, lines) in marks.lines.sorted(by: { $0.key < $1.key }) {
                guard let owner = marks.owners[path] else { continue }
                let isNew = edit.changes[path] == nil
                let change = changed(path, lines)
                try edit.replace(path, with: change, by: Self.producer)
                if isNew, applications[owner].unit == nil {
                    applications[owner].unit = units.count
                    units.append(WorkspaceEdit())
                }
                for unit in units.indices
                where units[unit].changes[path] != nil || isNew && unit == applications[owner].unit
                {
                    try units[unit].replace(path, with: change, by: Self.producer)
                }
                for index in applications.indices
                where applications[index].edit.changes[path] != nil || isNew && index == owner {
                    try applications[index].edit.replace(path, with: change, by: Self.producer)
                }
            }
        } catch {
            throw InternalError(reason: "a mark and \(error.first) both change \(error.path)")
        }
        return RootPlan(plan, applications: applications, units: units, edit: edit)
    }

    /// What happens to a file with its marks; from the last line on, so that the offsets of the others stay.
    private func changed(_ path: String, _ lines: [Int: [String]]) -> FileChange {
        let text = (try? places.tree.read(path)) ?? SourceText("")
        var change = plan.edit.changes[path] ?? .edit([])
        for (offset, marks) in lines.sorted(by: { $0.key > $1.key }) {
            let new = marks.map { $0 + text.newline.rawValue }.joined()
            switch change {
            case .edit(let edits):
                change = .edit(EditedOffsets(edits).inserting(new, atEdited: offset))
            case .create(let text):
                let edited = text.applying([.insert(new, at: offset)])
                change = .create(edited)
            case .delete: break
            }
        }
        return change
    }

    private static let producer = "the mark of what is left to do"
}

extension RootPlan {
    /// The same plan with other changes.
    init(
        _ plan: RootPlan, applications: [ApplicationPlan], units: [WorkspaceEdit],
        edit: WorkspaceEdit
    ) {
        self.init(
            root: plan.root, tree: plan.tree, applications: applications, units: units, edit: edit,
            fingerprints: plan.fingerprints, unreachable: plan.unreachable, leftOut: plan.leftOut,
            known: plan.known, usedExclusions: plan.usedExclusions)
    }
}

extension SourceText {
    /// The white space that the line at an offset starts with.
    fileprivate func indentation(ofLineAt start: Int) -> String {
        String(decoding: bytes[start...].prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
    }

    /// Whether the line at an offset is a mark itself.
    fileprivate func isMark(lineAt start: Int) -> Bool {
        let line = bytes[start...].prefix { $0 != 10 && $0 != 13 }
        return WorkMark.finding(in: String(decoding: line, as: UTF8.self)) != nil
    }

    /// Whether one of the marks in the lines that end at an offset tells of a kind of finding.
    fileprivate func hasMark(of id: FindingID, endingAt offset: Int) -> Bool {
        var end = offset
        while end > 0 {
            var stop = end
            while stop > 0, bytes[stop - 1] == 10 || bytes[stop - 1] == 13 { stop -= 1 }
            var start = stop
            while start > 0, bytes[start - 1] != 10, bytes[start - 1] != 13 { start -= 1 }
            guard let mark = WorkMark.finding(in: self[start..<stop]) else { return false }
            if mark.id == id { return true }
            end = start
        }
        return false
    }
}
