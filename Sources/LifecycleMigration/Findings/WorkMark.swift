import AppFacts
import SourceEditing
import SwiftOutline

/// A line of code that tells of work which is left to do by hand: `#warning("sceneshift: ID: message")`.
///
/// Xcode lists it with the warnings of the build. Sources: "The Swift Programming Language", Statements, "Compile-Time
/// Diagnostic Statement"; the manual of GCC's preprocessor, "Diagnostics", which clang follows.
public enum WorkMark: Sendable {
    case swift
    case objectiveC

    /// The form of a mark in a file; nil where that is no code.
    public init?(for path: String) {
        switch path.split(separator: ".").last {
        case "swift": self = .swift
        case "m", "mm": self = .objectiveC
        default: return nil
        }
    }

    /// The line for a finding, without its indentation.
    public func text(_ finding: Finding) -> String {
        let remedy = finding.remedy.map { "; \($0)" } ?? ""
        let words = (Self.opening + finding.id.rawValue + ": " + finding.message + remedy)
            .split(whereSeparator: \.isNewline).joined(separator: " ")
            .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return self == .swift ? "#warning(\"\(words)\")" : "#warning \"\(words)\""
    }

    /// The byte offset of the line in front of which a mark may stand for the code at an offset; nil where there is none.
    public func line(at offset: Int, in file: SwiftFile) -> Int? {
        // A line of Objective-C that goes on from the one above is rare enough to begin where it does.
        return self == .swift ? file.lineForDirective(at: offset) : file.startOfLine(offset)
    }

    /// What a line tells of; nil where it is no mark.
    public static func finding(in line: String) -> (id: FindingID, message: String)? {
        let code = line.drop { $0 == " " || $0 == "\t" }
        guard let head = heads.first(where: code.hasPrefix) else { return nil }
        let words = code.dropFirst(head.count)
        guard let colon = words.firstRange(of: ": "),
            let id = FindingID(rawValue: String(words[..<colon.lowerBound])),
            let quote = words.lastIndex(of: "\"")
        else { return nil }
        guard colon.upperBound <= quote else { return nil }
        let message = words[colon.upperBound..<quote]
            .replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
        return (id, String(message))
    }

    private static let opening = "sceneshift: "
    private static let heads = ["#warning(\"\(opening)", "#warning \"\(opening)"]
}

/// The marks of a tree that nobody has taken away yet.
struct WorkMarkFindings {
    private let library: SourceLibrary

    /// Looks at the files of a library.
    init(in library: SourceLibrary) {
        self.library = library
    }

    /// A finding for each mark in files; one that another finding of the same kind tells of is left out: at the code
    /// below the mark, or where a mark for that finding would stand.
    func findings(in paths: [String], beside known: [Finding]) -> [Finding] {
        var places: [String: [(id: FindingID, position: SourcePosition)]] = [:]
        for finding in known {
            for place in finding.places {
                places[place.path, default: []].append((finding.id, place.position))
            }
        }
        return library.paths(paths, mentioning: "sceneshift").flatMap { path in
            let marks = findings(in: path)
            guard !marks.isEmpty, let told = places[path] else { return marks.map(\.finding) }
            let lines = lines(of: told, in: path)
            return marks.filter { finding, line in
                !lines.contains(Told(id: finding.id, line: line))
            }.map(\.finding)
        }
    }

    private struct Told: Hashable {
        let id: FindingID
        let line: Int
    }

    /// The lines of what is told in a file, and those below which marks for it would stand.
    private func lines(
        of told: [(id: FindingID, position: SourcePosition)], in path: String
    ) -> Set<Told> {
        var result = Set(told.map { Told(id: $0.id, line: $0.position.line) })
        guard let form = WorkMark(for: path), let text = library.text(path) else { return result }
        let file = SwiftFile(text)
        let table = LineTable(text)
        for (id, position) in told {
            let line = min(max(position.line, 1), table.starts.count) - 1
            let offset = table.starts[line] + position.column - 1
            guard let start = form.line(at: offset, in: file) else { continue }
            result.insert(Told(id: id, line: table.position(of: start).line))
        }
        return result
    }

    /// The marks of a file, each with the line of the code below it.
    private func findings(in path: String) -> [(finding: Finding, line: Int)] {
        guard WorkMark(for: path) != nil, let text = library.text(path) else { return [] }
        let starts = LineTable(text).starts
        var result: [(finding: Finding, line: Int)] = []
        var below = starts.count
        for index in starts.indices.reversed() {
            let end = index + 1 < starts.count ? starts[index + 1] : text.count
            let line = text[starts[index]..<end]
            guard let mark = WorkMark.finding(in: line) else {
                below = index + 1
                continue
            }
            let column = line.utf8.prefix { $0 == 32 || $0 == 9 }.count + 1
            let place = Place(path: path, position: SourcePosition(line: index + 1, column: column))
            let finding = Finding(
                mark.id, .warning, .manual, at: place, mark.message,
                remedy: "once it is done, delete the line of the mark")
            result.append((finding, below))
        }
        return result.reversed()
    }
}
