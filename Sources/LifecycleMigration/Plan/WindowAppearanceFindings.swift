import ProjectModel
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

    private var settings: [Finding] {
        facts.windowAppearance(target: target).map { code, index, outcome in
            let range = code.statements[index].statement.range
            let place = facts.context.place(code.function.method.file, range.lowerBound)
            let line = code.function.file.text(range)
            let property = Self.property(of: code.statements[index].role)
            switch outcome {
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

    private static func property(of role: LaunchRole) -> String {
        if case .appearance(let property) = role { property } else { "" }
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
        return facts.windowAppearance(target: target).compactMap { item in
            guard case .modifier(let modifier) = item.outcome else { return nil }
            return seen.insert(modifier).inserted ? modifier : nil
        }
    }
}
