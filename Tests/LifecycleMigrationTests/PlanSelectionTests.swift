import LifecycleMigration
import ProjectModel
import SourceEditing
import Testing

/// Which apps of a tree are planned.
struct PlanSelectionTests {
    private let delegate = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {}
        """

    private func plan(
        _ files: [String: String], _ options: MigrationOptions = MigrationOptions()
    ) -> MigrationPlan {
        let texts = files.mapValues { SourceText($0) }
        return MigrationPlanner(options: options).plan(
            FileTree(paths: files.keys.sorted(), source: FilesInMemory(texts), name: "Notes"))
    }

    @Test("An app of another platform than was asked for is left alone")
    func platform() {
        var options = MigrationOptions()
        options.platforms = [.macos]
        #expect(plan(["AppDelegate.swift": delegate], options).applications.isEmpty)
        options.platforms = [.macos, .ios]
        #expect(plan(["AppDelegate.swift": delegate], options).applications.count == 1)
    }

    @Test("Beside a project that can't be read, other descriptions of apps are not looked for")
    func unreadable() {
        let files = [
            "Notes.xcodeproj/project.pbxproj": "{ objects = (",
            "BUILD": "ios_application(\n    name = \"Notes\",\n)\n",
        ]
        let plans = plan(files).applications
        #expect(plans.flatMap(\.findings).map(\.place?.path) == ["Notes.xcodeproj/project.pbxproj"])
        let alone = plan(["BUILD": files["BUILD"] ?? ""]).applications
        #expect(alone.flatMap(\.findings).map(\.place?.path) == ["BUILD"])
    }
}
