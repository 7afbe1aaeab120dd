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

    /// A finding for each mark in files; one that another finding of the same kind at the code below tells of is left out.
    func findings(in paths: [String], beside known: [Finding]) -> [Finding] {
        let told = Set(
            known.flatMap { finding in
                finding.places.map { Told(finding.id, $0.path, $0.position.line) }
            })
        return library.paths(paths, mentioning: "sceneshift").flatMap { path in
            findings(in: path).filter { finding, line in
                !told.contains(Told(finding.id, path, line))
            }.map(\.finding)
        }
    }

    private struct Told: Hashable {
        let id: FindingID
        let path: String
        let line: Int

        init(_ id: FindingID, _ path: String, _ line: Int) {
            self.id = id
            self.path = path
            self.line = line
        }
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
