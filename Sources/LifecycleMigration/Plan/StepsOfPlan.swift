import SourceEditing

extension ApplicationPlan {
    /// Why the plan creates or deletes a file, in a few words; nil for one that it edits.
    public func reason(forChangeOf path: String) -> String? {
        switch edit.changes[path] {
        case .create, .delete:
            edit.producer(of: path).flatMap(MigrationStep.init(rawValue:))?.reason
        case .edit, nil: nil
        }
    }
}
