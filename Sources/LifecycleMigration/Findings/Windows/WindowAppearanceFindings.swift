import SwiftFlow
import SwiftOutline

/// Says what becomes of the launch's settings of the window.
struct WindowAppearanceFindings {
    private let facts: UIKitFacts
    private let appearance: WindowAppearance

    /// Findings for an app and what becomes of settings in it.
    init(facts: UIKitFacts, appearance: WindowAppearance) {
        self.facts = facts
        self.appearance = appearance
    }

    /// One a setting, in the order of the launch; and what is special about how the window is made.
    func findings() -> [Finding] {
        settings + WindowSubclasses(facts: facts).findings()
            + WindowFrames(of: facts.launch).findings()
    }

    private var settings: [Finding] {
        // What the whole app does is asked once for all of its settings.
        lazy var hasFurtherWindows = FurtherWindows(in: facts.context).mayExist
        return facts.root.settings.map { file, setting in
            let range = setting.statement.range
            let place = facts.context.place(file, range.lowerBound)
            let line = file.outline.text(range)
            let property = setting.property
            switch appearance.outcome(of: setting, in: file.outline) {
            case .modifier(let modifier):
                return Finding(
                    .windowAppearance, .note, .automatic, at: place,
                    "the window's '\(property)' becomes the modifier '\(modifier)'")
            case .proxy:
                return Finding(
                    .windowAppearance, .note, .review, at: place,
                    "the window's '\(property)' is set for every window that the app shows")
            case .sceneWindow:
                return Finding(
                    .windowAppearance, .note, .review, at: place,
                    "the window's '\(property)' is set for the window that SwiftUI makes for the scene"
                )
            case .shownWindows where hasFurtherWindows,
                .proxyAndShownWindows where hasFurtherWindows:
                return Finding(
                    .windowAppearance, .warning, .review, at: place,
                    "the window's '\(property)' is set for the windows of the connected scenes, and the app's other windows are among them",
                    remedy: "set it on `view.window` of the root if the others are to be left alone"
                )
            case .shownWindows:
                return Finding(
                    .windowAppearance, .note, .automatic, at: place,
                    "the window's '\(property)' is set for the windows of the connected scenes")
            case .proxyAndShownWindows:
                return Finding(
                    .windowAppearance, .note, .automatic, at: place,
                    "the window's '\(property)' is set for every window that the app makes, and for those of the connected scenes"
                )
            case .shownWindowsOnly:
                return Finding(
                    .windowAppearance, .warning, .manual, at: place,
                    "the window's '\(property)' is set for the windows of the connected scenes, and "
                        + (facts.usesScenes
                            ? "this runs while a scene connects, when that may not be among them"
                            : "the launch comes here before there may be any"),
                    remedy: remedyAtStart(for: property))
            case .behindContent:
                return Finding(
                    .windowAppearance, .warning, .manual, at: place,
                    "the window's '\(property)' is set for the windows of the connected scenes, where SwiftUI's own background is in front of it",
                    remedy: remedy(for: property))
            case .withoutWindow:
                return Finding(
                    .windowAppearance, .warning, .manual, at: place,
                    "the window's '\(property)' is not set any more, since the window is nil here: \(line)",
                    remedy: remedy(for: property))
            case .superfluous(let reason):
                return Finding(
                    .windowAppearance, .note, .review, at: place,
                    "the window's '\(property)' is removed, since \(reason): \(line)")
            case .lost:
                return Finding(
                    .windowAppearance, .warning, .manual, at: place,
                    "the window's '\(property)' is lost: \(line)",
                    remedy: remedy(for: property))
            }
        }
    }

    private func remedyAtStart(for property: String) -> String {
        let again = "set it once more when the scene has connected"
        return property == "overrideUserInterfaceStyle"
            ? again + ", or let the content follow it, with `.preferredColorScheme(_:)`" : again
    }

    private func remedy(for property: String) -> String {
        switch property {
        case "tintColor", "overrideUserInterfaceStyle":
            "set it on `view.window` of the root, in `viewDidAppear(_:)`"
        case "backgroundColor": "put a background behind the root, with `.background(_:)`"
        case "windowLevel", "layer", "isOpaque", "alpha", "clipsToBounds":
            "set it on the root's view, or on `view.window` of the root"
        default:
            property.hasPrefix("windowScene")
                ? "set it in \(facts.sceneDelegate == nil ? "a" : "the") scene delegate, on the scene that connects"
                : "set it on `view.window` of the root, in `viewDidAppear(_:)`"
        }
    }
}
