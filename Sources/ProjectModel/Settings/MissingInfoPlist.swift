/// The value of an `INFOPLIST_FILE` that leads to no file of the repository.
struct MissingInfoPlist {
    /// The name of the build setting.
    static let key = "INFOPLIST_FILE"

    private let value: String

    /// The first of some configurations' values that leads nowhere; nil where each leads to a file, or is empty.
    init?(in configurations: [BuildConfiguration], from folder: String, of tree: FileTree) {
        let values = configurations.flatMap { configuration in
            configuration.settings.keys.sorted().filter { BuildSettingKey($0).name == Self.key }
                .compactMap { configuration.settings[$0] }
        }
        let missing = values.first { value in
            guard !value.isEmpty, let path = RelativePath.join(folder, value),
                let spelling = tree.path(matching: path)
            else { return !value.isEmpty }
            return !tree.contains(spelling)
        }
        guard let missing else { return nil }
        value = missing
    }

    /// That the property list of a target is not there, at the place of the setting.
    func error(in target: String, at place: FilePlace) -> ProjectError {
        let reason =
            value.contains("$(") || value.contains("${")
            ? "which names a variable that the project does not set"
            : "which is not in the repository"
        return ProjectError(
            path: place.path, offset: place.offset,
            reason: "'\(Self.key)' of the target '\(target)' is '\(value)', \(reason)",
            remedy:
                "correct the setting, or make the file first where it is generated, and plan again")
    }
}
