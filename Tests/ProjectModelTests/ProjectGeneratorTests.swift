import ProjectModel
import SourceEditing
import Testing

@Suite struct ProjectGeneratorTests {
    @Test func descriptionsOfOtherToolsAreRecognised() {
        let tree = ClassicProject.tree(of: [
            "a/project.yml": "name: A\ntargets:\n  A:\n", "a/A.xcodeproj/project.pbxproj": "",
            "b/Project.swift": "import ProjectDescription", "c/Project.swift": "struct Project {}",
            "d/BUILD.bazel": "ios_application(name = \"D\")", "e/BUILD": "swift_library()",
        ])
        let generators = ProjectGenerator.all(in: tree)
        #expect(generators.map(\.path) == ["a/project.yml", "b/Project.swift", "d/BUILD.bazel"])
        #expect(generators.map(\.tool) == [.xcodeGen, .tuist, .bazel])
        #expect(generators.map(\.hasProject) == [true, false, false])
        #expect(
            generators.compactMap(\.problem).map(\.path) == ["b/Project.swift", "d/BUILD.bazel"])
    }
}
