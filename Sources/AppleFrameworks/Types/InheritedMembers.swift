/// The members that every object has of NSObject, and every responder of UIKit's and AppKit's class: what code of a delegate
/// means by such a name on its own, another place has of its own, or not at all.
///
/// Source: the documentation of `NSObject`, `UIResponder` and `NSResponder`.
package enum InheritedMembers {
    /// Whether a class that inherits from some others has a member of a name from Apple's.
    package static func contains(
        _ name: String, inheritedFrom supertypes: some Sequence<String>
    ) -> Bool {
        if ofObjects.contains(name) { return true }
        return ofResponders.contains(name)
            && supertypes.contains { $0 == "UIResponder" || $0 == "NSResponder" }
    }

    private static let ofObjects: Set<String> = [
        "accessibilityHint", "accessibilityLabel", "accessibilityTraits", "accessibilityValue",
        "addObserver", "awakeFromNib", "classForCoder", "className", "conforms", "copy",
        "debugDescription", "description", "dictionaryWithValues", "didChangeValue",
        "doesNotRecognizeSelector", "forwardingTarget", "hash", "isAccessibilityElement",
        "isEqual", "isKind", "isMember", "isProxy", "method", "mutableArrayValue", "mutableCopy",
        "mutableSetValue", "observationInfo", "observe", "perform", "publisher", "removeObserver",
        "responds", "setValue", "superclass", "value", "willChangeValue",
    ]

    private static let ofResponders: Set<String> = [
        "acceptsFirstResponder", "activityItemsConfiguration", "becomeFirstResponder", "buildMenu",
        "canBecomeFirstResponder", "canPaste", "canPerformAction", "canResignFirstResponder",
        "editingInteractionConfiguration", "inputAccessoryView", "inputAccessoryViewController",
        "inputAssistantItem", "inputView", "inputViewController", "interpretKeyEvents",
        "isFirstResponder", "keyCommands", "makeTouchBar", "menu", "next", "nextResponder",
        "pasteConfiguration", "presentError", "reloadInputViews", "resignFirstResponder",
        "restoreUserActivityState", "target", "textInputContextIdentifier", "textInputMode",
        "touchBar", "tryToPerform", "undoManager", "updateUserActivityState", "userActivity",
        "validate",
    ]
}
