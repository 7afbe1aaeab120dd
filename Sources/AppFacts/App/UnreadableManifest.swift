import ProjectModel

extension TargetContext {
    /// Refuses an app whose manifest may say what is missing, in a way that can't be read.
    package func checkManifest(_ consequence: String) throws(Refusal) {
        guard let error = target.unreadable.first else { return }
        throw Refusal(
            .projectManifest, at: library.place(error.path, error.offset ?? 0),
            "\(error.reason), so that \(consequence)",
            remedy: error.remedy)
    }
}
