import Foundation
import Testing

/// A file of `Tests/OtherWays`: ways to the same loss, each of which is made into apps that differ in where the code stands.
///
/// The first line states the property, the second one the ids of findings that may say it, a third one what the plan may
/// write instead. A line `=== …` starts a way, one with
/// `twin:` an innocent one; its parts (`--- …`) are those of `WayApp`.
struct OtherWayFile: Sendable, CustomTestStringConvertible {
    /// The file's name without its extension.
    let name: String
    /// The ids of the findings, one of which an app that loses something must have.
    let ids: Set<String>
    /// What the plan may write in place of a finding, by the third line; nil where that is none.
    let written: String?
    /// The ways.
    let ways: [OtherWay]

    var testDescription: String { name }

    /// Every file, found by looking into the folder.
    static let all: [OtherWayFile] = {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("OtherWays")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".txt") }.sorted().compactMap { file in
            let url = folder.appendingPathComponent(file)
            guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
            return OtherWayFile(String(file.dropLast(4)), text)
        }
    }()

    private init(_ name: String, _ text: String) {
        self.name = name
        let blocks = text.components(separatedBy: "\n=== ")
        let lines = blocks[0].split(separator: "\n")
        ids = Set(lines.dropFirst().first?.split(separator: " ").map(String.init) ?? [])
        written = lines.count > 2 ? String(lines[2]) : nil
        ways = blocks.dropFirst().map(OtherWay.init)
    }
}

/// One way, or an innocent twin of some.
struct OtherWay: Sendable {
    /// What it is called.
    let title: String
    /// Its parts by name.
    let parts: [String: String]

    /// Reads one from its lines.
    init(_ block: String) {
        let parts = block.components(separatedBy: "\n--- ")
        title = parts[0].trimmingCharacters(in: .newlines)
        self.parts = Dictionary(
            parts.dropFirst().map { part in
                let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
                let text = lines.dropFirst().joined(separator: "\n")
                return (String(lines[0]), text.trimmingCharacters(in: .newlines))
            }
        ) { first, _ in first }
    }

    /// Whether nothing is lost in it.
    var isTwin: Bool { title.hasPrefix("twin:") }

    /// The apps that are made of it: its members of the delegate and its use in every place that they can have.
    var apps: [WayApp] {
        let members: [WayApp.MemberPlace] =
            parts["delegate"] == nil || parts["only"] != nil || parts["soon"] != nil
            ? [.ownClass] : WayApp.MemberPlace.allCases
        let isPlaced = ["use", "objc", "soon", "early"].contains { parts[$0] != nil }
        let uses: [WayApp.UsePlace] = isPlaced ? WayApp.UsePlace.allCases : [.method]
        return members.flatMap { member in
            uses.map { WayApp(parts: parts, members: member, use: $0) }
        }
    }
}
