import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds the callbacks of a Mac application's delegate that SwiftUI answers, or calls in other cases than AppKit.
///
/// Sources: OpenSwiftUI's application delegate for AppKit; public reports that files opened the old way never arrive, and that
/// `application(_:open:)` gets what no `.onOpenURL` takes (zhaoxin.pro), and that a reopen is told only to apps without a
/// window group (feedback-assistant/reports#246); TableProApp/TablePro#2071 for the updates, a single report.
struct MacCallbackFindings {
    private let delegate: DelegateClass
    private let context: TargetContext
    private let hasScene: Bool
    private let isPlanned: Bool

    /// An analysis of a delegate; `hasScene` is whether SwiftUI makes a window of the app, and `isPlanned` whether the plan
    /// writes calls.
    init(
        of delegate: DelegateClass, in context: TargetContext, hasScene: Bool = true,
        isPlanned: Bool = true
    ) {
        self.delegate = delegate
        self.context = context
        self.hasScene = hasScene
        self.isPlanned = isPlanned
    }

    /// A finding for each method with work of its own.
    func findings() -> [Finding] {
        delegate.members.filter { !$0.doesNothing }.compactMap(finding) + inCategories()
            + lastWindow() + eventHandlers()
    }

    /// The methods of categories in Objective-C.
    private func inCategories() -> [Finding] {
        let sources = context.target.objectiveCSources
        return context.library.paths(sources, implementing: delegate.name).flatMap { path in
            context.library.text(path).map { text in
                ObjectiveCClass.all(in: ObjectiveCTokens(text)).filter {
                    $0.name == delegate.name
                }.flatMap(\.methods).compactMap { method in
                    Self.byObjectiveCName[method.selector].flatMap {
                        finding(about: $0, at: context.library.place(path, method.offset))
                    }
                }
            } ?? []
        }
    }

    /// What Swift calls what Objective-C names otherwise. Source: the headers of AppKit.
    private static let byObjectiveCName = [
        "application:openFile:": "application(_:openFile:)",
        "application:openFiles:": "application(_:openFiles:)",
        "application:openTempFile:": "application(_:openTempFile:)",
        "application:openFileWithoutUI:": "application(_:openFileWithoutUI:)",
        "application:openURLs:": "application(_:open:)",
        "application:delegateHandlesKey:": "application(_:delegateHandlesKey:)",
        "applicationOpenUntitledFile:": "applicationOpenUntitledFile(_:)",
        "applicationWillUpdate:": "applicationWillUpdate(_:)",
        "applicationDidUpdate:": "applicationDidUpdate(_:)",
        "application:continueUserActivity:restorationHandler:":
            "application(_:continue:restorationHandler:)",
        "applicationShouldHandleReopen:hasVisibleWindows:":
            "applicationShouldHandleReopen(_:hasVisibleWindows:)",
    ]

    /// A fixed answer counts, too.
    private func lastWindow() -> [Finding] {
        let name = "applicationShouldTerminateAfterLastWindowClosed(_:)"
        return delegate.members.filter { $0.declaration.selectorName == name }.map { method in
            Finding(
                .macLastWindow, .note, .manual,
                at: context.place(method.file, method.declaration.keyword),
                "'\(name)' still decides whether the last window quits the app",
                remedy:
                    "keep it: without it the kind of SwiftUI's scene decides, and a single `Window` quits"
            )
        }
    }

    private func finding(about method: LocatedDeclaration) -> Finding? {
        let isNamed = method.declaration.attribute("objc")?.arguments != nil
        let written = isNamed ? delegate.objectiveCName(of: method) : nil
        let name = written.flatMap { Self.byObjectiveCName[$0] }
        return finding(
            about: name ?? method.declaration.selectorName, method,
            at: context.place(method.file, method.declaration.keyword))
    }

    private func finding(
        about name: String, _ method: LocatedDeclaration? = nil, at place: Place
    ) -> Finding? {
        switch name {
        case "application(_:openFile:)" where isPlanned && method != nil && forwardsFiles:
            return Finding(
                .callbackOpenURL, .note, .review, at: place,
                "'\(name)' is called by 'application(_:open:)', since SwiftUI's life cycle does not",
                remedy: "open a file of the app's in the Finder")
        case "application(_:openFile:)", "application(_:openFiles:)",
            "application(_:openTempFile:)", "application(_:openFileWithoutUI:)":
            if !isPlanned, let method, CallbackCalls(in: context).isCalled(method) { return nil }
            let urls = "application(_:open:)"
            // AppKit does not call it either where there is a method for URLs.
            guard delegate.methods(urls).isEmpty else {
                return Finding(
                    .callbackOpenURL, .note, .review, at: place,
                    "'\(name)' is not called where '\(urls)' is there, in AppKit's life cycle neither",
                    remedy: "check that '\(urls)' opens files, too, and remove this one")
            }
            return Finding(
                .callbackOpenURL, .warning, .manual, at: place,
                "'\(name)' is not called in the SwiftUI life cycle",
                remedy: "open files in `\(urls)`, or in `.onOpenURL`")
        case "application(_:open:)" where !context.opensURLsInView:
            return Finding(
                .callbackOpenURL, .note, .review, at: place,
                "'\(name)' still gets every URL, since no `.onOpenURL` takes one",
                remedy: "open a link of the app's, with and without the app running")
        case "application(_:open:)":
            return Finding(
                .callbackOpenURL, .warning, .manual, at: place,
                "'\(name)' gets only the URLs that no `.onOpenURL` takes",
                remedy: "open every URL in one of the two, and check that no window is added")
        case "application(_:delegateHandlesKey:)":
            return Finding(
                .delegateCast, .warning, .manual, at: place,
                "scripts ask the application's delegate for these keys, and that is SwiftUI's own object",
                remedy: "extend `NSApplication` with the properties that scripts ask for")
        case "applicationOpenUntitledFile(_:)":
            return Finding(
                .macReopen, .warning, .manual, at: place,
                "'\(name)' is not called in the SwiftUI life cycle, neither at launch nor at a click in the Dock",
                remedy:
                    "do what it does in `applicationDidFinishLaunching(_:)` and in `applicationShouldHandleReopen(_:hasVisibleWindows:)`"
            )
        case "application(_:continue:restorationHandler:)":
            return Finding(
                .callbackUserActivity, .warning, .manual, at: place,
                "SwiftUI's own delegate answers '\(name)' first",
                remedy: "use `.onContinueUserActivity`, and `.onOpenURL` for universal links")
        case "applicationWillUpdate(_:)", "applicationDidUpdate(_:)":
            return Finding(
                .callbackActiveState, .note, .review, at: place,
                "'\(name)' may not be called in the SwiftUI life cycle: one report says that it never is",
                remedy: "let it log once, and start the app")
        case "applicationShouldHandleReopen(_:hasVisibleWindows:)" where !hasScene:
            return Finding(
                .macReopen, .note, .review, at: place,
                "'\(name)' is still notified of a reopen, since the app has no window group",
                remedy: "test a click in the Dock with and without a window")
        case "applicationShouldHandleReopen(_:hasVisibleWindows:)":
            return Finding(
                .macReopen, .warning, .manual, at: place,
                "'\(name)' is not notified of every reopen in the SwiftUI life cycle",
                remedy: "test a click in the Dock with and without a window")
        default: return nil
        }
    }

    /// Whether files come by a method that can be called from the one that SwiftUI calls.
    private var forwardsFiles: Bool { OpenedFiles(of: delegate).isForwarded }

    /// Links that come by an Apple event of the app's own handling.
    private func eventHandlers() -> [Finding] {
        context.files(mentioning: "setEventHandler", "kAEGetURL").compactMap { file in
            file.tokens(spelled: "kAEGetURL").first.map { token in
                Finding(
                    .callbackOpenURL, .warning, .manual, at: context.place(file, token),
                    "links come by an Apple event here, and SwiftUI's own delegate opens links, too: which of the two gets them is not certain",
                    remedy: "open links in `application(_:open:)` of the delegate")
            }
        }
    }
}
