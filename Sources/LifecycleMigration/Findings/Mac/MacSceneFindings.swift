import AppFacts
import SwiftFlow
import SwiftOutline

/// Says how the scene of a Mac app differs from the window that it had.
struct MacSceneFindings {
    private let choices: MacChoices
    private var facts: MacFacts { choices.facts }
    private var context: TargetContext { facts.context }
    private var delegate: DelegateClass { facts.delegate }

    /// The findings for an app.
    init(_ choices: MacChoices) {
        self.choices = choices
    }

    /// What the scene does that the window didn't, and what comes before it.
    func findings() -> [Finding] { scene + untitledFile + filesBeforeWindow }

    private var scene: [Finding] {
        if let window = facts.root.window {
            return reopening(
                at: context.place(window.function.located.file, window.settings.madeToken))
        }
        guard case .storyboard(let root) = facts.root else { return [] }
        let place = context.library.place(root.path, root.offset)
        if let reason = root.reason {
            return [MacWindowFindings.kept(reason, at: place)]
        }
        return [root.window?.autosaveName].compactMap { $0 }.map {
            Finding(
                .macWindow, .note, .review, at: place,
                "SwiftUI saves the window's frame under a name of its own: the one saved as '\($0)' is used no more"
            )
        } + unknownSize(of: root, at: place) + fullSize(of: root, at: place)
            + look(of: root, at: place) + reopening(at: place)
    }

    /// What SwiftUI's window gets by code, since a storyboard says it of its own.
    private func look(of root: MacStoryboardRoot, at place: Place) -> [Finding] {
        let names = root.looks.besideStyle.map { "'\($0.name)'" }
        let taken = MacWindowFindings.taken(
            root.style?.missing(inSingleWindow: choices.hasSingleWindow) ?? [], at: place)
        guard !names.isEmpty else { return taken }
        return taken + [
            Finding(
                .windowAppearance, .note, .review, at: place,
                "\(names.listed) \(names.count == 1 ? "is" : "are") set of SwiftUI's window once its content is in it"
            )
        ]
    }

    private func unknownSize(of root: MacStoryboardRoot, at place: Place) -> [Finding] {
        guard root.hasUnknownSize else { return [] }
        return [
            Finding(
                .macWindow, .warning, .review, at: place,
                "SwiftUI's window opens as large as the storyboard's window, where AppKit made that as large as its content, whose size the storyboard doesn't say",
                remedy: "compare the first size, and set it where it differs")
        ]
    }

    private func fullSize(of root: MacStoryboardRoot, at place: Place) -> [Finding] {
        guard root.looks.isFullSize, root.contentSize != nil else { return [] }
        return [
            MacWindowFindings.titleBarInSize(
                isFixed: root.style?.isResizable == false, at: place)
        ]
    }

    /// SwiftUI opens its window again at a click in the Dock; AppKit opens none of an app without documents.
    private func reopening(at place: Place) -> [Finding] {
        let reopens = delegate.methods("applicationShouldHandleReopen(_:hasVisibleWindows:)")
        guard reopens.isEmpty, !delegate.quitsWithLastWindow else { return [] }
        return [
            Finding(
                .macReopen, .warning, .review, at: place,
                "a click in the Dock opens the window again once it is closed, where nothing did before",
                remedy: "close the window, and click the Dock icon")
        ]
    }

    private var untitledFile: [Finding] {
        guard !facts.root.hasScene else { return [] }
        switch choices.untitledFile {
        case .missing, .never: return []
        case .other(let method):
            return [
                Finding(
                    .macWindow, .warning, .manual,
                    at: context.place(method.file, method.declaration.keyword),
                    "where '\(UntitledFileAnswer.selectorName)' answers yes, the settings scene opens as a blank window at launch",
                    remedy:
                        "open what it opens in `applicationDidFinishLaunching(_:)`, and answer no")
            ]
        }
    }

    /// Methods for files and links that start the app, where the storyboard's window is made when the launch has finished: AppKit
    /// made it before, and calls them in between. Source: Apple, `application(_:openFile:)`.
    private var filesBeforeWindow: [Finding] {
        guard facts.root.keptStoryboard != nil else { return [] }
        let selectors = [
            "application(_:open:)", "application(_:openFile:)", "application(_:openFiles:)",
        ]
        return selectors.flatMap { delegate.methods($0) }.filter { !$0.doesNothing }.map { method in
            Finding(
                .launchOrder, .warning, .manual,
                at: context.place(method.file, method.declaration.keyword),
                "what starts the app comes here before the storyboard's window is made, which was there by then",
                remedy:
                    "where this needs the window, make it in `applicationWillFinishLaunching(_:)` in place of `applicationDidFinishLaunching(_:)`"
            )
        }
    }
}
