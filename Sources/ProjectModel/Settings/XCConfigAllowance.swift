/// How much the `.xcconfig` files of one project may still come to.
///
/// A file counts as often as it is included, as Xcode reads it, so that a few files can come to any number of lines.
struct XCConfigAllowance {
    /// What all files of a project may come to, in bytes; those of large projects come to some hundred thousand.
    private static let limit = 16 << 20
    /// What a statement counts beside its value, in bytes.
    private static let assignmentCost = 32
    private static let includeCost = 512

    private let budget = EvaluationBudget(EvaluationBudget.Limits(steps: .max, bytes: limit))

    /// Takes an `#include` of a file.
    func takeInclude(in path: String) throws(ProjectError) {
        try take(Self.includeCost, path)
    }

    /// Takes a value, in bytes, that a file gives a setting.
    func take(_ count: Int, for key: String, in path: String) throws(ProjectError) {
        guard count <= BuildSettingAllowance.valueLimit else {
            throw BuildSettingOverflow(setting: key).error(in: path)
        }
        try take(count + Self.assignmentCost, path)
    }

    private func take(_ count: Int, _ path: String) throws(ProjectError) {
        guard budget.take(bytes: count, at: FilePlace(path: path, offset: 0)) else {
            throw ProjectError(
                path: path,
                reason: "the configuration files come to more than \(Self.limit >> 20) MB,"
                    + " each counted as often as it is included",
                remedy: "look for files that include each other, and include each once")
        }
    }
}
