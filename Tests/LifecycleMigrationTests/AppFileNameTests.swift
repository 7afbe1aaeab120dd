import Testing

@testable import LifecycleMigration

struct AppFileNameTests {
    @Test(
        "Product names become type names",
        arguments: [
            ("Notes", "Notes"), ("hello-ios-swift", "HelloIosSwift"), ("UIKit App", "UIKitApp"),
            ("Rocket.Chat", "RocketChat"), ("testRestoration", "TestRestoration"),
            ("REPLACEME (macOS)", "REPLACEMEMacOS"), ("5calls", "_5calls"), ("Größe", "Größe"),
            ("---", "Main"),
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
