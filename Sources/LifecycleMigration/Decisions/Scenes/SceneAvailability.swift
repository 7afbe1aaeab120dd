import ProjectModel

/// The systems that have scenes: iOS and tvOS 13 and later.
struct SceneAvailability {
    /// The attribute that a class about scenes needs; nil where every system that the app runs on has them.
    let attribute: String?
    /// The same for Objective-C.
    let objectiveC: String?

    /// What a target needs; `raised` is the version that its deployment target is raised to, nil where it stays.
    init(of target: AppTarget, raised: VersionNumber?) {
        let first = VersionNumber(13)
        let isOld = (raised ?? target.deploymentTarget).map { $0 < first } ?? false
        attribute =
            isOld ? "@available(\(target.platform == .tvos ? "tvOS" : "iOS") 13.0, *)" : nil
        objectiveC =
            isOld ? "API_AVAILABLE(\(target.platform == .tvos ? "tvos" : "ios")(13.0))" : nil
    }
}
