import Stage

@preconcurrency @MainActor open class NSStoryboard: NSObject {
    public typealias Name = String
    public typealias SceneIdentifier = String
    let name: String
    public init(name: Name, bundle: Bundle?) { self.name = name }
    public class var main: NSStoryboard? { nil }
    open func instantiateInitialController() -> Any? {
        #if STUB_RUN
            guard let file = StoryboardFile.named(name) else {
                Stage.crash("Could not find a storyboard named '\(name)'")
            }
            return file.initialElement.flatMap { make($0, in: file) }
        #else
            return nil
        #endif
    }
    open func instantiateController(withIdentifier identifier: SceneIdentifier) -> Any {
        #if STUB_RUN
            if let file = StoryboardFile.named(name),
                let element = file.element(where: "storyboardIdentifier", is: identifier),
                let controller = make(element, in: file)
            {
                return controller
            }
            Stage.crash("Storyboard (\(name)) has no controller '\(identifier)'")
        #else
            return NSViewController()
        #endif
    }

    #if STUB_RUN
        /// A window controller holds the content that its relationship names.
        private func make(_ element: StoryboardFile.Element, in file: StoryboardFile) -> NSObject? {
            let related = file.relationships(of: element).compactMap { make($0, in: file) }
            let custom = element["customClass"].flatMap {
                classNamed($0, module: element["customModule"] ?? Stage.setting("MODULE") ?? "App")
            }
            if element.kind == "windowController" {
                let type = custom as? NSWindowController.Type ?? NSWindowController.self
                let controller = type.init(coder: EmptyCoder())
                let window =
                    file.firstTag(named: "window", in: element)
                    .map { NSWindow($0, in: file) }
                    ?? NSWindow(contentViewController: NSViewController())
                window.contentViewController = related.first as? NSViewController
                if let content = file.relationships(of: element).first {
                    window.stageResize(to: content, in: file)
                }
                controller?.window = window
                controller?.windowDidLoad()
                return controller
            }
            let type = custom as? NSViewController.Type ?? NSViewController.self
            let controller = type.init(coder: EmptyCoder())
            controller?.storyboard = self
            related.compactMap { $0 as? NSViewController }.forEach { controller?.addChild($0) }
            return controller
        }
    #endif
}

#if STUB_RUN
    extension NSWindow {
        /// The window that a storyboard or nib describes. Interface Builder calls its least and largest sizes those of
        /// the content.
        convenience init(_ element: StoryboardFile.Element, in file: StoryboardFile) {
            let rect = file.element(where: "key", is: "contentRect", in: element)
            self.init(
                contentRect: CGRect(x: 0, y: 0, width: 0, height: 0),
                styleMask: StyleMask(file.element(where: "key", is: "styleMask", in: element)),
                backing: .buffered, defer: false)
            if let rect { stageContentSize = CGSize(rect) }
            if let least = file.element(where: "key", is: "minSize", in: element) {
                contentMinSize = CGSize(least)
            }
            if let most = file.element(where: "key", is: "maxSize", in: element) {
                contentMaxSize = CGSize(most)
            }
            title = element["title"] ?? ""
            titlebarAppearsTransparent = element["titlebarAppearsTransparent"] == "YES"
            titleVisibility = element["titleVisibility"] == "hidden" ? .hidden : .visible
            isMovableByWindowBackground = element["movableByWindowBackground"] == "YES"
            hasShadow = element["hasShadow"] != "NO"
            tabbingMode = element["tabbingMode"] == "preferred" ? .preferred : .automatic
        }
    }

    extension NSWindow {
        /// A window is as large as the view that it gets (AppKit's header, `contentViewController`), and no smaller than it
        /// may be.
        fileprivate func stageResize(
            to controller: StoryboardFile.Element, in file: StoryboardFile
        ) {
            guard let view = file.element(where: "key", is: "view", in: controller),
                let frame = file.element(where: "key", is: "frame", in: view)
            else { return }
            let size = CGSize(frame)
            stageContentSize = CGSize(
                width: max(size.width, contentMinSize.width),
                height: max(size.height, contentMinSize.height))
        }
    }

    extension NSWindow.StyleMask {
        /// The parts that an element names with `YES`.
        fileprivate init(_ element: StoryboardFile.Element?) {
            let known: [(String, NSWindow.StyleMask)] = [
                ("titled", .titled), ("closable", .closable), ("resizable", .resizable),
                ("miniaturizable", .miniaturizable), ("fullSizeContentView", .fullSizeContentView),
            ]
            self = known.filter { element?[$0.0] == "YES" }.reduce(into: []) { $0.insert($1.1) }
        }
    }

    extension CGSize {
        /// The width and the height of an element.
        fileprivate init(_ element: StoryboardFile.Element) {
            self.init(
                width: Double(element["width"] ?? "") ?? 0,
                height: Double(element["height"] ?? "") ?? 0)
        }
    }
#endif
