import Testing

@testable import LifecycleMigration

/// Windows that become scenes.
struct MacWindowTests {
    private typealias Parts = MacWindowApp.Parts

    @Test("The template's window becomes a scene, and nothing is left of the launch")
    func template() throws {
        let app = try #require(MacWindowApp(Parts()))
        let scene = try #require(app.scene)
        #expect(scene.isFunctionEmptied)
        #expect(scene.property?.declaration.name == "window")
        #expect(scene.settings.size?.width == "480")
        #expect(scene.content.kind == .view)
        #expect(app.order == [])
    }

    @Test(
        "Settings with a counterpart",
        arguments: [
            "window.title = \"Notes\"",
            "window.title = NSLocalizedString(\"notes\", comment: \"\")",
            "window.minSize = NSSize(width: 200, height: 100)",
            "window?.contentMinSize = CGSize(width: 200, height: 100)",
            "self.window.isReleasedWhenClosed = false",
            "window.setFrameAutosaveName(\"Main Window\")",
            "window.titlebarAppearsTransparent = true\nwindow.titleVisibility = .hidden",
            "window.setContentSize(.init(width: 300, height: 200))",
        ])
    func settings(_ code: String) throws {
        let app = try #require(MacWindowApp(.with { $0.settings = code }))
        #expect(app.scene?.isFunctionEmptied == true, "\(String(describing: app.need))")
    }

    @Test(
        "Ways of showing it",
        arguments: [
            "window.orderFront(self)", "window.orderFrontRegardless()",
            "self.window?.makeKeyAndOrderFront(self)",
        ])
    func showing(_ code: String) throws {
        let app = try #require(MacWindowApp(.with { $0.shown = code }))
        #expect(app.scene?.isFunctionEmptied == true)
    }

    @Test("Values in locals go along, and only where nothing else uses them")
    func locals() throws {
        let making =
            "let rect = NSRect(x: 0, y: 0, width: 480, height: 300)\nlet style: NSWindow.StyleMask = [.titled, .closable]\nlet waits = false\nwindow = NSWindow(contentRect: rect, styleMask: style, backing: .buffered, defer: waits)"
        let app = try #require(MacWindowApp(.with { $0.making = making }))
        #expect(app.scene?.isFunctionEmptied == true)
        #expect(app.scene?.settings.style?.isResizable == false)
        let used = try #require(
            MacWindowApp(
                .with {
                    $0.making = making
                    $0.last = "print(rect)"
                }))
        #expect(used.removed.contains { $0.contains("let style") })
        #expect(!used.removed.contains { $0.contains("let rect") })
    }

    @Test("A local window, and one that goes into the property at the end")
    func local() throws {
        let making = Parts().making.replacing("window = ", with: "let window = ")
        let alone = try #require(
            MacWindowApp(
                .with {
                    $0.property = ""
                    $0.making = making
                }))
        #expect(alone.scene?.isFunctionEmptied == true)
        #expect(alone.scene?.property == nil)
        let both = try #require(
            MacWindowApp(
                .with {
                    $0.making = making
                    $0.last = "self.window = window"
                }))
        #expect(both.scene?.isFunctionEmptied == true)
        #expect(both.scene?.property != nil)
    }

    @Test("Hosting controllers, view controllers and views")
    func contents() throws {
        let controller = try #require(
            MacWindowApp(
                .with {
                    $0.making =
                        "window = NSWindow(contentViewController: NSHostingController(rootView: contentView))"
                    $0.content = ""
                }))
        #expect(controller.scene?.content.kind == .view)
        #expect(controller.scene?.isFunctionEmptied == true)
        let own = try #require(
            MacWindowApp(
                .with {
                    $0.view = ""
                    $0.content = "window.contentViewController = ViewController()"
                    $0.beside = "class ViewController: NSViewController {}"
                }))
        #expect(own.scene?.content.kind == .controller)
        let view = try #require(
            MacWindowApp(
                .with {
                    $0.view = "let canvas = Canvas(frame: .zero)\ncanvas.scale = 2"
                    $0.content = "window.contentView = canvas"
                    $0.beside = "class Canvas: NSView { var scale = 1 }"
                }))
        #expect(view.scene?.content.kind == .platformView)
        #expect(view.scene?.isFunctionEmptied == true)
    }

    @Test("What the delegate has is asked of it")
    func members() throws {
        let app = try #require(
            MacWindowApp(
                .with {
                    $0.members = "let store = Store()"
                    $0.view = "let contentView = ContentView(store: store)"
                    $0.beside =
                        "final class Store {}\nextension ContentView { init(store: Store) {} }"
                }))
        #expect(app.scene?.content.root.members == ["store"])
    }

    @Test("A method of the delegate that the launch calls, and that alone")
    func method() throws {
        let app = try #require(
            MacWindowApp(
                .with {
                    let parts = $0
                    $0.members =
                        "private func showWindow() {\n\(parts.view)\n\(parts.making)\n\(parts.content)\n\(parts.shown)\n}"
                    $0.view = "showWindow()"
                    ($0.making, $0.settings, $0.content, $0.shown) = ("", "", "", "")
                }))
        #expect(app.scene?.isFunctionEmptied == true)
        #expect(app.scene?.call != nil)
    }

    @Test(
        "Code that has nothing to do with the window",
        arguments: [
            "func say() { NSApp.mainWindow?.title = \"\" }",
            "func say() { NSApp.keyWindow?.close() }",
            "func windowWillClose(_ notification: Notification) { print(1) }",
            "func say(view: NSView) { view.window?.makeFirstResponder(view) }",
            "func say() { open(window: 1) }\nfunc open(window: Int) {}",
        ])
    func others(_ members: String) throws {
        let app = try #require(MacWindowApp(.with { $0.members = members }))
        #expect(app.scene != nil, "\(String(describing: app.need))")
    }

    @Test("A window that code elsewhere asks of something that is not the delegate")
    func otherFiles() throws {
        let view =
            "import AppKit\nclass Canvas: NSView {\n  func focus() { window?.makeKey(); self.window?.close(); subviews.first?.window?.close() }\n}\nfunc delegate() -> AppDelegate? { NSApp.delegate as? AppDelegate }"
        let app = try #require(MacWindowApp(.with { $0.files["Canvas.swift"] = view }))
        #expect(app.scene != nil, "\(String(describing: app.need))")
    }

    @Test("No window, or one that is made later")
    func none() throws {
        let empty = try #require(
            MacWindowApp(
                .with {
                    ($0.view, $0.making, $0.settings, $0.content, $0.shown) = ("", "", "", "", "")
                    $0.members = "@IBAction func open(_ sender: Any?) { window = NSWindow() }"
                }))
        #expect(empty.scene == nil && empty.need == nil)
    }
}
