import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds what a delegate for UIKit gives itself as a responder, which UIKit takes from the nearest one that has it: it is in the chain no more.
///
/// Source: Apple's pages of `UIResponder.activityItemsConfiguration` and `pasteConfiguration`, which are looked for along the chain, and of
/// `userActivity`, which UIKit makes current for the responders of what is shown.
struct ChainValues {
    private let delegate: DelegateClass
    private let context: TargetContext

    /// For a delegate that was in the chain.
    init(of delegate: DelegateClass, in context: TargetContext) {
        self.delegate = delegate
        self.context = context
    }

    private static let names = ["activityItemsConfiguration", "pasteConfiguration", "userActivity"]

    /// A finding for each value that the delegate's own code sets.
    func findings() -> [Finding] {
        delegate.members.filter { !$0.declaration.isStatic }.flatMap { member -> [Finding] in
            let code = member.code ?? 0..<0
            return Self.names.flatMap { name in
                member.file.tokens(spelled: name).filter {
                    code.contains($0) && isSet($0, in: member.file.outline)
                        && !isSeenTo(name, by: member)
                }.map { token in
                    Finding(
                        .delegateResponderChain, .warning, .manual,
                        at: context.place(member.file, token),
                        "'\(name)' is not looked for here any more: the delegate is not in the responder chain",
                        remedy: "set it in the root view controller")
                }
            }
        }
    }

    private func isSet(_ token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens
        guard tokens.spells(token + 1, "="), !declares(file.name(at: token)) else { return false }
        switch tokens.tokens[token - 1].kind {
        case .period: return tokens.spells(token - 2, "self")
        case .keyword(.let), .keyword(.var): return false
        default: return true
        }
    }

    /// Whether the delegate has a member or a local of the name, which is no responder's.
    private func declares(_ name: String) -> Bool {
        delegate.members.contains { member in
            member.declaration.declaredNames.contains(name) && !member.declaration.isOverride
                || member.declaration.parameters.contains { $0.name == name }
        }
    }

    /// Whether the code makes an activity the current one by itself, or a local of the name stands for something else.
    private func isSeenTo(_ name: String, by member: LocatedDeclaration) -> Bool {
        let tokens = member.file.outline.tokens
        let body = member.code ?? 0..<0
        return body.contains { token in
            tokens.spells(token, "becomeCurrent") && name == "userActivity"
                || tokens.spells(token, name)
                    && [.keyword(.let), .keyword(.var)].contains(tokens.tokens[token - 1].kind)
        }
    }
}
