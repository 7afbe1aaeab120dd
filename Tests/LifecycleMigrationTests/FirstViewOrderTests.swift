import Testing

@testable import LifecycleMigration

/// Code of the launch behind the showing of the window, and the first view that is loaded behind it from now on.
struct FirstViewOrderTests {
    private static let show =
        "window = UIWindow(frame: UIScreen.main.bounds)\nwindow?.rootViewController = Deck()\nwindow?.makeKeyAndVisible()\n"

    private func lines(launch: String, view: String, members: String = "") throws -> [Int] {
        let app = try #require(
            PlannedSource(
                launch: launch, members: members,
                others: """
                    enum Cargo { static var load = 0 }
                    final class Deck: UIViewController {
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            prepare()
                        }
                        private func prepare() { \(view) }
                    }
                    """))
        #expect(app.plan.outcome != .refuse)
        return app.plan.findings.filter { $0.id == .launchOrder }.compactMap {
            $0.place?.position.line
        }
    }

    @Test(
        "What the first view has to do with is named where the launch does it behind the window",
        arguments: [
            (
                "NotificationCenter.default.post(name: .tide, object: nil)",
                "NotificationCenter.default.addObserver(forName: .tide, object: nil, queue: nil) { _ in }"
            ),
            (
                "NotificationCenter.default.post(name: Notification.Name(\"tide\"), object: nil)",
                "NotificationCenter.default.addObserver(self, selector: #selector(go), name: Notification.Name(\"tide\"), object: nil)"
            ),
            (
                "UserDefaults.standard.set(true, forKey: \"seen\")",
                "print(UserDefaults.standard.bool(forKey: \"seen\"))"
            ),
            (
                "let store = UserDefaults.standard; store.removeObject(forKey: Keys.seen.rawValue)",
                "print(UserDefaults.standard.string(forKey: Keys.seen.rawValue) ?? \"\")"
            ),
            ("Cargo.load += 1", "print(Cargo.load)"),
            ("print(Cargo.load)", "Cargo.load = 3"),
            // The last of two values stays.
            (
                "UserDefaults.standard.set(true, forKey: \"seen\")",
                "UserDefaults.standard.set(1, forKey: \"seen\")"
            ),
        ])
    func conflict(_ statement: String, _ view: String) throws {
        #expect(try lines(launch: Self.show + statement, view: view) == [11])
    }

    @Test("What the launch calls counts, through a helper and a closure that is called at once")
    func calls() throws {
        let view = "print(Cargo.load)"
        #expect(
            try lines(
                launch: Self.show + "fill()", view: view, members: "func fill() { Cargo.load = 2 }"
            ).count == 1)
        #expect(
            try lines(launch: Self.show + "let fill = { Cargo.load = 2 }\nfill()", view: view).count
                == 1)
    }

    @Test(
        "Other keys, other variables, what stands in front, on another path, or runs later is left alone",
        arguments: [
            (
                show + "UserDefaults.standard.set(true, forKey: \"other\")",
                "_ = UserDefaults.standard.bool(forKey: \"seen\")"
            ),
            (show + "Cargo.load = 2", "print(1)"),
            ("Cargo.load = 2\n" + show, "print(Cargo.load)"),
            (
                show + "DispatchQueue.main.asyncAfter(deadline: .now() + 5) { Cargo.load = 2 }",
                "print(Cargo.load)"
            ),
            (
                "if Cargo.load == 0 {\n" + show
                    + "} else {\nwindow?.rootViewController = UIViewController()\nCargo.load = 2\n}",
                "print(Cargo.load)"
            ),
            (
                "window = UIWindow()\nwindow?.makeKeyAndVisible()\nCargo.load = 2\nwindow?.rootViewController = Deck()",
                "print(Cargo.load)"
            ),
        ])
    func control(_ launch: String, _ view: String) throws {
        #expect(try lines(launch: launch, view: view).isEmpty)
    }
}
