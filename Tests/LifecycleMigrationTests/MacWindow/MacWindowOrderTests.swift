import Testing

@testable import LifecycleMigration

/// What a window's content may notice of the launch around it.
struct MacWindowOrderTests {
    /// What is open where the launch does something behind the window; in front of it nothing is, but for what holds it up.
    private func order(
        _ code: String, body: String = "Text(\"Hello\")", beside: String = "",
        isHeldUp: Bool = false
    ) throws -> [String]? {
        let views =
            "import SwiftUI\n\(beside)\nstruct Home: View {\n  var body: some View { \(body) }\n}"
        var orders: [[String]?] = []
        for isFirst in [true, false] {
            let app = try #require(
                MacWindowApp(
                    .with {
                        if isFirst { $0.first = code } else { $0.last = code }
                        $0.view = "let contentView = Home()"
                        $0.files["Home.swift"] = views
                    }))
            #expect(app.scene != nil, "\(String(describing: app.need))")
            orders.append(app.order)
        }
        #expect(orders[0] == (isHeldUp ? orders[1] : []))
        return orders[1]
    }

    @Test("A view that asks for nothing notices nothing")
    func quiet() throws {
        #expect(try order("Analytics.start()") == [])
        #expect(try order("NSApp.setActivationPolicy(.regular)") == [])
    }

    @Test("Work that may do anything, and a view that asks for something")
    func unknown() throws {
        #expect(
            try order("Analytics.start()", body: "Text(Counter.shared.text)", beside: counter) == [
                ""
            ])
        #expect(
            try order(
                "UserDefaults.standard.register(defaults: [:])",
                beside:
                    "struct Other: View { @AppStorage(\"a\") var a = 1\nvar body: some View { Text(\"\") } }"
            ) == [""])
        #expect(try order("Images.start()", beside: "import Images") == [""])
        #expect(
            try order(
                "NSApp.activate(ignoringOtherApps: true)", body: "Text(Counter.shared.text)",
                beside: counter) == [])
    }

    @Test("What keeps the launch waiting comes before a window that the view says nothing about")
    func holding() throws {
        #expect(try order("NSAlert().runModal()", isHeldUp: true) == [""])
        #expect(try order("if isOld { exit(1) }", isHeldUp: true) == [""])
        #expect(
            try order(
                "ask()", beside: "func ask() { warn() }\nfunc warn() { NSAlert().runModal() }",
                isHeldUp: true) == [""])
        #expect(try order("DispatchQueue.main.async { NSAlert().runModal() }") == [])
    }

    @Test("A variable that the launch sets and the view reads")
    func variable() throws {
        #expect(
            try order(
                "Counter.shared.text = \"1\"", body: "Text(Counter.shared.text)", beside: counter)
                == ["text"])
        #expect(
            try order(
                "Counter.shared.other = 1", body: "Text(Counter.shared.text)", beside: counter)
                == [])
    }

    @Test("A value under a key")
    func keyed() throws {
        #expect(
            try order(
                "UserDefaults.standard.set(1, forKey: \"seen\")",
                body: "Text(\"\\(UserDefaults.standard.integer(forKey: \"seen\"))\")") == ["seen"])
    }

    private let counter =
        "final class Counter { static let shared = Counter()\nvar text = \"\"\nvar other = 0 }"
}
