import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

/// What becomes of the launch's settings of the window itself.
///
/// A tint is set for `UIWindow.appearance()` where the root is UIKit's: SwiftUI's own tint does not reach alerts and other
/// UIKit content. Source: public apps with SwiftUI's life cycle, which set their tint that way for this reason.
struct WindowAppearance {
    /// What becomes of one setting.
    enum Outcome {
        /// A modifier of the content says the same.
        case modifier(String)
        /// The statement stays, for all windows.
        case proxy
        /// The statement stays, for SwiftUI's window of the scene that connects.
        case sceneWindow
        /// The statement is for the windows that are shown from now on.
        case shownWindows
        /// The statement is for all windows, and for those that are shown.
        case proxyAndShownWindows
        /// The statement is for the windows that are shown, and the start of the app may come to it before there are any.
        case shownWindowsOnly
        /// The statement is for the windows that are shown, and SwiftUI's own background is in front of it.
        case behindContent
        /// The statement stays as it is, and the window is nil there.
        case withoutWindow
        /// The setting had no effect that anybody could see.
        case superfluous(reason: String)
        /// It is lost.
        case lost
    }

    private let isView: Bool
    private let usesScenes: Bool
    private let laterSettings: LaterSettings
    private let colors: ColorCode

    /// Settings of an app whose root is SwiftUI's or UIKit's; `target` is the version that it must run on.
    init(_ facts: LaunchFacts, isView: Bool, target: VersionNumber? = nil) {
        self.isView = isView
        usesScenes = facts.usesScenes
        laterSettings = facts.laterSettings
        colors = ColorCode(target: target)
    }

    /// Whether code hides the window when it has been shown.
    var hidesLater: Bool { laterSettings.hidesWindow }

    /// What becomes of a setting in a file.
    func outcome(of setting: WindowSetting, in file: SwiftFile) -> Outcome {
        if setting.isBeforeWindow {
            return .superfluous(reason: "the window was made behind it, and it did nothing")
        }
        guard setting.moment == .start else { return outcome(ofLater: setting) }
        guard setting.isWhole else { return .lost }
        // A modifier would go on saying what code changes later.
        let isLast = !laterSettings.properties.contains(setting.property)
        let lost: Outcome = setting.hasSceneWindow ? .sceneWindow : .lost
        switch setting.property {
        case "tintColor":
            if isView, isLast, setting.isUnconditional,
                let color = colors.color(setting.value, in: file)
            {
                return .modifier(colors.tint(color))
            }
            // A scene connects when SwiftUI has made its window already.
            return usesScenes || setting.isInitial ? lost : .proxy
        case "backgroundColor":
            if isView {
                return .superfluous(reason: "SwiftUI's own background is in front of it")
            }
            guard setting.isUnconditional, let color = colors.color(setting.value, in: file) else {
                return .lost
            }
            return .modifier(".background(\(color).ignoresSafeArea())")
        case "overrideUserInterfaceStyle":
            switch literal(setting.value, in: file) {
            case "unspecified": return .superfluous(reason: Self.asAnyWindow)
            case let style?
            where setting.isUnconditional && isLast && (style == "dark" || style == "light"):
                return .modifier(".preferredColorScheme(.\(style))")
            default: return lost
            }
        case let property where isDefault(setting.value, of: property, in: file):
            return .superfluous(reason: Self.asAnyWindow)
        default: return .lost
        }
    }

    private static let asAnyWindow = "it is what windows have anyway"

    /// Whether a window has a value from the beginning. Source: Apple's documentation of `UIWindow` and `UIView`.
    private func isDefault(
        _ value: TokenRange, of property: String, in file: SwiftFile
    ) -> Bool {
        let text = file.text(file.withoutParentheses(value)).filter { !$0.isWhitespace }
        return Self.defaults[property]?.contains(text) ?? false
    }

    private static let defaults: [String: Set<String>] = [
        "windowLevel": [
            ".normal", "UIWindow.Level.normal", "UIWindowLevelNormal", ".init(rawValue:0)",
            "UIWindow.Level(rawValue:0)", "UIWindow.Level(0)", ".init(0)",
        ],
        "alpha": ["1", "1.0"],
        "isUserInteractionEnabled": ["true"],
        "tintAdjustmentMode": [".automatic", "UIView.TintAdjustmentMode.automatic"],
        "semanticContentAttribute": [".unspecified", "UISemanticContentAttribute.unspecified"],
    ]

    /// What becomes of a setting that code makes when windows are shown.
    private func outcome(ofLater setting: WindowSetting) -> Outcome {
        guard setting.isForShownWindows else { return .withoutWindow }
        if setting.property == "backgroundColor" { return .behindContent }
        if setting.moment == .later { return .shownWindows }
        return isForAllWindows(setting) ? .proxyAndShownWindows : .shownWindowsOnly
    }

    /// Whether windows that the app gets later take a setting over, as the one does that SwiftUI makes behind the launch.
    func isForAllWindows(_ setting: WindowSetting) -> Bool {
        setting.property == "tintColor" && setting.isWhole && !usesScenes
    }

    /// The modifiers of the content that stand for settings, in their order; of two that are the same one.
    func modifiers(for settings: [(file: ProgramFile, setting: WindowSetting)]) -> [String] {
        var seen: Set<String> = []
        return settings.compactMap { file, setting in
            guard case .modifier(let modifier) = outcome(of: setting, in: file.outline) else {
                return nil
            }
            return seen.insert(modifier).inserted ? modifier : nil
        }
    }

    /// The last name in `.dark` or `UIUserInterfaceStyle.dark`.
    private func literal(_ setting: TokenRange, in file: SwiftFile) -> String? {
        let value = file.withoutParentheses(setting)
        switch value.count {
        case 2 where file.tokens.tokens[value.lowerBound].kind == .period:
            return file.name(at: value.lowerBound + 1)
        case 3 where file.tokens.spells(value.lowerBound, "UIUserInterfaceStyle"),
            5 where file.text(value).hasPrefix("UIKit.UIUserInterfaceStyle."):
            return file.name(at: value.upperBound - 1)
        default: return nil
        }
    }
}
