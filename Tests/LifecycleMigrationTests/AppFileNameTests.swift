import Testing

@testable import AppFacts
@testable import LifecycleMigration

struct AppFileNameTests {
    @Test(
        "Product names become type names",
        arguments: [
            ("Notes", "Notes"), ("hello-ios-swift", "HelloIosSwift"), ("UIKit App", "UIKitApp"),
            ("Rocket.Chat", "RocketChat"), ("testRestoration", "TestRestoration"),
            ("REPLACEME (macOS)", "REPLACEMEMacOS"), ("5calls", "_5calls"), ("Größe", "Größe"),
            ("---", "Main"), ("iExpense", "iExpense"), ("iPad notes", "iPadNotes"),
            ("my iPad", "MyIPad"), ("Ada's Notes", "AdasNotes"), ("L’Atelier", "LAtelier"),
        ])
    func identifier(_ product: String, _ expected: String) {
        #expect(AppFileName.identifier(product) == expected)
    }

    @Test("A product whose name starts with a digit gives the App a plain name")
    func digit() {
        #expect(AppFileName.candidates(for: "5calls").first == "MainApp")
        #expect(AppFileName.candidates(for: "Calls5").first == "Calls5App")
    }

    @Test("What a product's App may be called, the best first")
    func candidates() {
        #expect(
            AppFileName.candidates(for: "Notes") == [
                "NotesApp", "NotesMainApp", "NotesSwiftUIApp",
            ])
        #expect(
            AppFileName.candidates(for: "NotesApp") == AppFileName.candidates(for: "Notes"),
            "no name says \"App\" twice")
        #expect(AppFileName.candidates(for: "ChatApplication").first == "ChatApp")
        #expect(AppFileName.candidates(for: "Application").first == "ApplicationApp")
    }

    @Test(
        "A target that only has a platform's name gives the App that of the project",
        arguments: [
            ("macOS", "Notes.xcodeproj", "Notes"), ("iOS App", "Notes.xcodeproj", "Notes"),
            ("App", "App.xcodeproj", "App"), ("iOS", "project.yml", "iOS"),
            ("Notes iOS", "Books.xcodeproj", "Notes iOS"),
        ])
    func telling(_ product: String, _ project: String, _ expected: String) {
        #expect(AppFileName.telling(product, in: project) == expected)
    }

    @Test(
        "An app without a telling product or project is called after its module, or what its files' headers name",
        arguments: [
            ("App", "App.xcodeproj", ["Books", "Notes"], "Books"),
            ("iOS", nil, ["iOS", "Notes"], "Notes"), ("iOS", nil, ["iOS"], "iOS"),
            ("Paper", "App.xcodeproj", ["Books"], "Paper"),
        ])
    func others(_ product: String, _ project: String?, _ others: [String], _ expected: String) {
        #expect(AppFileName.telling(product, in: project, orElse: others) == expected)
    }

    @Test("A name that is taken is not taken again")
    func collision() throws {
        let source = try #require(
            PlannedSource(
                launch: """
                            window = UIWindow()
                            window?.rootViewController = UIViewController()
                    """, others: "struct MainApp {}"))
        #expect(source.plan.appFile == "App/TheApp.swift")
    }
}
