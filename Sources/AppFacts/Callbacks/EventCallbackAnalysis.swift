import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds the callbacks about events that an application delegate loses to scenes, and decides how each is kept.
///
/// SwiftUI's modifiers are enough for a URL or an activity. A scene delegate is needed where they tell less than UIKit
/// did: `.onOpenURL` has no options and gives one of several URLs, and there is no modifier for quick actions, shares
/// and the progress of Handoff.
package struct EventCallbackAnalysis {
    private let app: UIKitApp
    private var delegate: DelegateClass { app.delegate }

    /// An analysis of an app.
    package init(app: UIKitApp) {
        self.app = app
    }

    /// The callbacks with work of their own, in the order of their kinds; none where scenes took them over before.
    package func callbacks() -> [EventCallback] {
        guard !app.usesScenes else { return [] }
        let implemented = EventKind.allCases.compactMap { kind in
            method(of: kind).map { (kind, $0) }
        }
        let opening = EventKind.openingURLs.first { kind in implemented.contains { $0.0 == kind } }
        return implemented.compactMap { kind, method in
            if EventKind.openingURLs.contains(kind), kind != opening { return nil }
            guard !method.doesNothing else { return nil }
            return EventCallback(kind: kind, method: method, route: route(kind, method))
        }
    }

    private func method(of kind: EventKind) -> LocatedDeclaration? {
        delegate.members.first { member in
            guard
                case .event(let found)? = ApplicationCallback.callback(
                    of: member, in: delegate)?.fate, !app.context.leavesOut(member)
            else { return false }
            return found == kind
        }
    }

    private func route(_ kind: EventKind, _ method: LocatedDeclaration) -> EventRoute {
        if let reason = method.obstacleToCalls(in: app.context) { return .none(reason: reason) }
        if delegate.isPrivate(method) { return .none(reason: "it is private") }
        switch kind {
        case .openURL, .openURLFromSource, .handleOpenURL:
            let usesOptions = method.usesParameter(2) || method.usesParameter(3)
            return usesOptions || opensDocuments ? .sceneDelegate : .modifier
        case .continueActivity: return .modifier
        case .willContinueActivity, .failToContinueActivity, .updateActivity, .quickAction,
            .asyncQuickAction, .cloudKitShare:
            return .sceneDelegate
        }
    }

    /// Several documents may be opened at once.
    private var opensDocuments: Bool {
        app.manifest.propertyLists.contains { list in
            list.document.value(at: ["CFBundleDocumentTypes"])?.array?.isEmpty == false
        }
    }
}
