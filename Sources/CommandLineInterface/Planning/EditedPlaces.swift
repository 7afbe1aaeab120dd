import AppFacts
import LifecycleMigration
import ProjectModel
import SourceEditing
import SwiftOutline

/// Where code stands once a plan is carried out, by the place where it stands now.
///
/// Code that an edit takes away is looked for by its line among the lines that the plan writes: where that is one, it moved
/// there.
struct EditedPlaces {
    /// The places afterwards; none for code that is gone.
    let places: [Place: Place]
    /// The files afterwards.
    let tree: FileTree

    /// Follows some places through a plan.
    init(of places: some Sequence<Place>, in plan: RootPlan) {
        let tree = plan.tree.applying(plan.edit)
        var followed: [Place: Place] = [:]
        var written: [String: Place?]?
        for (path, places) in Dictionary(grouping: Set(places), by: \.path) {
            guard let change = plan.edit.changes[path] else {
                for place in places { followed[place] = place }
                continue
            }
            guard let original = try? plan.tree.read(path) else { continue }
            let lines = LineTable(original)
            let edits = if case .edit(let edits) = change { edits } else { [TextEdit]() }
            let offsets = EditedOffsets(edits)
            let after = (try? tree.read(path)).map { LineTable($0) }
            for place in places {
                let start = lines.start(of: place.position.line)
                if case .edit = change, let after,
                    let offset = offsets.edited(start + place.position.column - 1)
                {
                    followed[place] = Place(path: path, position: after.position(of: offset))
                } else if let code = original.code(ofLineAt: start) {
                    let known = written ?? Self.writtenLines(of: plan, in: tree)
                    written = known
                    if case .some(.some(let moved)) = known[code] { followed[place] = moved }
                }
            }
        }
        self.places = followed
        self.tree = tree
    }

    /// The code of the line at each place afterwards that has some.
    func codes() -> [Place: String] {
        var codes: [Place: String] = [:]
        for (path, places) in Dictionary(grouping: Set(places.values), by: \.path) {
            guard let text = try? tree.read(path) else { continue }
            let lines = LineTable(text)
            for place in places {
                codes[place] = text.code(ofLineAt: lines.start(of: place.position.line))
            }
        }
        return codes
    }

    /// The lines that a plan writes, each with its place; without one where several lines are alike.
    private static func writtenLines(of plan: RootPlan, in tree: FileTree) -> [String: Place?] {
        var lines: [String: Place?] = [:]
        for path in plan.edit.paths {
            guard let text = try? tree.read(path) else { continue }
            let ranges: [Range<Int>] =
                switch plan.edit.changes[path] {
                case .edit(let edits)?: EditedOffsets(edits).written
                case .create?: [0..<text.count]
                case .delete?, nil: []
                }
            let table = LineTable(text)
            var seen = 0
            for range in ranges where !range.isEmpty {
                let last = table.position(of: range.upperBound - 1).line
                let first = max(table.position(of: range.lowerBound).line, seen + 1)
                guard first <= last else { continue }
                for line in first...last {
                    guard let code = text.code(ofLineAt: table.start(of: line)) else { continue }
                    let place = Place(
                        path: path, position: text.positionOfCode(inLine: line, table))
                    lines.updateValue(lines.keys.contains(code) ? nil : place, forKey: code)
                }
                seen = last
            }
        }
        return lines
    }
}

extension LineTable {
    /// The byte offset at which a line starts, from 1; the start of the last one for a line behind it.
    func start(of line: Int) -> Int { starts[min(max(line, 1), starts.count) - 1] }
}

extension SourceText {
    /// The code of the line that starts at an offset, without the white space around it; nil where it says too little to
    /// know it by.
    func code(ofLineAt start: Int) -> String? {
        let line = bytes[min(start, count)...].prefix { !$0.isLineBreak }
        let code = line.drop(while: \.isBlank).reversed().drop(while: \.isBlank).reversed()
        guard code.count >= Self.shortestCode else { return nil }
        return String(decoding: code, as: UTF8.self)
    }

    /// Where the code of a line begins.
    func positionOfCode(inLine line: Int, _ lines: LineTable) -> SourcePosition {
        let indentation = bytes[lines.start(of: line)...].prefix(while: \.isBlank)
        return SourcePosition(line: line, column: indentation.count + 1)
    }

    /// A shorter line, such as `}`, stands in many places.
    private static let shortestCode = 4
}
