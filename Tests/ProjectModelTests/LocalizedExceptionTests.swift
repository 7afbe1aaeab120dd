import ProjectModel
import SourceEditing
import Testing

/// Localised files that a target of a synchronized folder has not, or has.
@Suite struct LocalizedExceptionTests {
    @Test(
        "An exception names a localised file in either spelling of Xcode",
        arguments: ["\"/Localized: Main.storyboard\"", "/Localized/Main.storyboard"])
    func spelling(exception: String) throws {
        let text = SynchronizedProject.text.replacing(
            "\tInfo.plist,\n", with: "\tInfo.plist,\n\t\t\t\t\(exception),\n")
        let storyboard = "ios/Player/Base.lproj/Main.storyboard"
        #expect(try resources(SynchronizedProject.text).contains(storyboard))
        #expect(try !resources(text).contains(storyboard))
    }

    @Test("It is named below the folder that holds its languages")
    func nested() throws {
        let path = "ios/Player/Deep/Base.lproj/Start.storyboard"
        let text = SynchronizedProject.text.replacing(
            "\tInfo.plist,\n",
            with: "\tInfo.plist,\n\t\t\t\t\"/Localized: Deep/Start.storyboard\",\n")
        for (project, isThere) in [(SynchronizedProject.text, true), (text, false)] {
            let tree = SynchronizedProject.tree([SynchronizedProject.path: project, path: ""])
            let app = try target("Player", of: SynchronizedProject.bundle, in: tree)
            #expect(app.resources.contains(path) == isThere)
        }
    }

    private func resources(_ project: String) throws -> [String] {
        let tree = SynchronizedProject.tree([SynchronizedProject.path: project])
        let loaded = XcodeProjectFormat().load(SynchronizedProject.bundle, in: tree)
        return try #require(loaded.targets.first { $0.name == "Player" }).resources
    }
}
