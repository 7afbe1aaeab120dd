import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Tells who calls each method of a scene delegate.
struct SceneDelegateLines {
    private let own: OwnMethodLines
    private let isForWindows: Bool
    private let mayOpenLinks: Bool

    /// For the delegates of an app's windows, or those of other roles, which SwiftUI leaves alone.
    init(context: TargetContext, isForWindows: Bool) {
        self.isForWindows = isForWindows
        mayOpenLinks = AssociatedDomains(of: context).mayOpenLinks
        own = OwnMethodLines(
            context: context, callbackPrefixes: ["scene", "windowScene"],
            plainTypes: ["UIResponder", "NSObject", "UIWindowSceneDelegate", "UISceneDelegate"])
    }

    private static let passedOn = "SwiftUI's scene delegate passes it on"

    /// What the ledger says about a method; `isRemoved` where the plan takes it away.
    func line(
        of member: LocatedDeclaration, in delegate: DelegateClass, isRemoved: Bool
    ) -> LedgerLine {
        guard let callback = SceneDelegateCallback(member.declaration.selectorName) else {
            if isRemoved {
                return LedgerLine(before: .ownCode, after: .nobody, state: .removed)
            }
            // The protocols of other roles have names of their own.
            return isForWindows ? own.line(of: member, in: delegate) : .unchanged(.uiKit)
        }
        if isRemoved {
            let makesWindow = !member.hasEmptyBody
            return LedgerLine(
                before: .uiKit, after: .nobody, state: .removed,
                reason: makesWindow ? "SwiftUI makes the window" : "it does nothing")
        }
        guard isForWindows else { return .unchanged(.uiKit) }
        switch callback {
        case .passedOn: return .unchanged(.uiKit, Self.passedOn)
        case .passedOnWithoutLinks:
            if member.hasEmptyBody { return .empty }
            guard mayOpenLinks else { return .unchanged(.uiKit, Self.passedOn) }
            return LedgerLine(
                before: .uiKit, after: .uiKit, state: .open,
                reason: "universal links only in apps built with a recent SDK",
                finding: .callbackUserActivity)
        case .swallowed: return .open(.uiKit, .sceneStateRestoration)
        }
    }
}
