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

    /// The removal of the attribute, and what the delegate is not told.
    ///
    /// - Throws: `MigrationFailure` where something is in the way.
    func draft() throws(MigrationFailure) -> MigrationDraft {
        var draft = MigrationDraft()
        do throws(EditConflict) {
            try draft.edit(
                leftover.delegate.file.path,
                EntryAttributeRewriter(entry: leftover.delegate).edits(), by: "entry attribute")
        } catch {
            throw .conflict(error)
        }
        draft.report(
            Finding(
                .entryAmbiguous, .note, .automatic,
                at: context.place(leftover.delegate.file, leftover.delegate.token),
                "'\(leftover.app.declaration?.name ?? "")' is the entry point, so '\(leftover.delegateClass.name)' is none any more"
            ))
        draft.report(
            LostCallbacks(of: leftover.delegateClass, context: context).findings())
        return draft
    }
}
