import Foundation
import Testing

/// A file of `Tests/Cases`: small apps, each with what is recorded of its plan.
///
/// A line `=== …` starts a case and says the situation; `--- …` starts one of its parts, and `--- plan` what is
/// recorded.
struct CaseFile: Sendable, CustomTestStringConvertible {
    /// The file's name without its extension: what the cases are about.
    let name: String
    /// The cases in order.
    let cases: [Case]
    private let url: URL

    /// One small app.
    struct Case: Sendable {
        /// The situation.
        let title: String
        /// The parts that it is put together from, in order.
        let parts: [(name: String, text: String)]
        /// What is recorded; nil where nothing is yet.
        let recorded: String?
    }

    var testDescription: String { name }

    /// Every file, found by looking into the folder; of `CASE_FILES=name,name` only those.
    static let all: [CaseFile] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let asked = ProcessInfo.processInfo.environment["CASE_FILES"]?.split(separator: ",").map {
            "\($0).txt"
        }
        return files.filter { asked?.contains($0) ?? $0.hasSuffix(".txt") }.sorted().compactMap {
            file in
            let url = folder.appendingPathComponent(file)
            guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
            return CaseFile(name: String(file.dropLast(4)), cases: cases(in: text), url: url)
        }
    }()

    /// Whether to record instead of to compare.
    static var isRecording: Bool {
        !["", "0", "false"].contains(ProcessInfo.processInfo.environment["RECORD"] ?? "")
    }

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Cases")

    private static func cases(in text: String) -> [Case] {
        ("\n" + text).components(separatedBy: "\n=== ").dropFirst().map { block in
            let parts = block.components(separatedBy: "\n--- ")
            let named = parts.dropFirst().map { part -> (name: String, text: String) in
                let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
                let text = lines.dropFirst().joined(separator: "\n")
                return (String(lines[0]), text.trimmingCharacters(in: .newlines))
            }
            return Case(
                title: parts[0].trimmingCharacters(in: .newlines),
                parts: named.filter { $0.name != "plan" },
                recorded: named.first { $0.name == "plan" }?.text)
        }
    }

    /// Writes the file anew with plans in the order of its cases.
    func record(_ plans: [String]) throws {
        var text = "\(name)\n"
        for (item, plan) in zip(cases, plans) {
            text += "\n=== \(item.title)\n"
            for part in item.parts { text += "--- \(part.name)\n\(part.text)\n" }
            text += "--- plan\n\(plan)\n"
        }
        try Data(text.utf8).write(to: url)
    }
}
