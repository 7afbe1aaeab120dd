import Testing

@testable import LifecycleMigration

/// Windows that the delegate keeps: each use that no scene is known to have.
struct KeptMacWindowTests {
    private typealias Parts = MacWindowApp.Parts

    private func need(_ change: (inout MacWindowApp.Parts) -> Void) throws
        -> MacWindowObstacle.Need?
    {
        let app = try #require(MacWindowApp(.with(change)))
        return app.need
    }

    @Test(
        "Uses in the launch",
        arguments: [
            "window.delegate = Listener()", "window.toolbar = NSToolbar()",
            "window.level = .floating",
            "window.backgroundColor = color", "window.styleMask.insert(.hudWindow)",
            "window.styleMask = [.titled]",
            "window.setFrame(NSRect(x: 0, y: 0, width: 1, height: 1), display: true)",
            "window.minSize = NSSize(width: scale, height: 1)", "window.minSize.width = 3",
            "window.title += \"!\"", "window.title = \"\\(name)\"", "window.title = name",
            "window.standardWindowButton(.zoomButton)?.isHidden = true",
            "window.contentView?.wantsLayer = true", "window.contentView!.addSubview(NSView())",
            "window.isReleasedWhenClosed = true",
            "window.titlebarAppearsTransparent = isDark", "window.setFrameAutosaveName(name)",
            "_ = window.setFrameAutosaveName(\"Main\")", "window.toggleFullScreen(nil)",
            "window.makeFirstResponder(nil)", "window.miniaturize(nil)",
            "window.addChildWindow(other, ordered: .above)", "window.beginSheet(other)",
        ])
    func members(_ code: String) throws {
        #expect(try need { $0.settings = code } != nil)
        #expect(try need { $0.last = code } != nil)
    }

    @Test(
        "Uses of the window itself",
        arguments: [
            "controller = NSWindowController(window: window)", "Registry.shared.window = window",
            "register(window)", "let other = window", "other = self.window",
            "if window.isVisible {}",
            "window.map { $0.center() }", "[window].forEach { $0?.center() }",
            "DispatchQueue.main.async { self.window.center() }",
            "DispatchQueue.main.async { [weak self] in self?.window?.center() }",
            "observer = NotificationCenter.default.addObserver(forName: NSWindow.willCloseNotification, object: window, queue: nil) { _ in }",
            "if let window = window { window.center() }",
            "guard let window = self.window else { return }",
            "window.center(); window = nil", "swap(&window, &other)",
            "#if DEBUG\nwindow.center()\n#endif", "defer { window.center() }",
            "window.center(window)", "window.title = window.title", "print(window!)",
            "NSApp.mainWindow?.toggleFullScreen(nil)", "NSApp.windows.first?.center()",
            "DispatchQueue.main.async { NSApp.keyWindow?.center() }",
            "unregister(keyPath: \\.window)", "bind(#keyPath(window))",
            "let this = self\nthis.window.center()",
        ])
    func itself(_ code: String) throws {
        #expect(try need { $0.last = code } != nil)
    }

    @Test(
        "Uses in other methods of the delegate",
        arguments: [
            "func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { window.makeKeyAndOrderFront(nil); return true }",
            "@IBAction func open(_ sender: Any?) { self.window?.orderFront(nil) }",
            "static func open() { shared.window.orderFront(nil) }",
            "static func open() { (NSApp.delegate as! AppDelegate).window.orderFront(nil) }",
            "lazy var title = window.title", "var isOpen: Bool { window != nil }",
            "func open() { [1].forEach { _ in window.close() } }",
            "func path() -> AnyKeyPath { \\AppDelegate.window }",
            "func path() -> PartialKeyPath<AppDelegate> { \\.window }",
            "func value() -> Any? { self.value(forKey: \"window\") }",
        ])
    func elsewhere(_ members: String) throws {
        #expect(try need { $0.members = members } != nil)
    }

    @Test(
        "Uses in other code",
        arguments: [
            "func close() { (NSApp.delegate as? AppDelegate)?.window.close() }",
            "let delegate = NSApp.delegate as! AppDelegate\nfunc close() { delegate.window.close() }",
            "extension NSApplication { var own: AppDelegate { delegate as! AppDelegate } }\nfunc close() { NSApp.own.window.close() }",
            "func close(_ app: AppDelegate?) { app!.window.close() }",
            "func closed() -> AnyKeyPath { \\AppDelegate.window }",
            "func close() { (NSApp.delegate as AnyObject).value(forKey: \"window\") }",
            "extension AppDelegate { func close() { window.close() } }",
            "class Other: AppDelegate { func close() { super.window.close() } }",
            "protocol Windowed { var window: NSWindow! { get } }\nextension AppDelegate: Windowed {}",
            "func asking() { NSApp.mainWindow?.contentViewController?.dismiss(nil) }",
            "func asking() { NSApp.windows.first?.contentView?.display() }",
            "func asking() { NSApp.windows[0].contentView?.display() }",
            "func asking(_ view: NSView) { view.window!.windowController?.close() }",
        ])
    func outside(_ code: String) throws {
        #expect(try need { $0.files["Other.swift"] = "import AppKit\n" + code } != nil)
        #expect(try need { $0.beside = code } != nil)
    }

    @Test("Objective-C that asks for the delegate's window")
    func objectiveC() throws {
        let code = "id window = [[NSApp delegate] window];"
        #expect(try need { $0.files["Other.m"] = code } == .outside("window"))
    }

    @Test(
        "Properties that do more than hold it",
        arguments: [
            "@IBOutlet var window: NSWindow!", "@objc var window: NSWindow!",
            "var window: NSWindow! { didSet { print(1) } }", "static var window: NSWindow!",
            "lazy var window: NSWindow! = nil", "var window: NSPanel!", "var window: Any?",
            "@Published var window: NSWindow?", "var window: NSWindow!, other: NSWindow!",
            "weak var delegate: Delegate?\n#if DEBUG\nvar window: NSWindow!\n#endif",
        ])
    func property(_ property: String) throws {
        #expect(try need { $0.property = property } != nil)
    }

    @Test(
        "Windows that are made in another way",
        arguments: [
            "window = NSPanel(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)",
            "window = Own(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)",
            "window = NSWindow()",
            "window = NSWindow(contentRect: frame(), styleMask: [.titled, .closable], backing: .buffered, defer: false)",
            "window = NSWindow(contentRect: .zero, styleMask: [.borderless], backing: .buffered, defer: false)",
            "window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)",
            "window = NSWindow(contentRect: .zero, styleMask: [.closable], backing: .buffered, defer: false)",
            "window = NSWindow(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)",
            "window = NSWindow(contentRect: .zero, styleMask: mask, backing: .buffered, defer: false)",
            "window = NSWindow(contentRect: .zero, styleMask: [.titled, .closable, .utilityWindow], backing: .buffered, defer: false)",
            "window = NSWindow(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false, screen: NSScreen.screens.last)",
            "window = configured(NSWindow(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false))",
            "if isFirst { window = NSWindow(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false) }",
            "window = window ?? NSWindow(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)",
            "let controller = Controller()\nwindow = controller.window",
            "let second = NSWindow(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)\nwindow = NSWindow(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)",
        ])
    func making(_ code: String) throws {
        let beside =
            "class Own: NSWindow {}\nclass Controller: NSWindowController {}"
        #expect(
            try need {
                $0.making = code
                $0.beside = beside
            } != nil)
    }

    @Test(
        "Ways through the launch that do not make or show it",
        arguments: [
            "guard isReady else { return }", "if isAgent { return }",
            "#if DEBUG\nif isTest { return }\n#endif", "do { try start() } catch { return }",
            "switch mode { case .agent: return\ndefault: break }",
        ])
    func ways(_ code: String) throws {
        #expect(try need { $0.first = code } != nil)
        #expect(try need { $0.settings = code } != nil)
    }

    @Test("A window that the launch does not show, or shows nothing in, or two things")
    func unshown() throws {
        #expect(try need { $0.shown = "" } == .notShown)
        #expect(try need { $0.shown = "if isOpen { window.makeKeyAndOrderFront(nil) }" } != nil)
        #expect(try need { $0.shown = "window.makeKeyAndOrderFront(item)" } != nil)
        #expect(try need { $0.content = "" } == .contents(0))
        #expect(try need { $0.last = "window.contentView = NSView()" } == .contents(2))
    }

    @Test(
        "Contents that SwiftUI can't make",
        arguments: [
            ("", "window.contentView = NSHostingView(rootView: ContentView(window: window))"),
            (
                "",
                "window.contentViewController = board.instantiateInitialController() as? NSViewController"
            ),
            ("", "window.contentView = shared.view"), ("", "window.contentView = content"),
            (
                "let view = NSView()\nregister(view)",
                "window.contentView = view"
            ),
            ("", "window.contentViewController = Controller(owner: self)"),
        ])
    func contents(_ first: String, _ content: String) throws {
        #expect(try need(of: content, behind: first) != nil)
    }

    @Test(
        "Contents made of what the delegate keeps",
        arguments: [
            ("", "ContentView(model: Model())"),
            ("let model = Model()\nmodel.start()", "ContentView(model: model)"),
            ("", "ContentView(number: number)"), ("number = 2", "ContentView(number: number)"),
            ("", "ContentView(text: text)"), ("", "ContentView(act: { self.secret() })"),
        ])
    func keptValues(_ first: String, _ view: String) throws {
        let content = "window.contentView = NSHostingView(rootView: \(view))"
        #expect(try need(of: content, behind: first) == nil)
    }

    private func need(
        of content: String, behind first: String
    ) throws -> MacWindowObstacle.Need? {
        let members =
            "var number = 1\nprivate var text = \"\"\nfunc add() { number += 1 }\nprivate func secret() {}\nvar content: NSView!"
        let beside =
            "final class Model: ObservableObject { func start() {} }\nprivate struct Hidden: View { var body: some View { Text(\"\") } }\nclass Controller: NSViewController {}"
        return try need {
            ($0.view, $0.first, $0.content) = ("", first, content)
            ($0.members, $0.beside) = (members, beside)
        }
    }

    @Test("A method that makes it and that others call")
    func calledElsewhere() throws {
        for extra in [
            "func again() { showWindow() }", "func again() { perform(#selector(showWindow)) }",
            "func again() { applicationDidFinishLaunching(Notification(name: .init(\"a\"))) }",
        ] {
            #expect(
                try need {
                    let parts = $0
                    $0.members =
                        "func showWindow() {\n\(parts.view)\n\(parts.making)\n\(parts.content)\n\(parts.shown)\n}\n\(extra)"
                    $0.view = "showWindow()"
                    ($0.making, $0.settings, $0.content, $0.shown) = ("", "", "", "")
                } != nil)
        }
    }

    @Test("A method that makes it, and that the launch calls under a condition or later")
    func calledSometimes() throws {
        for call in [
            "if isOpen { showWindow() }", "DispatchQueue.main.async { self.showWindow() }",
            "guard isReady else { return }\nshowWindow()", "defer { showWindow() }",
            "showWindow()\nshowWindow()",
        ] {
            let app = try #require(
                MacWindowApp(
                    .with {
                        let parts = $0
                        $0.members =
                            "func showWindow() {\n\(parts.view)\n\(parts.making)\n\(parts.content)\n\(parts.shown)\n}"
                        $0.view = call
                        ($0.making, $0.settings, $0.content, $0.shown) = ("", "", "", "")
                    }))
            #expect(app.scene == nil, "\(call)")
        }
    }
}
