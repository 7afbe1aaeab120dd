/// How much text the build settings of one project may still become.
///
/// Settings can name each other, and each more than once, so that a few lines ask for more text than there is memory.
/// What counts are bytes: a reference costs what it becomes.
struct BuildSettingAllowance {
    private let budget = EvaluationBudget(
        EvaluationBudget.Limits(steps: .max, bytes: projectLimit))

    /// What the making of one value may cost, in bytes; those of large projects have some thousand.
    static let valueLimit = 1 << 20
    /// What all values of a project may cost together, in bytes.
    private static let projectLimit = 128 << 20
    /// What a setting costs that nothing has to be put in for, in bytes.
    private static let settingCost = 64

    /// Takes what a value cost, in bytes, beside that of keeping it.
    func take(_ count: Int) throws(BuildSettingOverflow) {
        guard
            budget.take(bytes: count + Self.settingCost, at: FilePlace(path: "", offset: 0))
        else { throw BuildSettingOverflow(setting: nil) }
    }
}

/// Build settings that become more text than is allowed.
struct BuildSettingOverflow: Error {
    /// The setting that does, by its full key; nil where all of a project's do together.
    let setting: String?

    /// What a report says of the project file that has these settings.
    func error(in path: String) -> ProjectError {
        let limit = BuildSettingAllowance.valueLimit >> 20
        let reason =
            setting.map { "the build setting \"\($0)\" becomes more than \(limit) MB of text" }
            ?? "the build settings of all targets become more text than any project's"
        return ProjectError(
            path: path, reason: reason,
            remedy: "look for settings that name themselves, or each other, several times")
    }
}
