import SwiftFlow
import SwiftOutline

/// What the code of a Mac app makes of its place in the Dock and in front of the menu bar.
///
/// Sources: Apple's documentation of `NSApplication.setActivationPolicy(_:)` and of `TransformProcessType`.
package struct ActivationPolicyUses {
    private let context: TargetContext

    /// The uses of a target.
    package init(in context: TargetContext) {
        self.context = context
    }

    /// Whether the app may become one with a menu bar: a policy that is no literal, or one of another name, may be that.
    var maySetRegular: Bool {
        context.files(naming: Self.setter).contains { file in
            file.tokens(spelled: Self.setter).contains { token in
                !context.conditions.leavesOut(token, of: file.outline) && !isHidden(token, in: file)
            }
        } || Self.others.contains(where: NamesInSources(of: context).has)
    }

    /// Whether the code takes the app out of the Dock, and nothing can bring it there.
    var staysHidden: Bool {
        !maySetRegular
            && context.files(naming: Self.setter).contains { file in
                file.tokens(spelled: Self.setter).contains { token in
                    !context.conditions.leavesOut(token, of: file.outline)
                        && isHidden(token, in: file)
                }
            }
    }

    private static let setter = "setActivationPolicy"
    private static let others = ["NSApplicationActivationPolicyRegular", "TransformProcessType"]
    private static let hidden: Set = ["accessory", "prohibited"]

    /// Whether a call says in so many words that there is no menu bar.
    private func isHidden(_ token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        var next = token + 1
        guard tokens[next].kind == .leftParen else { return false }
        next += 1
        while ["NSApplication", "ActivationPolicy"].contains(file.outline.name(at: next))
            || tokens[next].kind == .period
        {
            next += 1
        }
        return Self.hidden.contains(file.outline.name(at: next))
            && tokens[next + 1].kind == .rightParen
    }
}
