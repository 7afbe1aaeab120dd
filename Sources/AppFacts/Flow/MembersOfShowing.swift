import AppleFrameworks
import SwiftFlow

extension Program {
    /// What UIKit and AppKit call of a view controller or view when a window is shown with it, and before that returns; with it what a
    /// superclass may call that isn't read.
    package func membersOfShowing(_ type: String, _ ancestry: [String]) -> [ProgramMember] {
        let isView = ancestry.contains(where: Self.views.contains)
        let called =
            Self.ofShowing.flatMap { members($0, of: type) }.filter {
                isView || $0.located.declaration.isOverride
            } + observedByShowing(type)
        guard let superclass = unreadSuperclass(of: type),
            !called.isEmpty || isView || Self.endings.contains(where: superclass.hasSuffix)
        else { return called }
        // UIKit doesn't know these: the superclass declares them, and may call them as it is loaded.
        return called + (self.type(type)?.allMembers ?? []).filter(isHook)
    }

    /// The superclass of a class of the program's, or of one that it inherits from, where that is neither the program's nor Apple's; nil
    /// where all of them are known.
    package func unreadSuperclass(of type: String) -> String? {
        var name = type
        for _ in 0..<Self.mostSuperclasses {
            guard let nominal = self.type(name), nominal.kind == .class,
                let next = nominal.supertypes.first
            else { return nil }
            let superclass = aliasedType(next) ?? next
            guard self.type(superclass)?.isDeclared == true else {
                return SharedStores.isOfApple(superclass) ? nil : superclass
            }
            name = superclass
        }
        return nil
    }

    /// Whether a member overrides one that no class of Apple's declares.
    private func isHook(_ member: ProgramMember) -> Bool {
        let declaration = member.located.declaration
        guard declaration.isOverride, declaration.kind == .function, !declaration.isStatic else {
            return false
        }
        return declaration.name != "apply"
            && !Self.namesOfApple.contains { declaration.name.hasPrefix($0) }
    }

    private static let mostSuperclasses = 20

    /// How classes of view controllers and views are called.
    private static let endings = ["Controller", "VC", "View"]

    /// How the methods begin that view controllers and views of Apple's have.
    ///
    /// Source: Apple's documentation of `UIResponder`, `UIViewController`, `UIView` and of the classes that inherit from them.
    private static let namesOfApple = [
        "view", "loadView", "awake", "tableView", "collectionView", "numberOf", "pickerView",
        "prepare", "present", "dismiss", "should", "did", "will", "preferred", "supported",
        "touches", "presses", "motion", "encode", "decode", "setEditing", "setViewControllers",
        "setNeeds", "setNavigationBarHidden", "setToolbarHidden", "setSelected", "setHighlighted",
        "canPerform", "become", "resign", "updateViewConstraints",
        "updateConstraints", "updateFocus", "updateUserActivityState", "traitCollection",
        "observeValue", "show", "perform", "unwind", "restoreUserActivityState", "addChild",
        "removeFromParent", "push", "pop", "layout", "draw", "hitTest", "point", "sizeThatFits",
        "systemLayoutSize", "intrinsic", "animationController", "navigationController",
        "tabBarController", "gestureRecognizer", "scrollView", "textField", "textView",
        "searchBar", "isEqual", "copy", "paste", "cut", "delete", "select", "target", "child",
        "transition", "buildMenu", "validate", "remoteControl", "applyFinal",
        "applicationFinishedRestoringState", "invalidate", "reload", "endAppearance",
        "beginAppearance", "overrideTraitCollection", "size", "system", "content", "interface",
        "addSubview", "insertSubview", "removeFromSuperview", "action", "display", "forUnwind",
        "webView", "userContentController", "photo", "imagePicker", "mailCompose", "updatesearch",
        "updateSearchResults", "segueForUnwinding", "allowedChildren", "separateSecondary",
        "collapseSecondary", "makeTouchBar", "increase", "decrease", "printContent", "find",
        "toggle", "value", "setValue", "addObserver", "removeObserver", "willChange", "forward",
        "responds", "dictionaryWithValues", "mouse", "key", "scroll", "rightMouse", "flagsChanged",
    ]

    private static let views: Set<String> = [
        "UIViewController", "UIView", "NSViewController", "NSView",
    ]

    private static let ofShowing = [
        "loadView", "viewDidLoad", "viewWillAppear", "awakeFromNib", "willMove", "didMove",
        "didMoveToSuperview", "didMoveToWindow", "didAddSubview", "viewWillMove",
        "viewDidMoveToSuperview", "viewDidMoveToWindow",
    ]
}
