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
            plainTypes: Self.plainTypes)
    }

    private static let plainTypes: Set<String> = [
        "UIResponder", "NSObject", "UIWindowSceneDelegate", "UISceneDelegate",
        "CPTemplateApplicationSceneDelegate", "CPTemplateApplicationDashboardSceneDelegate",
        "CPTemplateApplicationInstrumentClusterSceneDelegate",
    ]

    /// Whether the name of a method is one of those by which UIKit and CarPlay call the delegates of scenes.
    ///
    /// Source: Apple's pages of `UISceneDelegate` and of CarPlay's three protocols of scene delegates.
    private static func isOfRole(_ method: Declaration) -> Bool {
        ["scene", "windowScene", "contentStyleDidChange"].contains(method.name)
            || method.name.hasPrefix("templateApplication")
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
            let isOfRole = !isForWindows && Self.isOfRole(member.declaration)
            return isOfRole ? .unchanged(.uiKit) : own.line(of: member, in: delegate)
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
