import ProjectModel
import SwiftFlow
import SwiftOutline

/// Says what becomes of the launch's settings of the window.
struct WindowAppearanceFindings {
    private let facts: UIKitFacts
    private let target: VersionNumber?

    /// Findings for an app that must run on a version.
    init(facts: UIKitFacts, target: VersionNumber?) {
        self.facts = facts
        self.target = target
    }

    /// One a setting, in the order of the launch; and one for a window of a class of the app's own.
    func findings() -> [Finding] {
        settings + WindowSubclasses(facts: facts).findings()
    }

    private var appearance: WindowAppearance {
        WindowAppearance(
            isView: facts.root.isView, usesScenes: facts.usesScenes, target: target)
    }

    /// The settings of the window in the code that makes it, in its order.
    private var all: [(file: ProgramFile, setting: WindowSetting)] {
        let removal = facts.root.removal
        return facts.root.initialSettings
            + removal.functions.filter { !removal.isLenient($0.function) }.flatMap { item in
                item.changes.settings.map { (item.function.located.file, $0) }
            }
    }

    private var settings: [Finding] {
        all.map { file, setting in
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
            case .superfluous(let reason):
                return Finding(
                    .windowAppearance, .note, .review, at: place,
                    "the window's '\(property)' goes, since \(reason): \(line)")
            case .lost:
                return Finding(
                    .windowAppearance, .warning, .manual, at: place,
                    "the window's '\(property)' is lost: \(line)",
                    remedy: Self.remedy(for: property))
            }
        }
    }

    private static func remedy(for property: String) -> String {
        switch property {
        case "tintColor", "overrideUserInterfaceStyle":
            "set it on `view.window` of the root, in `viewDidAppear(_:)`"
        case "backgroundColor": "put a background behind the root, with `.background(_:)`"
        case "windowLevel", "layer", "isOpaque", "alpha", "clipsToBounds":
            "set it on the root's view, or on `view.window` of the root"
        default:
            property.hasPrefix("windowScene")
                ? "set it in the scene delegate, on the scene that connects"
                : "set it on `view.window` of the root, in `viewDidAppear(_:)`"
        }
    }

    /// The modifiers of the content, in the order of the launch; of two that are the same one.
    func modifiers() -> [String] {
        var seen: Set<String> = []
        return all.compactMap { file, setting in
            guard case .modifier(let modifier) = appearance.outcome(of: setting, in: file.outline)
            else { return nil }
            return seen.insert(modifier).inserted ? modifier : nil
        }
    }
}
