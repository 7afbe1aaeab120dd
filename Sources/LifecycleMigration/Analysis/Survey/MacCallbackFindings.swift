import SwiftFlow

/// Finds the callbacks of a Mac application's delegate that SwiftUI answers, or calls in other cases than AppKit.
///
/// Sources: OpenSwiftUI's application delegate for AppKit; public reports that files opened the old way never arrive
/// (zhaoxin.pro) and that a reopen is not always told (feedback-assistant/reports#246).
struct MacCallbackFindings {
    private let delegate: DelegateClass
    private let context: TargetContext

    /// An analysis of a delegate.
    init(of delegate: DelegateClass, in context: TargetContext) {
        self.delegate = delegate
        self.context = context
    }

    /// A finding for each method with work of its own.
    func findings() -> [Finding] {
        delegate.members.filter { !$0.doesNothing }.compactMap(finding) + lastWindow()
    }

    /// A fixed answer counts, too.
    private func lastWindow() -> [Finding] {
        let name = "applicationShouldTerminateAfterLastWindowClosed(_:)"
        return delegate.members.filter { $0.declaration.selectorName == name }.map { method in
            Finding(
                .macLastWindow, .note, .manual,
                at: context.place(method.file, method.declaration.keyword),
                "'\(name)' goes on deciding whether the last window quits the app",
                remedy:
                    "keep it: without it the kind of SwiftUI's scene decides, and a single `Window` quits"
            )
        }
    }

    private func finding(about method: LocatedDeclaration) -> Finding? {
        let name = method.declaration.selectorName
        let place = context.place(method.file, method.declaration.keyword)
        switch name {
        case "application(_:openFile:)", "application(_:openFiles:)",
            "application(_:openTempFile:)", "application(_:openFileWithoutUI:)":
            return Finding(
                .callbackOpenURL, .warning, .manual, at: place,
                "'\(name)' is not called in the SwiftUI life cycle",
                remedy: "open files in `application(_:open:)`, or in `.onOpenURL`")
        case "application(_:open:)":
            return Finding(
                .callbackOpenURL, .warning, .manual, at: place,
                "'\(name)' gets only the URLs that no `.onOpenURL` takes",
                remedy: "open every URL in one of the two, and check that no window is added")
        case "application(_:continue:restorationHandler:)":
            return Finding(
                .callbackUserActivity, .warning, .manual, at: place,
                "SwiftUI's own delegate answers '\(name)' first",
                remedy: "use `.onContinueUserActivity`, and `.onOpenURL` for universal links")
        case "applicationShouldHandleReopen(_:hasVisibleWindows:)":
            return Finding(
                .macReopen, .warning, .manual, at: place,
                "'\(name)' is not told of every reopen in the SwiftUI life cycle",
                remedy: "test a click in the Dock with and without a window")
        default: return nil
        }
    }
}
