import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Gives the delegate of a Mac app what it needs behind the adaptor.
struct MacDelegateRewriter {
    private let choices: MacChoices
    private var delegate: DelegateClass { choices.facts.delegate }

    /// A rewriter for an app.
    init(_ choices: MacChoices) {
        self.choices = choices
    }

    /// The members that the class gets, beside those by which code reaches it.
    var members: DelegateMembers {
        DelegateMembers(
            properties: choices.facts.root.keptStoryboard == nil ? [] : [windowControllerProperty],
            statements: choices.facts.start?.onDelegate ?? [],
            methods: [
                willFinishLaunching, didFinishLaunching, openedFiles, untitledFile, lastWindow,
            ].compactMap { $0 })
    }

    /// The edits of methods that are there.
    var edits: [LoweredEdits] {
        [(launchMethod, launchLines), (shownMethod, shownLines)].compactMap { method, lines in
            guard let method, let lines, let start = BodyStart(of: method) else { return nil }
            return LoweredEdits(path: method.file.path, edits: start.edits(inserting: lines))
        }
    }

    // MARK: The application object

    /// What the code that started the app did with the application object; there is none in the `init` of an `App`.
    ///
    /// Source: public code of shipping apps, which set the activation policy when the application will finish launching.
    private var launchLines: [String]? {
        let made = choices.propertiesToMake.map { "_ = \($0)" }
        let lines =
            (choices.facts.start?.onApplication ?? [])
            + (made.isEmpty ? [] : ["// Lazy, and made as the app launches all the same."]) + made
        return lines.isEmpty ? nil : lines
    }

    private static let launch = "applicationWillFinishLaunching(_:)"

    private var launchMethod: LocatedDeclaration? { method(Self.launch) }

    /// The method of a callback, be it one that is its only in Swift 2.
    private func method(_ name: String) -> LocatedDeclaration? {
        delegate.methods(name).first { $0.declaration.body != nil }
            ?? OldSpellings(of: delegate, in: choices.facts.context).method(for: name)
    }

    private var willFinishLaunching: [String]? {
        guard let lines = launchLines, launchMethod == nil else { return nil }
        return ["\(access)func applicationWillFinishLaunching(_ notification: \(notification)) {"]
            + lines.map { "\t" + $0 } + ["}"]
    }

    /// The type of a notification, as the delegate's own methods have to write it where something else is called so.
    private var notification: String {
        let file = delegate.file
        let isQualified = file.tokens(spelled: "Foundation").contains {
            file.outline.name(at: $0 + 2) == "Notification"
        }
        return isQualified || FrameworkNames(in: choices.facts.context).isHidden("Notification")
            ? "Foundation.Notification" : "Notification"
    }

    // MARK: A window that stays the storyboard's

    private var windowController: String {
        delegate.freeMember("mainWindowController", "storyboardWindowController")
    }

    private var windowControllerProperty: String {
        "private var \(windowController): NSWindowController?"
    }

    private static let shown = "applicationDidFinishLaunching(_:)"

    private var shownMethod: LocatedDeclaration? { method(Self.shown) }

    /// What AppKit did with the storyboard before it told that the app has launched.
    private var shownLines: [String]? {
        choices.facts.root.keptStoryboard.map { root in
            let storyboard = "NSStoryboard(name: \(root.name.swiftLiteral), bundle: nil)"
            return loading(storyboard, isContent: root.isPlainContent) + [
                "\(windowController)?.showWindow(nil)"
            ]
        }
    }

    /// The code that gets the window's controller; AppKit makes a window around a view controller.
    private func loading(_ storyboard: String, isContent: Bool) -> [String] {
        guard isContent else {
            return [
                "\(windowController) = \(storyboard)",
                "\t.instantiateInitialController() as? NSWindowController",
            ]
        }
        let content = delegate.freeMember("content", "storyboardContent")
        return [
            "if let \(content) = \(storyboard)",
            "\t.instantiateInitialController() as? NSViewController {",
            "\t\(windowController) = NSWindowController(window: NSWindow(contentViewController: \(content)))",
            "}",
        ]
    }

    private var didFinishLaunching: [String]? {
        guard let lines = shownLines, shownMethod == nil else { return nil }
        return ["\(access)func applicationDidFinishLaunching(_ notification: \(notification)) {"]
            + lines.map { "\t" + $0 } + ["}"]
    }

    // MARK: Files

    private var openedFiles: [String]? {
        OpenedFiles(of: delegate).isForwarded ? OpenedFiles.lines(access: access) : nil
    }

    // MARK: Scenes

    /// AppKit's default where SwiftUI has another one: an app with a single `Window` quits with it.
    ///
    /// Source: Apple's documentation of `Window`.
    private var lastWindow: [String]? {
        let name = "applicationShouldTerminateAfterLastWindowClosed(_:)"
        guard choices.facts.root.hasScene, choices.hasSingleWindow,
            delegate.methods(name).isEmpty, method(name) == nil
        else { return nil }
        return [
            "\(access)func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {",
            "\tfalse", "}",
        ]
    }

    private var untitledFile: [String]? {
        guard case .missing = choices.untitledFile, !choices.facts.root.hasScene,
            method(UntitledFileAnswer.selectorName) == nil
        else { return nil }
        return [
            "\(access)func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool {",
            "\t// The settings scene would open as a blank window.", "\tfalse", "}",
        ]
    }

    /// A public class needs public methods for a public protocol.
    private var access: String {
        [.public, .open].contains(delegate.declaration.accessLevel) ? "public " : ""
    }
}
