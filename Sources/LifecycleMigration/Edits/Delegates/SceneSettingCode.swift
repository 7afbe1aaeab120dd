import SourceEditing
import SwiftFlow
import SwiftOutline

/// What the launch set of its window's scene, as lines of the scene delegate's method for the scene that connects.
struct SceneSettingCode {
    private let settings: [(file: ProgramFile, setting: SceneSetting)]

    /// The code of settings in their order.
    init(_ settings: [(file: ProgramFile, setting: SceneSetting)]) {
        self.settings = settings
    }

    /// The lines; settings in a row that stood in one condition stand in one.
    var lines: [String] {
        var lines: [String] = []
        if settings.contains(where: \.setting.needsWindowScene) {
            lines.append(
                "guard let \(SceneSetting.windowScene) = scene as? UIWindowScene else { return }")
        }
        var open: [String] = []
        for (file, setting) in settings {
            if setting.conditions != open {
                lines += open.map { _ in "#endif" }
                lines += setting.conditions
                open = setting.conditions
            }
            lines += code(of: setting, in: file.outline)
        }
        return lines + open.map { _ in "#endif" }
    }

    /// A statement with its comments.
    private func code(of setting: SceneSetting, in file: SwiftFile) -> [String] {
        let extent = CodeExtent(of: setting.statement.range, in: file).bytes
        let excerpt = CodeExcerpt(
            extent, of: file, replacements: setting.replacements.inPlaceOrder())
        return excerpt.text(indentedBy: "").split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
    }
}
