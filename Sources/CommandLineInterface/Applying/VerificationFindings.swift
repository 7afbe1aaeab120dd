import AppFacts
import LifecycleMigration
import SourceEditing

/// Ties the errors that a verifying command printed to the apps, files and findings of the plan that it was run on.
struct VerificationFindings {
    private let messages: [(path: String, message: CompilerMessage)]
    /// How many errors are in files that the plan does not change.
    let otherCount: Int

    /// The errors that the command printed, which was run in the folder of a plan that changes these paths.
    init(_ messages: [CompilerMessage], in root: PlanRoot, changing paths: Set<String>) {
        let located = messages.map { (path: Self.path(of: $0, in: root), message: $0) }
        self.messages = located.compactMap { path, message in
            path.flatMap { paths.contains($0) ? (root.relative($0), message) : nil }
        }
        otherCount = messages.count - self.messages.count
    }

    /// What the command found in an app's changes.
    func findings(for application: ApplicationReport) -> [Finding] {
        messages.compactMap { path, message in
            application.changes.first { $0.path == path }.map {
                finding(message, in: $0, of: application)
            }
        }
    }

    /// Created files are gone again, so that only their folders can be asked for their real names.
    private static func path(of message: CompilerMessage, in root: PlanRoot) -> String? {
        let isAbsolute = message.path.hasPrefix("/")
        let absolute = isAbsolute ? message.path : root.named + "/" + message.path
        guard let slash = absolute.lastIndex(of: "/") else { return nil }
        let parent = FileSystem.realPath(String(absolute[..<slash])) ?? String(absolute[..<slash])
        return (parent + absolute[slash...]).path(below: root.folder)
    }

    private func finding(
        _ message: CompilerMessage, in change: ChangeReport, of application: ApplicationReport
    ) -> Finding {
        let origin = change.origin(line: message.line, column: message.column)
        let near = application.findings.filter { $0.place?.path == change.path }
            .map { (id: $0.id, distance: Self.distance($0.place, origin.position)) }
            .filter { $0.distance <= Self.nearest }.min { $0.distance < $1.distance }
        let about = near.map { "; it is near what \($0.id.rawValue) tells of" } ?? ""
        return Finding(
            .verifyFailed, .error, .manual,
            at: Place(path: change.path, position: origin.position),
            "line \(message.line) of the migrated file: \(message.text)",
            remedy: (origin.isWritten
                ? "the plan writes that line: see it with 'sceneshift plan --diff'"
                : "the plan leaves that line as it is: see whether it builds without the migration")
                + about)
    }

    private static let nearest = 5

    private static func distance(_ place: Place?, _ position: SourcePosition) -> Int {
        abs((place?.position.line ?? 0) - position.line)
    }
}

extension ChangeReport {
    /// Where a place of the changed file stands in the file as it is, and whether the change writes it.
    fileprivate func origin(line: Int, column: Int) -> (position: SourcePosition, isWritten: Bool) {
        guard case .edit(let edits) = change else {
            return (SourcePosition(line: line, column: column), true)
        }
        let starts = LineTable(original.applying(edits)).starts
        guard line <= starts.count else {
            return (SourcePosition(line: line, column: column), false)
        }
        let offset = starts[line - 1] + column - 1
        let table = LineTable(original)
        var shift = 0
        for edit in edits.inPlaceOrder() {
            let start = edit.range.lowerBound + shift
            if offset < start { break }
            let length = edit.replacement.utf8.count
            if offset < start + length { return (table.position(of: edit.range.lowerBound), true) }
            shift += length - edit.range.count
        }
        return (table.position(of: offset - shift), false)
    }
}
