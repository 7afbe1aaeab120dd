// Hand-written stand-in for UIKit: what apps touch around their launch, no more.
@_exported import CloudKit
@_exported import Foundation
@_exported import Intents
import Stage
@_exported import UserNotifications

#if !_runtime(_ObjC)
    @_exported import FoundationAdditions
#endif

@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() { super.init() }
    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var isFirstResponder: Bool { stageWindow?.stageFirstResponder === self }
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = stageWindow else { return false }
        window.stageFirstResponder = self
        return true
    }
    @discardableResult open func resignFirstResponder() -> Bool {
        if isFirstResponder { stageWindow?.stageFirstResponder = nil }
        return true
    }
    open var userActivity: NSUserActivity?
    open var keyCommands: [UIKeyCommand]? { nil }
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func validate(_ command: UICommand) {}
    /// Whether the class has the method (Apple, `canPerformAction(_:withSender:)`).
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        #if _runtime(_ObjC)
            return false
        #else
            return action.isMethod(of: self)
        #endif
    }
    /// This one if it can perform the action, else whom the next one names (Apple, `target(forAction:withSender:)`).
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return next?.target(forAction: action, withSender: sender)
    }
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIResponder {
    public nonisolated static let keyboardWillShowNotification = Notification.Name(
        "KeyboardWillShow")
    public nonisolated static let keyboardWillHideNotification = Notification.Name(
        "KeyboardWillHide")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("KeyboardDidShow")
    public nonisolated static let keyboardFrameEndUserInfoKey = "KeyboardFrameEnd"
}
open class UITouch: NSObject {}
open class UIPress: NSObject {}
open class UIPressesEvent: UIEvent {}

@preconcurrency @MainActor @objc public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ activity: NSUserActivity)
}
extension UIResponder: UIUserActivityRestoring {}

open class UIMenuElement: NSObject {
    public let title: String
    public init(title: String) { self.title = title }
}
open class UICommand: UIMenuElement {
    open private(set) var action: Selector?
    public override init(title: String) { super.init(title: title) }
    public init(
        title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil
    ) {
        self.action = action
        super.init(title: title)
    }
}
open class UIKeyCommand: UICommand {
    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    public init(
        title: String = "", action: Selector, input: String, modifierFlags: UIKeyModifierFlags = []
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(title: title, action: action)
    }
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }
}
open class UIAction: UIMenuElement {
    public let handler: (UIAction) -> Void
    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        self.handler = handler
        super.init(title: title)
    }
}
open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let application = Identifier("com.apple.menu.application")
        public static let edit = Identifier("com.apple.menu.edit")
        public static let view = Identifier("com.apple.menu.view")
        public static let window = Identifier("com.apple.menu.window")
        public static let preferences = Identifier("com.apple.menu.preferences")
        public static let about = Identifier("com.apple.menu.about")
        public static let services = Identifier("com.apple.menu.services")
        public static let toolbar = Identifier("com.apple.menu.toolbar")
        public static let file = Identifier("com.apple.menu.file")
        public static let help = Identifier("com.apple.menu.help")
        public static let format = Identifier("com.apple.menu.format")
    }
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
    }
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) { super.init(title: title) }
}
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
}

@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    public static let main = UIMenuSystem()
    open func setNeedsRebuild() {}
}

@preconcurrency @MainActor public protocol UIMenuBuilder {
    var system: UIMenuSystem { get }
    func replaceChildren(
        ofMenu identifier: UIMenu.Identifier, from: ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ menu: UIMenu, afterMenu identifier: UIMenu.Identifier)
    func insertSibling(_ menu: UIMenu, beforeMenu identifier: UIMenu.Identifier)
    func insertChild(_ menu: UIMenu, atStartOfMenu identifier: UIMenu.Identifier)
    func insertChild(_ menu: UIMenu, atEndOfMenu identifier: UIMenu.Identifier)
    func remove(menu identifier: UIMenu.Identifier)
}
