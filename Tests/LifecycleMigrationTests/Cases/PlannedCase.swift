import LifecycleMigration
import ProjectModel
import SourceEditing

@testable import AppFacts

/// The plan of a case, in the form in which it is recorded.
struct PlannedCase {
    private let before: FileTree
    private let plan: MigrationPlan

    /// Plans the app of a case.
    init(_ item: CaseFile.Case) {
        let files = CaseSources(item).files.mapValues { SourceText($0) }
        before = FileTree(
            paths: files.keys.sorted(), source: FilesInMemory(files), name: "Notes")
        plan = MigrationPlanner(options: item.options).plan(before)
    }

    /// The plans.
    var applications: [ApplicationPlan] { plan.applications }

    /// The outcome, the findings, what changes of the ledger, and the lines that change.
    var recording: String {
        plan.applications.map { application in
            ([application.outcome.rawValue] + application.findings.map(line)
                + application.callbacks.compactMap(line) + edits(of: application))
                .joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private func line(_ finding: Finding) -> String {
        let places = finding.places.map { "\($0.path):\($0.position.line)" }
        let place = places.isEmpty ? "-" : places.joined(separator: " and ")
        let remedy = finding.remedy.map { " | " + $0 } ?? ""
        return "\(finding.severity.rawValue) \(finding.applicability.rawValue) \(place)"
            + " [\(finding.id.rawValue)] \(finding.message)\(remedy)"
    }

    private func line(_ callback: CallbackRecord) -> String? {
        guard callback.state != .unchanged else { return nil }
        return "\(callback.state.rawValue) \(callback.name): \(callback.after.rawValue)"
    }

    private func edits(of application: ApplicationPlan) -> [String] {
        let after = before.applying(application.edit)
        return application.edit.paths.flatMap { path -> [String] in
            let old = try? before.read(path)
            let new = try? after.read(path)
            guard let old else { return ["@ \(path)"] + newLines(new?.string ?? "") }
            guard let new else { return ["@ \(path) goes"] }
            return ["@ \(path)"] + changedLines(from: old.string, to: new.string)
        }
    }

    /// What a new file shows and declares, and which other modules it needs; how it starts, and the class of a container,
    /// are the same everywhere.
    private func newLines(_ text: String) -> [String] {
        let lines = text.split(separator: "\n").map(String.init)
        let start = lines.firstIndex { $0.contains("WindowGroup {") || $0.hasPrefix("final class") }
        let imports = lines[..<(start ?? 0)].filter {
            $0.hasPrefix("import ") && !["import SwiftUI", "import UIKit"].contains($0)
        }
        var isInContainer = false
        return (imports + lines[(start ?? 0)...]).filter { line in
            if isInContainer, line == "}" { isInContainer = false }
            defer { if line.hasSuffix("Controller: UIViewController {") { isInContainer = true } }
            return !isInContainer && !line.contains("func updateUIViewController(")
        }.map { "+" + $0 }
    }

    private func changedLines(from old: String, to new: String) -> [String] {
        let old = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var lines: [String] = []
        var (next, other) = (0, 0)
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.place))
        let inserted = Set(difference.insertions.map(\.place))
        while next < old.count || other < new.count {
            if next < old.count, removed.contains(next) {
                lines.append("-" + old[next])
                next += 1
            } else if other < new.count, inserted.contains(other) {
                lines.append("+" + new[other])
                other += 1
            } else {
                (next, other) = (next + 1, other + 1)
            }
        }
        return lines
    }
}

extension CollectionDifference.Change {
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
