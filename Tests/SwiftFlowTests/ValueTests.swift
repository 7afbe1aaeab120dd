import SwiftFlow
import Testing

/// Where values come from, however the code is spelled.
struct ValueTests {
    @Test(
        "A window that was made is one by every way that leads to it",
        arguments: [
            "let w = Window()\nw.root = r", "let w = Window.init()\nw.root = r",
            "let w: Window = .init()\nw.root = r", "var w: Window?\nw = Window()\nw?.root = r",
            "let w = Window(); let v = w; let u = v\nu.root = r",
            "let w: Window? = Window()\nif let w { w.root = r }",
            "let w: Window? = Window()\nif let v = w { v.root = r }",
            "let w: Window? = Window()\nguard let w = w else { return }\nw.root = r",
            "let w: Window? = Window()\n(w)!.root = r", "let w = M.Window()\nw.root = r",
            "(Window()).root = r", "let w = (Window() as Any) as! Window\nw.root = r",
            "let w = true ? Window() : Window()\nw.root = r",
            "[Window()].forEach { $0.root = r }", "[Window()].forEach { w in w.root = r }",
            "for w in [Window()] { w.root = r }", "let w = [Window()]\nw[0].root = r",
            "let w = { Window() }()\nw.root = r",
            "let w = { () -> Window in let v = Window()\nreturn v }()\nw.root = r",
            "{ $0.root = r }(Window())", "func f(_ w: Window) { w.root = r }\nf(Window())",
            "let f = { (w: Window) in w.root = r }\nf(Window())",
            "set(Window())", "self.set(Window())", "Helper.set(Window())",
            "Helper().put(w: Window())",
            "let h: Any = Helper()\nh.put(w: Window())", "global(Window())", "make().root = r",
            "let w = make()\nw.root = r", "made.root = r", "self.made.root = r",
            "let d = self\nd.made.root = r", "var w: Window!\ndo { w = Window() }\nw.root = r",
            "let w: Window\nif a { w = Window() } else { w = Window() }\nw.root = r",
            "_ = Window().then { $0.root = r }", "let w = Overlay()\nw.root = r",
            "if let w = [Window()].first { w.root = r }", "run { Window() }",
        ])
    func made(body: String) {
        let writes = RootWrites(
            body,
            members: """
                lazy var made: Window = { let w = Window(); return w }()
                func set(_ w: Window) { w.root = r }
                func make() -> Window { Window() }
                func run(_ f: () -> Window) { let w = f(); w.root = r }
                """,
            others: """
                class Helper {
                    static func set(_ w: Window) { w.root = r }
                    func put(w: Window) { w.root = r }
                }
                func global(_ w: Window?) { w?.root = r }
                class Overlay: Window {}
                extension Window { func then(_ f: (Window) -> Void) -> Window { f(self); return self } }
                """
        ).writes
        #expect(writes.contains("made"), "\(writes)")
        #expect(writes.allSatisfy { $0 == "made" || $0.contains("Window") }, "\(writes)")
    }

    @Test(
        "A window that is found is one, and the delegate's own is its own",
        arguments: [
            ("Application.shared.keyWindow?.root = r", "found"),
            ("let a = Application.shared\na.keyWindow!.root = r", "found"),
            ("Application.shared.keyWindow.map { $0.root = r }", "found"),
            ("Application.shared.windows.first?.root = r", "found"),
            ("for w in Application.shared.windows { w.root = r }", "found"),
            ("Application.shared.windows.forEach { $0.root = r }", "found"),
            ("Application.shared.windows.filter { $0.x }.first?.root = r", "found"),
            ("let w = Application.shared.windows\nlet v = w.last\nv?.root = r", "found"),
            ("window?.root = r", "member"), ("self.window!.root = r", "member"),
            ("guard let window = window else { return }\nwindow.root = r", "member"),
            ("[self].forEach { d in d.window?.root = r }", "member"),
            ("(window ?? .init()).root = r", "made+member"),
            ("later { self.window?.root = r }", "member later"),
            ("later { [w = self.window] in w?.root = r }", "member later"),
            (
                "later { [weak self] in guard let self else { return }\nself.window?.root = r }",
                "member later"
            ),
            ("(Application.shared.delegate as? Delegate)?.window?.root = r", "member"),
            ("let d = Application.shared.delegate as! Delegate\nd.window?.root = r", "member"),
            ("animate(1) { self.window?.root = r }", "member"),
        ])
    func foundAndOwn(body: String, origin: String) {
        #expect(RootWrites(body).writes == [origin])
    }

    @Test("What is assigned to a member, a global or a static is what others find there")
    func stored() {
        let sources = [
            "A.swift": """
            class A {
                var own: Window?
                static var shared: Window?
                func f() { own = Window(); A.shared = Application.shared.keyWindow; global = Window() }
                func g() { own?.root = r; A.shared?.root = r; global?.root = r }
            }
            var global: Window?
            """,
            "B.swift": "class B { let a = A()\nfunc h() { a.own?.root = r } }",
        ]
        #expect(RootWrites(sources).writes == ["made", "found", "made", "made"])
    }

    @Test(
        "A parameter that nobody gives anything, and what can't be followed, is a window of unknown origin"
    )
    func unknown() {
        let sources = [
            "A.swift":
                "func f(w: Window, d: Delegate) { w.root = r; d.window?.root = r; x.root = r }"
        ]
        #expect(
            RootWrites(sources).writes == [
                "named(\"Window\", [])", "unknown", "unknown",
            ])
    }

    @Test("A function that is called is followed where it is given a window, and not else")
    func followed() {
        let program = TestProgram([
            "A.swift": """
            func launch() { show(Window()); count(1) }
            func show(_ w: Window) {}
            func count(_ n: Int) {}
            """
        ])
        let analysis = FlowAnalysis(of: Program(program), by: WindowSemantics()) { _, values in
            values.contains { !$0.tags.isEmpty }
        }
        for file in program.files {
            for declaration in file.outline.declarations where declaration.name == "launch" {
                let launch = LocatedDeclaration(file: file, declaration: declaration)
                FlowFunction.all(of: launch, owner: nil).forEach(analysis.add)
            }
        }
        analysis.run()
        #expect(analysis.allFunctions.map(\.located.declaration.name) == ["launch", "show"])
    }

    @Test("A closure sees what its function is given, also where that is known only later")
    func captured() {
        let sources = [
            "A.swift": """
            class A {
                func f(w: Window?) { later { w?.root = r } }
                func g() { f(w: Window()) }
            }
            """
        ]
        #expect(RootWrites(sources).writes == ["made later"])
    }

    @Test("What a condition binds is unwrapped before the name is there")
    func unwrapped() throws {
        let program = TestProgram(["A.swift": "func launch(w: Window?) { if let v = w { use(v) } }"]
        )
        let analysis = FlowAnalysis(of: Program(program), by: WindowSemantics()) { _, _ in false }
        let file = try #require(program.files.first)
        let declaration = try #require(file.outline.declarations.first)
        let located = LocatedDeclaration(file: file, declaration: declaration)
        let launch = try #require(FlowFunction.all(of: located, owner: nil).first)
        analysis.add(launch)
        analysis.run()
        let order = analysis.trace(of: launch).events.compactMap { event in
            switch event.kind {
            case .unwrap: "unwrap"
            case .local(let name, _, _): name
            default: nil
            }
        }
        #expect(order == ["unwrap", "v"])
    }

    @Test("A member in front of `??` is one of the type that is wanted")
    func alternative() {
        let overlay = "class Overlay: Window { static var shared: Overlay? = Overlay() }"
        let known = RootWrites("let w: Overlay = .shared ?? other\nw.root = r", others: overlay)
        #expect(known.writes == ["made"])
        let unknown = RootWrites("let w: Overlay = other ?? other\nw.root = r", others: overlay)
        #expect(unknown.writes != ["made"])
    }
}
