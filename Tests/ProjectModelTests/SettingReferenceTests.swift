import Testing

@testable import ProjectModel

@Suite struct SettingReferenceTests {
    @Test("A text of a property list is read with the build settings of each configuration")
    func settingsInTexts() throws {
        let tree = ClassicProject.tree(of: [
            "project.yml": """
            name: A
            targets:
              A:
                type: application
                platform: iOS
                sources: [S]
                settings:
                  base: {START: Main, EMPTY: ""}
                  configs: {Debug: {KIND: Test}, Release: {KIND: Store}}
            """,
            "S/AppDelegate.swift": "",
        ])
        let app = try #require(XcodeGenFormat().load("project.yml", in: tree).targets.first)
        #expect(app.expanded("Main") == ["Main"])
        #expect(app.expanded("$(START)") == ["Main"])
        #expect(app.expanded("${START}2") == ["Main2"])
        #expect(app.expanded("$(START:lower)") == ["main"])
        #expect(app.expanded("$(EMPTY:default=Home)") == ["Home"])
        #expect(app.expanded("$(KIND)") == ["Store", "Test"])
        #expect(app.expanded("$(PRODUCT_MODULE_NAME).Scene") == ["A.Scene"])
        #expect(app.expanded("$(UNKNOWN)") == [])
    }
}
