import AppFacts
import ProjectModel

/// Makes the first scene of a Mac app.
struct MacSceneBuilder {
    let choices: MacChoices
    let names: FrameworkNames
    private var facts: MacFacts { choices.facts }

    /// A builder for an app.
    init(_ choices: MacChoices) {
        self.choices = choices
        names = FrameworkNames(in: choices.facts.context)
    }

    /// The scene.
    func scene() -> MacScene {
        switch facts.root {
        case .storyboard(let root) where root.reason == nil: storyboard(root)
        case .window(let window): self.window(window)
        case .storyboard, .delegate, .keptWindow: closed
        }
    }

    // MARK: A scene that stays closed

    /// A scene that shows nothing: an `App` must have one, and this one opens no window by itself.
    ///
    /// Sources: Maccy, TomatoBar and reminders-menubar, which have such a scene.
    private var closed: MacScene {
        MacScene(
            lines: [
                "// \(reason)",
                "\(names("Settings")) {", "\t\(names("EmptyView"))()", "}",
            ],
            // So that ⌘, does not open it.
            replaced: [.appSettings])
    }

    private var reason: String {
        if case .delegate = facts.root {
            return "An App must have a scene; this one is never opened."
        }
        return
            "The delegate has the windows; an App must have a scene, and this one is never opened."
    }

    // MARK: The storyboard's window

    private func storyboard(_ root: MacStoryboardRoot) -> MacScene {
        let view = facts.context.freeTypeName(of: ["RootView", "AppRootView"])
        let frame = MacWindowFrame(
            size: root.contentSize.map(MacWindowSize.init),
            minimum: root.window?.minimumSize.map(MacWindowSize.init),
            isResizable: root.style?.isResizable ?? true, tellsScene: choices.hasSingleWindow)
        let setup = MacWindowSetup(
            root.looks.besideStyle,
            missing: root.style?.missing(inSingleWindow: choices.hasSingleWindow) ?? [],
            in: facts.context)
        // A view below the title bar was so in AppKit's window as well.
        let modifiers = [
            root.looks.isFullSize ? ".ignoresSafeArea()" : nil, frame.modifier, setup?.modifier,
        ].compactMap { $0 }
        let content = ["\(view)()"] + modifiers.map { "\t" + $0 }
        var lines = scene(titled: title(of: root.window), content: content)
        lines += root.looks.sceneModifiers
        lines += frame.sceneModifiers
        if !choices.hasSingleWindow, opensURLs {
            lines.append(".handlesExternalEvents(matching: [])")
        }
        let representable = MacRepresentable(
            name: view, isView: false,
            summary: "Shows the first view controller of the main storyboard in a SwiftUI window.",
            making: making(root))
        return MacScene(
            // The command for a further window, which the app did not have.
            lines: lines, replaced: choices.hasSingleWindow ? [] : [.newItem],
            declarations: [representable.lines(names)] + [setup?.lines(names)].compactMap { $0 },
            imports: names.imports(for: "NSStoryboard"))
    }

    /// The statements that make the storyboard's view controller.
    private func making(_ root: MacStoryboardRoot) -> [String] {
        let controller = "\(names("NSStoryboard"))(name: \(root.name.swiftLiteral), bundle: nil)"
        guard root.window != nil else {
            return [
                "\(controller).instantiateInitialController() as? NSViewController ?? NSViewController()"
            ]
        }
        return [
            "let windowController = \(controller).instantiateInitialController() as? NSWindowController",
            "let viewController = windowController?.contentViewController",
            "// SwiftUI has a window of its own.",
            "windowController?.contentViewController = nil",
            "return viewController ?? NSViewController()",
        ]
    }

    /// The title as code: SwiftUI takes a literal for a key of the app's texts, and reads some characters in it.
    private func title(of window: MacNibWindow?) -> String {
        let title = window?.title ?? ""
        let literal = (title.isEmpty ? facts.context.target.productName : title).swiftLiteral
        let isPlain = !literal.contains { "%*_[`\\#".contains($0) }
        return isPlain ? literal : "\(names("Text"))(verbatim: \(literal))"
    }

    /// Whether the app is opened with links or files, for each of which a window group would open a window.
    ///
    /// Source: public repairs of apps that opened one for each link; Apple's documentation of `handlesExternalEvents(matching:)`.
    var opensURLs: Bool {
        let keys: [PropertyListKey] = ["CFBundleURLTypes", "CFBundleDocumentTypes"]
        return facts.delegate.members.contains {
            $0.declaration.selectorName.hasPrefix("application(_:open")
        }
            || facts.propertyLists.contains { list in
                keys.contains { list.document.value(at: [$0]) != nil }
            }
    }

    /// One window: a `Window` where the system has it, else a group that people open no second window of.
    func scene(titled name: String, content: [String]) -> [String] {
        let head =
            choices.hasSingleWindow
            ? "\(names("Window"))(\(name), id: \"main\") {" : "\(names("WindowGroup"))(\(name)) {"
        return [head] + content.indented(by: 1) + ["}"]
    }
}
