import AppFacts

/// Says that the global tint of the main storyboard is lost: UIKit sets it on the window that it makes for it.
///
/// Source: mapbox/mapbox-navigation-ios pull request 182: “The window's tint color corresponds to the storyboard's global tint, not the
/// rootViewController's view”.
struct StoryboardTint {
    private let facts: UIKitFacts

    /// A look at an app.
    init(of facts: UIKitFacts) {
        self.facts = facts
    }

    /// A finding for the storyboard of the first screen, where the launch sets no other tint.
    func findings() -> [Finding] {
        guard let name = facts.launch.storyboard, !setsOther else { return [] }
        let path = facts.context.storyboards.path(of: name)
        return facts.context.interfaces.storyboards.filter { $0.path == path }.flatMap {
            file in
            file.elements.filter { element in
                element.name == "color" && element.attributes["key"] == "tintColor"
                    && element.parent.map { file.elements[$0].name } == "document"
                    && !isSystems(element)
            }.map { element in
                Finding(
                    .windowAppearance, .warning, .manual, at: file.place(of: element),
                    "the storyboard's global tint is lost: UIKit set it for the window that it made for this storyboard",
                    remedy:
                        "set `UIWindow.appearance().tintColor` in 'application(_:didFinishLaunchingWithOptions:)'"
                )
            }
        }
    }

    private var setsOther: Bool {
        facts.root.settings.contains { $0.setting.property == "tintColor" }
    }

    /// Whether it is the blue that windows have anyway.
    private func isSystems(_ element: InterfaceElement) -> Bool {
        if element.attributes["systemColor"] == "systemBlueColor" { return true }
        let parts = ["red", "green", "blue"].map { element.attributes[$0]?.prefix(5) }
        return parts == ["0.0", "0.478", "1"] || parts == ["0.0", "0.478", "1.0"]
    }
}
