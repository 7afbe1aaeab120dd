import Testing

@testable import LifecycleMigration

/// What goes along with the window, so that nobody sees that there was one.
struct LaunchTidinessTests {
    private static let shown = "window?.rootViewController = Lobby()"

    private func launch(_ statements: String..., others: String = "") throws -> String {
        let source = try #require(
            PlannedSource(launch: statements.joined(separator: "\n"), others: others))
        #expect(source.plan.outcome == .migrate)
        return try #require(source.after("AppDelegate.swift"))
    }

    @Test(
        "A local that only the window used goes",
        arguments: [
            "UIScreen.main.bounds", "CGRect(origin: .zero, size: UIScreen.main.bounds.size)",
        ])
    func orphan(_ value: String) throws {
        let after = try launch(
            "let frame = \(value)", "window = UIWindow(frame: frame)", Self.shown)
        #expect(!after.contains("frame"))
    }

    @Test("A local goes with the one that only it used")
    func chain() throws {
        let after = try launch(
            "let screen = UIScreen.main", "let frame = screen.bounds",
            "window = UIWindow(frame: frame)", Self.shown)
        #expect(!after.contains("screen"))
    }

    @Test("A local that other statements use stays")
    func shared() throws {
        let after = try launch(
            "let frame = UIScreen.main.bounds", "window = UIWindow(frame: frame)", "print(frame)",
            Self.shown)
        #expect(after.contains("let frame = UIScreen.main.bounds"))
    }

    @Test(
        "A local whose value is made by a call that does something stays; one that only gives it goes"
    )
    func effect() throws {
        let after = try launch(
            "let frame = measure()", "window = UIWindow(frame: frame)", Self.shown,
            others: "var count = 0\nfunc measure() -> CGRect { count += 1; return .zero }")
        #expect(after.contains("let frame = measure()"))
        let pure = try launch(
            "let frame = measure()", "window = UIWindow(frame: frame)", Self.shown,
            others: "func measure() -> CGRect { .zero }")
        #expect(!pure.contains("let frame"))
    }

    @Test(
        "A heading stays with what is left of its section",
        arguments: ["// MARK: - Screens", "// -----\n// Screens\n// -----"])
    func heading(_ comment: String) throws {
        let after = try launch(
            comment, "window = UIWindow()", "", "print(1)", Self.shown)
        #expect(
            after.contains(comment + "\n        print(1)") || after.contains(comment + "\nprint(1)")
        )
    }

    @Test("A comment goes with the statement that it belongs to, and a heading with its section")
    func comment() throws {
        let single = try launch("// Screens", "window = UIWindow()", "print(1)", Self.shown)
        #expect(!single.contains("// Screens"))
        let section = try launch(
            "window = UIWindow()", Self.shown, "// MARK: Screens", "window?.makeKeyAndVisible()")
        #expect(!section.contains("Screens"))
        let next = try launch(
            "// MARK: Screens", "window = UIWindow()", "window?.makeKeyAndVisible()",
            "// MARK: Rest", "print(1)", Self.shown)
        #expect(!next.contains("Screens") && next.contains("// MARK: Rest"))
    }

    @Test("What allowed a forced cast goes with it, unless the line has another one")
    func forcedCasts() throws {
        let after = try launch(
            "window = UIWindow()", Self.shown,
            others: """
                class Screen {
                    // swiftlint:disable:next force_cast
                    let a = UIApplication.shared.delegate as! AppDelegate
                    let b = UIApplication.shared.delegate as! AppDelegate
                    // swiftlint:disable:previous force_cast
                    let c = UIApplication.shared.delegate as! AppDelegate // swiftlint:disable:this force_cast
                    // swiftlint:disable:next force_cast line_length
                    let d = UIApplication.shared.delegate as! AppDelegate
                    // swiftlint:disable:next force_cast
                    let e = (UIApplication.shared.delegate as! AppDelegate, 1 as! Int)
                }
                """)
        #expect(after.split(separator: "force_cast").count == 2)
        #expect(after.contains("    // swiftlint:disable:next line_length\n    let d"))
        #expect(after.contains("    // swiftlint:disable:next force_cast\n    let e"))
    }

    @Test("The template's word on the launch stays with the method; a comment on the window goes")
    func templateComment() throws {
        let after = try launch(
            "        // Override point for customization after application launch.",
            "        window = UIWindow(frame: UIScreen.main.bounds)", "        print(1)",
            "        // The first screen", "        window?.makeKeyAndVisible()",
            "        " + Self.shown)
        #expect(
            after.contains(
                """
                        // Override point for customization after application launch.
                        print(1)
                        rootViewController =
                """), "\(after)")
        #expect(!after.contains("first screen"))
    }

    @Test("Code that was commented out around the root stays whole")
    func commentedOut() throws {
        let after = try launch(
            "        print(1)", "        window = UIWindow()",
            "//        if isSignedIn {", "            " + Self.shown, "//        } else {",
            "//            window?.rootViewController = Login()", "//        }",
            "        window?.makeKeyAndVisible()")
        #expect(
            after.contains(
                """
                //        if isSignedIn {
                            rootViewController = Lobby()
                //        } else {
                //            window?.rootViewController = Login()
                //        }
                """), "\(after)")
    }

    @Test("A block that only asked for the window goes, with names that nothing else has")
    func namesOfBlock() throws {
        let after = try launch(
            "        window = UIWindow(frame: UIScreen.main.bounds)",
            "        if let window = window {",
            "            let tabs = UITabBarController()", "            print(tabs)",
            "            window.rootViewController = tabs",
            "            window.makeKeyAndVisible()",
            "        }")
        #expect(
            after.contains(
                """
                        let tabs = UITabBarController()
                        print(tabs)
                        rootViewController = tabs
                """), "\(after)")
    }

    @Test(
        "It becomes a `do` where a name would mean something else",
        arguments: ["        print(tabs)", "        let tabs = 1"])
    func namesAround(_ line: String) throws {
        let after = try launch(
            line, "        window = UIWindow(frame: UIScreen.main.bounds)",
            "        if let window = window {", "            let tabs = UITabBarController()",
            "            print(tabs)", "            window.rootViewController = tabs",
            "            window.makeKeyAndVisible()", "        }", others: "let tabs = 2")
        #expect(after.contains("        do {\n            let tabs"), "\(after)")
    }

    @Test("A condition out of which everything goes is no longer asked")
    func emptiedCondition() throws {
        let source = try #require(
            PlannedSource(
                launch: """
                            #if os(visionOS)
                            let scene = application.connectedScenes.first { $0 is UIWindowScene } as! UIWindowScene
                            window = UIWindow(windowScene: scene)
                            #else
                            window = UIWindow(frame: UIScreen.main.bounds)
                            #endif
                            prepare()
                            window?.rootViewController = Home()
                            window?.makeKeyAndVisible()
                    """, members: "func prepare() { print(1) }",
                others: "final class Home: UIViewController {}"))
        let text = try #require(source.after("AppDelegate.swift"))
        #expect(text.contains("prepare()") && !text.contains("#"), "\(text)")
    }

    @Test("A condition that holds a comment of its own stays, and one that was empty before")
    func commentedCondition() throws {
        let source = try #require(
            PlannedSource(
                launch: """
                            #if DEBUG
                            #endif
                            #if os(visionOS)
                            // There is no screen.

                            let size = CGSize(width: 9, height: 9)
                            window = UIWindow(frame: CGRect(origin: .zero, size: size))
                            #else
                            window = UIWindow(frame: UIScreen.main.bounds)
                            #endif
                            prepare()
                            window?.rootViewController = Home()
                            window?.makeKeyAndVisible()
                    """, members: "func prepare() { print(1) }",
                others: "final class Home: UIViewController {}"))
        let text = try #require(source.after("AppDelegate.swift"))
        #expect(text.contains("#if DEBUG") && text.contains("#if os(visionOS)"), "\(text)")
        #expect(text.contains("// There is no screen.") && !text.contains("window ="), "\(text)")
    }
}
