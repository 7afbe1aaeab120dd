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

    /// Lines to be written, by path; the first app that each path is marked for; and the files that were looked at.
    private struct Marks {
        var lines: [String: [Int: [String]]] = [:]
        var owners: [String: Int] = [:]
        var files: [String: MarkableFile?] = [:]
    }

    /// Adds the mark of a finding, and tells whether there is one: it stands in code.
    private func add(
        _ finding: Finding, at place: Place, of application: Int, to marks: inout Marks
    ) -> Bool {
        let known = marks.files[place.path] ?? MarkableFile(place.path, in: places.tree)
        marks.files[place.path] = .some(known)
        guard let file = known else { return false }
        let start = file.lines.start(of: place.position.line)
        // What a mark tells of is marked.
        if file.isMark(lineAt: start) { return true }
        let offset = start + place.position.column - 1
        guard let line = file.form.line(at: offset, in: file.code) else { return false }
        let mark = file.code.lineIndentation(at: line) + file.form.text(finding)
        let others = marks.lines[place.path]?[line] ?? []
        if !others.contains(mark), !file.hasMark(of: finding.id, endingAt: line) {
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
                let change = changed(
                    path, lines, newline: marks.files[path]??.code.newline ?? .lineFeed)
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
        return plan.changing(applications, units, edit)
    }

    /// What happens to a file with its marks; from the last line on, so that the offsets of the others stay.
    private func changed(
        _ path: String, _ lines: [Int: [String]], newline: Newline
    ) -> FileChange {
        var change = plan.edit.changes[path] ?? .edit([])
        for (offset, marks) in lines.sorted(by: { $0.key > $1.key }) {
            let new = marks.map { $0 + newline.rawValue }.joined()
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

/// A file in which marks may stand, as it is after the plan, outlined once for all of them.
private struct MarkableFile {
    let form: WorkMark
    let code: SwiftFile
    let lines: LineTable

    /// The file at a path; nil where it is no code, or can't be read.
    init?(_ path: String, in tree: FileTree) {
        guard let form = WorkMark(for: path), let text = try? tree.read(path) else { return nil }
        self.form = form
        code = SwiftFile(text)
        lines = LineTable(text)
    }

    /// Whether the line at an offset is a mark itself.
    func isMark(lineAt start: Int) -> Bool {
        WorkMark.finding(in: code.text[start..<code.endOfLine(start)]) != nil
    }

    /// Whether one of the marks in the lines that end at an offset tells of a kind of finding.
    func hasMark(of id: FindingID, endingAt offset: Int) -> Bool {
        var end = offset
        while end > 0 {
            var stop = end
            while stop > 0, code.text.bytes[stop - 1].isLineBreak { stop -= 1 }
            let start = code.startOfLine(stop)
            guard let mark = WorkMark.finding(in: code.text[start..<stop]) else { return false }
            if mark.id == id { return true }
            end = start
        }
        return false
    }
}
