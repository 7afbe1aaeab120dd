import SourceEditing

/// A plan in the making: edits and findings of one app.
struct MigrationDraft {
    /// The edits so far.
    private(set) var edit = WorkspaceEdit()
    /// The findings so far.
    private(set) var findings: [Finding] = []
    /// What was decided for each statement of the launch.
    private(set) var decisions: [LaunchDecision] = []
    /// Every method of the delegates with who calls it.
    private(set) var callbacks: [CallbackRecord] = []

    /// Adds edits of one file.
    ///
    /// - Throws: `EditConflict` where two rewriters want the same bytes.
    mutating func edit(
        _ path: String, _ edits: [TextEdit], by producer: String
    ) throws(EditConflict) {
        try edit.edit(path, edits, by: producer)
    }

    /// Creates a file.
    ///
    /// - Throws: `EditConflict` where the path has a change already.
    mutating func create(
        _ path: String, _ text: SourceText, by producer: String
    ) throws(EditConflict) {
        try edit.create(path, text, by: producer)
    }

    /// Deletes a file.
    ///
    /// - Throws: `EditConflict` where the path has a change already.
    mutating func delete(_ path: String, by producer: String) throws(EditConflict) {
        try edit.delete(path, by: producer)
    }

    /// Adds a finding.
    mutating func report(_ finding: Finding) {
        findings.append(finding)
    }

    /// Adds findings.
    mutating func report(_ more: [Finding]) {
        findings += more
    }

    /// Adds decisions.
    mutating func decide(_ more: [LaunchDecision]) {
        decisions += more
    }

    /// Adds lines of the ledger.
    mutating func record(_ more: [CallbackRecord]) {
        callbacks += more
    }

    /// What the plan can promise: complete, unless something serious is left to be done by hand, or a callback is lost.
    var outcome: Outcome {
        let isOpen =
            findings.contains { $0.applicability == .manual && $0.severity != .note }
            || callbacks.contains { $0.state == .open }
        return isOpen ? .partial : .migrate
    }
}
