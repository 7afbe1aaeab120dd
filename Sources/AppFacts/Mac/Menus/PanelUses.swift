import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Tells whether an app does something with what people choose in the system's panels for colours and fonts, besides in text views.
///
/// Source: Apple's documentation of `NSColorPanel`, `NSFontPanel`, `NSFontManager`, `NSColorChanging` and `NSFontChanging`.
package struct PanelUses {
    private let context: TargetContext

    /// The uses of a target.
    package init(in context: TargetContext) {
        self.context = context
    }

    /// Whether something hears of a panel, or asks it.
    package func areThere(of panel: StandardMenuAction.Panel) -> Bool {
        switch panel {
        case .colors: has(["NSColorPanel", "NSColorChanging"]) || hears(["changeColor:"])
        case .fonts:
            has(["NSFontPanel", "NSFontChanging"]) || hears(["changeFont:", "changeAttributes:"])
                || setsFonts
        }
    }

    private func has(_ names: [String]) -> Bool {
        names.contains(where: NamesInSources(of: context).has)
    }

    /// Whether a class has the method that a panel sends to the first responder.
    private func hears(_ selectors: [String]) -> Bool {
        let methods = MenuActionMethods(in: context)
        return selectors.contains { selector in
            methods.answering(selector).contains(where: takesPanel)
                || NamesInSources(of: context).sends(selector)
        }
    }

    /// Whether a method takes any sender, and not only a control of the app's own.
    private func takesPanel(_ method: MenuActionMethods.Method) -> Bool {
        guard let sender = method.sender else { return false }
        let type = TypeReader.type(in: sender.type, of: method.located.file.outline).name ?? ""
        return Self.senders.contains(type)
    }

    private static let senders: Set = [
        "", "Any", "AnyObject", "NSObject", "NSColorPanel", "NSFontManager", "NSFontPanel",
    ]

    /// Whether code tells the font manager of a font or of who hears of a change, and not only asks it which fonts there are.
    private var setsFonts: Bool {
        ["setSelectedFont", "orderFrontFontPanel", "convert"].contains { name in
            context.files(naming: name).contains { !$0.tokens(spelled: "NSFontManager").isEmpty }
        }
    }
}
