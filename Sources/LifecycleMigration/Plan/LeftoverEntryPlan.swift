import AppFacts
import SourceEditing

/// Plans an app that was migrated by hand except for the delegate's entry attribute.
struct LeftoverEntryPlan {
    private let leftover: LeftoverEntry
    private let context: TargetContext

    /// A plan for a leftover.
    init(_ leftover: LeftoverEntry, context: TargetContext) {
        self.leftover = leftover
        self.context = context
    }

    /// The removal of the attribute.
    var edit: WorkspaceEdit {
        get throws(EditConflict) {
            let removal = EntryAttributeRewriter(entry: leftover.delegate).edits()
            return try WorkspaceEdit([.entry: MigrationPart(edits: [removal])])
        }
    }

    /// What the delegate is not told, in the order of the report.
    func findings() -> [Finding] {
        let removed = Finding(
            .entryAmbiguous, .note, .automatic,
            at: context.place(leftover.delegate.file, leftover.delegate.token),
            "'\(leftover.app.declaration?.name ?? "")' is the entry point, so '\(leftover.delegateClass.name)' is none any more"
        )
        let lost = LostCallbacks(of: leftover.delegateClass, context: context).findings()
        return ([removed] + lost).inReportOrder()
    }
}
