import AppFacts
import SwiftFlow
import SwiftOutline

/// The overrides of an application delegate for UIKit that only a walk along the responder chain comes to.
struct ChainOverrides {
    private let delegate: DelegateClass
    private let context: TargetContext
    private let linked: TargetContext?

    /// For a delegate; `linked` is the code that the app is built with.
    init(of delegate: DelegateClass, in context: TargetContext, linked: TargetContext? = nil) {
        self.delegate = delegate
        self.context = context
        self.linked = linked
    }

    /// The members that take the place of one which an extension of `UIResponder` has, or which nobody is known to call.
    func members() -> [LocatedDeclaration] {
        guard delegate.inheritance.contains(where: { $0.lastComponent == "UIResponder" }) else {
            return []
        }
        return delegate.members.filter { member in
            let declaration = member.declaration
            return declaration.isOverride && !declaration.isStatic
                && (declaration.kind == .function || declaration.kind == .variable)
                && !ResponderMethod.isChained(declaration)
                && !Self.isCalledOtherwise(declaration)
                && !isOfOwnClass(member) && !isOfEveryObject(declaration)
        }
    }

    /// Whether something else than the chain calls an override.
    static func isCalledOtherwise(_ member: Declaration) -> Bool {
        callers.contains(member.selectorName)
    }

    private func isOfOwnClass(_ member: LocatedDeclaration) -> Bool {
        context.family(of: delegate.name)?.inherited(in: context).contains { part in
            part.declaration.members.contains {
                member.declaration.replaces($0) && !$0.isOverride
            }
        } ?? false
    }

    /// Whether an extension of `NSObject` has it, whose code does not go along the chain.
    private func isOfEveryObject(_ member: Declaration) -> Bool {
        [context, linked].compactMap { $0 }.flatMap { context in
            context.extensions(of: "NSObject").flatMap { located in
                located.declaration.members.filter { member.replaces($0) }
                    .map { LocatedDeclaration(file: located.file, declaration: $0) }
            }
        }.contains { found in
            let tokens = found.file.outline.tokens
            return !(found.code?.contains { tokens.spells($0, "next") } ?? false)
        }
    }

    /// Who calls these is not the chain: the runtime, key-value coding, the system that builds menus (as seen in
    /// Dimillian/IceCubesApp), or the delegate's own code.
    private static let callers: Set<String> = [
        "description", "debugDescription", "hash", "isEqual(_:)", "responds(to:)",
        "forwardingTarget(for:)", "doesNotRecognizeSelector(_:)", "conforms(to:)", "copy()",
        "mutableCopy()", "observeValue(forKeyPath:of:change:context:)", "value(forKey:)",
        "setValue(_:forKey:)", "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
        "value(forKeyPath:)", "setValue(_:forKeyPath:)", "setNilValueForKey(_:)",
        "willChangeValue(forKey:)", "didChangeValue(forKey:)", "awakeFromNib()",
        "isKind(of:)", "isMember(of:)", "perform(_:)", "perform(_:with:)", "perform(_:with:with:)",
        "method(for:)", "classForCoder", "buildMenu(with:)", "validate(_:)",
        "canBecomeFirstResponder", "becomeFirstResponder()", "canResignFirstResponder",
        "resignFirstResponder()", "isFirstResponder",
    ]
}
