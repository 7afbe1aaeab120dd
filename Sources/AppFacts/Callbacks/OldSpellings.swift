import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Finds callbacks of a delegate that are spelled as in Swift 2, where the first parameter had no label outside: a compiler
/// of today gives them another selector, which the framework does not call.
///
/// Source: SE-0046, establish consistent label behavior across all parameters including first labels.
package struct OldSpellings {
    /// The delegate.
    package let delegate: DelegateClass
    /// The target.
    package let context: TargetContext

    /// An analysis of an application delegate.
    package init(of delegate: DelegateClass, in context: TargetContext) {
        self.delegate = delegate
        self.context = context
    }

    /// The name and labels of the callback that a method was in Swift 2; nil where it was none.
    package func newName(of member: LocatedDeclaration) -> String? {
        let declaration = member.declaration
        guard declaration.kind == .function, !declaration.isStatic,
            let first = declaration.parameters.first,
            let type = TypeReader.type(in: first.type, of: member.file.outline).name
        else { return nil }
        let labels = declaration.parameters.dropFirst().map { ($0.label ?? "_") + ":" }.joined()
        let name = "\(declaration.name)(_:\(labels))"
        if isMac {
            guard Self.macTypes.contains(type) else { return nil }
            return MacCallbacks.all.contains(name) && name != declaration.selectorName ? name : nil
        }
        guard type == "UIApplication" else { return nil }
        if ApplicationCallback.all[name] != nil {
            return name == declaration.selectorName ? nil : name
        }
        let objectiveCName = "\(declaration.name):\(labels)"
        return Self.renamed[objectiveCName]
            ?? ApplicationCallback.all.values.first { $0.objectiveCName == objectiveCName }?
            .selectorName
    }

    /// Whether the target is one of the Mac.
    package var isMac: Bool { PlatformProfile.profile(for: context.target.platform).isAppKit }

    /// What callbacks of AppKit's are told of first.
    private static let macTypes: Set<String> = ["NSApplication", "NSNotification", "Notification"]

    /// The method of the delegate that is a callback in Swift 2 alone; nil where the target is in a newer language.
    package func method(for callback: String) -> LocatedDeclaration? {
        guard !LanguageVersion.isCurrent(of: context.target) else { return nil }
        return delegate.members.first {
            $0.declaration.body != nil && newName(of: $0) == callback
        }
    }

    /// Names in Objective-C of callbacks whose labels are others since Swift 3.
    private static let renamed = [
        "application:supportedInterfaceOrientationsForWindow:":
            "application(_:supportedInterfaceOrientationsFor:)",
        "application:didReceiveLocalNotification:": "application(_:didReceive:)",
        "application:didRegisterUserNotificationSettings:": "application(_:didRegister:)",
    ]
}
