import Foundation
import Testing

@testable import CommandLineInterface

struct PlanRootTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func root(_ path: String) throws -> PlanRoot {
        try PlanRoot(path, in: ToolEnvironment(workingDirectory: folder.path))
    }

    @Test func aProjectStandsForItsFolder() throws {
        try folder.write([], to: "ios/App.xcodeproj/project.pbxproj")
        let root = try root("ios/App.xcodeproj/")
        #expect(root.folder == folder.path + "/ios")
        #expect(root.projects == ["App.xcodeproj"])
        #expect(root.display("A/B.swift") == "ios/A/B.swift")
    }

    @Test func aWorkspaceStandsForTheProjectsThatItNames() throws {
        let contents = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <FileRef location = "group:App/App.xcodeproj"></FileRef>
               <Group location = "container:Libs" name = "Libs">
                  <Group location='group:Inner'>
                     <FileRef location = "group:../A &amp; B.xcodeproj"/>
                  </Group>
                  <FileRef location = "group:./C.xcodeproj"/>
                  <FileRef location = "container:Pods/Pods.xcodeproj"/>
               </Group>
               <FileRef location = "group:README.md"/>
            </Workspace>
            """
        try folder.write(Array(contents.utf8), to: "W.xcworkspace/contents.xcworkspacedata")
        #expect(
            try root("W.xcworkspace").projects == [
                "App/App.xcodeproj", "Libs/A & B.xcodeproj", "Libs/C.xcodeproj",
                "Pods/Pods.xcodeproj",
            ])
    }

    @Test(arguments: [(["App", "Kit"], true), (["App"], false), (["Kit"], false)])
    func aWorkspaceAroundItBringsInTheProjectsBeside(names: [String], isNeeded: Bool) throws {
        for name in ["App", "Kit"] {
            try folder.write([], to: "\(name)/\(name).xcodeproj/project.pbxproj")
        }
        let projects = names.map {
            "<FileRef location = \"group:\($0)/\($0).xcodeproj\"></FileRef>"
        }
        let contents = "<Workspace version = \"1.0\">\(projects.joined())</Workspace>"
        try folder.write(Array(contents.utf8), to: "W.xcworkspace/contents.xcworkspacedata")
        try folder.git("init", "-q")
        let root = try root("App")
        let own = try DiskTree.read(root.folder, exclusions: []).files
        let outer = try OuterFolder.around(root, with: own, exclusions: [])
        #expect(
            outer?.listing.files.contains("Kit/Kit.xcodeproj/project.pbxproj")
                == (isNeeded ? true : nil))
    }

    @Test func whatIsNoFolderIsAnErrorWithAPlace() throws {
        try folder.write([], to: "A.swift")
        #expect(throws: ToolError.self) { try root("A.swift") }
        #expect(throws: ToolError.self) { try root("nowhere") }
        try folder.write([], to: "E.xcworkspace/other")
        #expect(throws: ToolError.self) { try root("E.xcworkspace") }
    }

    @Test(arguments: [(".", "A.swift"), ("ios", "ios/A.swift"), ("./ios//", "./ios/A.swift")])
    func aFileIsNamedFromWhereTheCommandWasGiven(path: String, display: String) throws {
        try folder.write([], to: "ios/x")
        #expect(try root(path).display("A.swift") == display)
    }
}
