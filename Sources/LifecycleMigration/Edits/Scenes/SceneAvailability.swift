import ProjectModel

/// The systems that have scenes: iOS and tvOS 13 and later.
struct SceneAvailability {
    /// The attribute that a class about scenes needs; nil where every system that the app runs on has them.
    let attribute: String?

    /// What a target needs.
    init(of target: AppTarget) {
        let first = VersionNumber(13)
        let isOld = target.deploymentTarget.map { $0 < first } ?? false
        attribute =
            isOld ? "@available(\(target.platform == .tvos ? "tvOS" : "iOS") 13.0, *)" : nil
    }
}
