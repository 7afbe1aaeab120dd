import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds what a delegate behind an adaptor is not told any more, where the `App` is written by hand.
struct LostCallbacks {
    private let context: TargetContext
    private let delegate: DelegateClass

    /// An analysis of a delegate.
    init(of delegate: DelegateClass, context: TargetContext) {
        self.delegate = delegate
        self.context = context
    }

    /// A finding for each callback with work of its own, and for a window that the launch still makes.
    func findings() -> [Finding] {
        let usesScenes = !delegate.methods(SceneConfigurationMethod.selectorName).isEmpty
        let launch = PlainLaunchMethod(of: delegate).flatMap { finding(about: $0.method) }
        return (usesScenes ? [launch].compactMap { $0 } : callbacks()) + windows()
    }

    /// A finding for each callback with work of its own.
    func callbacks() -> [Finding] { callbacks { _ in false } }

    /// A finding for each callback with work of its own that the app's own code does not call.
    func callbacks(except isCalled: (LocatedDeclaration) -> Bool) -> [Finding] {
        delegate.members.compactMap { member in
            finding(about: member).flatMap { isCalled(member) ? nil : $0 }
        }
    }

    /// A finding for each callback with work of its own that UIKit tells a scene's delegate once an app has scenes, or nobody.
    func callbacksOfScenes() -> [Finding] {
        delegate.members.compactMap { member in
            guard !member.doesNothing, !context.leavesOut(member),
                let callback = ApplicationCallback.callback(of: member, in: delegate)
            else { return nil }
            let remedy = "call what it does from the scene delegate"
            switch callback.fate {
            case .passedOn, .outdated, .plainLaunch: return nil
            case .state: return ofScenes(member, .callbackActiveState, remedy)
            case .event(let kind): return ofScenes(member, kind.finding, remedy)
            case .ended(let kind): return ofScenes(member, kind.finding, kind.remedyWithScenes)
            }
        }
    }

    private func ofScenes(
        _ member: LocatedDeclaration, _ id: FindingID, _ remedy: String
    ) -> Finding {
        Finding(
            id, .warning, .manual, at: context.place(member.file, member.declaration.keyword),
            "'\(member.declaration.selectorName)' is no longer called in an app with scenes",
            remedy: remedy)
    }

    private func finding(about member: LocatedDeclaration) -> Finding? {
        guard !member.doesNothing,
            let callback = ApplicationCallback.callback(of: member, in: delegate)
        else { return nil }
        switch callback.fate {
        case .passedOn, .outdated: return nil
        case .plainLaunch:
            guard PlainLaunchMethod(of: delegate) != nil else { return nil }
            return lost(
                member, .callbackLaunch, nil,
                "rename it to `\(PlainLaunchMethod.successor)`, and return true")
        case .state:
            return lost(
                member, .callbackActiveState, "scenePhase",
                "observe the notification of the same name")
        case .event(let kind): return lost(member, kind.finding, modifier(for: kind), kind.remedy)
        case .ended(let kind):
            return lost(member, kind.finding, nil, kind.remedy, "is no longer called")
        }
    }

    private func modifier(for kind: EventKind) -> String? {
        switch kind {
        case .openURL, .openURLFromSource, .handleOpenURL: "onOpenURL"
        case .continueActivity: "onContinueUserActivity"
        default: nil
        }
    }

    /// `substitute` is a name whose use suggests that something else does the work already.
    private func lost(
        _ member: LocatedDeclaration, _ id: FindingID, _ substitute: String?, _ remedy: String,
        _ words: String = "is not called in the SwiftUI life cycle"
    ) -> Finding {
        let isDoneElsewhere = substitute.map { !context.files(mentioning: $0).isEmpty } ?? false
        return Finding(
            id, .warning, isDoneElsewhere ? .review : .manual,
            at: context.place(member.file, member.declaration.keyword),
            "'\(member.declaration.selectorName)' \(words)",
            remedy: remedy)
    }

    private func windows() -> [Finding] {
        let flow = AppFlow(context: context, delegate: delegate, sceneDelegates: [])
        let window = OwnWindow(of: delegate, others: [], in: flow)
        let launch =
            delegate.methods(PlainLaunchMethod.successor)
            + delegate.methods(PlainLaunchMethod.selectorName)
        return launch.compactMap { FlowFunction($0, owner: delegate.name) }.flatMap { function in
            flow.trace(of: function).events.compactMap { event in
                guard case .write(let value, "rootViewController", _, _) = event.kind,
                    window.isPossible(value)
                else { return nil }
                return Finding(
                    .rootWindowOwner, .warning, .manual,
                    at: context.place(function.located.file, event.statement.lowerBound),
                    "the delegate still makes a window beside that of the App",
                    remedy: "remove the window, and show its root in the App's scene")
            }
        }
    }
}
