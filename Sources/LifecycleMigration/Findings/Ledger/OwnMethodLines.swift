import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells who calls a delegate's methods that are no callbacks of the application or of a scene.
struct OwnMethodLines {
    private let context: TargetContext
    private let callbackPrefixes: [String]
    private let plainTypes: Set<String>
    private let framework: CallbackCaller
    /// The actions that nibs send to the delegate of a name; nil where every action may come by the chain.
    private let sent: FirstResponderActions?

    /// For methods of a class; `callbackPrefixes` is how the framework's names for such a class start, `plainTypes` are the
    /// superclasses and protocols that bring nothing beyond these.
    init(
        context: TargetContext, callbackPrefixes: [String], plainTypes: Set<String>,
        framework: CallbackCaller = .uiKit
    ) {
        self.context = context
        self.callbackPrefixes = callbackPrefixes
        self.plainTypes = plainTypes
        self.framework = framework
        sent = framework == .appKit ? FirstResponderActions(in: context) : nil
    }

    /// What the ledger says about a method.
    func line(of member: LocatedDeclaration, in delegate: DelegateClass) -> LedgerLine {
        let declaration = member.declaration
        if ResponderMethod.isChained(declaration) {
            return .open(.responderChain, .delegateResponderChain)
        }
        if declaration.attribute("IBAction") != nil {
            return sent?.reach(member, of: delegate) ?? true
                ? .open(.responderChain, .delegateResponderChain) : .unchanged(.ownCode)
        }
        if declaration.isOverride, !isOverrideOfOwn(member, delegate) {
            return .unchanged(framework)
        }
        let hint = lookAlike(declaration)
        let isRequired = hasFurtherProtocols(member, delegate)
        // To look through the target takes time, and here it would change nothing.
        if hint == nil, !isRequired { return .unchanged(.ownCode) }
        if isNamedInCode(member) { return .unchanged(.ownCode) }
        if let hint { return .unused(hint) }
        return .unchanged(isRequired ? .framework : .ownCode)
    }

    /// Whether the method takes the place of one of the delegate's superclass that is no framework's.
    private func isOverrideOfOwn(
        _ member: LocatedDeclaration, _ delegate: DelegateClass
    ) -> Bool {
        context.family(of: delegate.name)?.inherited(in: context).contains { part in
            part.declaration.members.contains {
                member.declaration.replaces($0) && !$0.isOverride
            }
        } ?? false
    }

    /// Whether the method is marked for Objective-C, or the target names it anywhere else.
    ///
    /// The base name of `application(_:…)` says nothing: every callback has it.
    private func isNamedInCode(_ member: LocatedDeclaration) -> Bool {
        let declaration = member.declaration
        if declaration.attribute("objc") != nil { return true }
        guard !["application", "scene", "windowScene"].contains(declaration.name) else {
            return false
        }
        let name = declaration.name
        let nameTokens = declaration.nameRange ?? 0..<0
        let ownCount = nameTokens.count { member.file.outline.tokens.spells($0, name) }
        if member.file.count(of: name) > ownCount { return true }
        return context.files(naming: name).contains { file in
            file.path != member.file.path
                && file.outline.tokens.tokens.indices.contains {
                    file.outline.tokens.spells($0, name)
                }
        }
    }

    private func lookAlike(_ declaration: Declaration) -> String? {
        let isAlike = callbackPrefixes.contains { declaration.name.hasPrefix($0) }
        return isAlike
            ? "\(framework == .appKit ? "AppKit" : "UIKit") has no callback with this name and these types"
            : nil
    }

    /// Whether the class, or the extension around the method, conforms to a protocol that may ask for it.
    private func hasFurtherProtocols(
        _ member: LocatedDeclaration, _ delegate: DelegateClass
    ) -> Bool {
        let holder = delegate.extension(around: member)
        let types = (holder?.declaration ?? delegate.declaration).inheritance
        return types.contains {
            let name = $0.baseName.lastComponent
            return !plainTypes.contains(name) && name != delegate.base?.declaration.name
        }
    }
}

/// Overrides of a delegate that only make sense in the responder chain.
enum ResponderMethod {
    private static let names: Set<String> = [
        "next", "keyCommands", "canPerformAction(_:withSender:)", "target(forAction:withSender:)",
        "restoreUserActivityState(_:)", "remoteControlReceived(with:)",
    ]
    /// Events that a responder passes on where it does not handle them; the application's delegate was the last to get them.
    private static let events: Set<String> = [
        "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
        "touchesCancelled(_:with:)", "motionBegan(_:with:)", "motionEnded(_:with:)",
        "motionCancelled(_:with:)", "pressesBegan(_:with:)", "pressesChanged(_:with:)",
        "pressesEnded(_:with:)", "pressesCancelled(_:with:)",
        // VoiceOver's gestures; implemented in the delegate they worked from anywhere (Apple's guide to VoiceOver).
        "accessibilityPerformMagicTap()", "accessibilityPerformEscape()",
    ]

    /// Values that UIKit takes from the nearest responder that has one. Source: Apple's pages of these members of `UIResponder`.
    private static let values: Set<String> = [
        "activityItemsConfiguration", "pasteConfiguration", "canPaste(_:)", "paste(itemProviders:)",
        "undoManager", "editingInteractionConfiguration", "inputView", "inputAccessoryView",
        "inputViewController", "inputAccessoryViewController", "textInputMode",
        "textInputContextIdentifier", "inputAssistantItem", "userActivity",
        "updateUserActivityState(_:)",
    ]

    /// What to do about a member that the chain no longer comes to.
    static func remedy(for member: Declaration) -> String {
        if member.selectorName == "remoteControlReceived(with:)" {
            return
                "answer the commands of `MPRemoteCommandCenter.shared()`, which come without the chain"
        }
        return isEvent(member) || values.contains(member.selectorName)
            ? "override it in the root view controller"
            : "offer the command with `.commands`, or target the delegate explicitly"
    }

    /// Whether a member takes part in the responder chain.
    static func isChained(_ member: Declaration) -> Bool {
        names.contains(member.selectorName) || isEvent(member)
    }

    /// Whether a member handles an event that nothing in front of it did.
    static func isEvent(_ member: Declaration) -> Bool { events.contains(member.selectorName) }
}
