import AppFacts
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Everything that is said about the migration of a Mac app.
struct MacFindings {
    private let choices: MacChoices
    private let modules: ModuleGraph
    private var facts: MacFacts { choices.facts }
    private var context: TargetContext { facts.context }
    private var delegate: DelegateClass { facts.delegate }

    /// The findings of an app; `modules` is what the apps of the tree are built with.
    init(_ choices: MacChoices, modules: ModuleGraph) {
        self.choices = choices
        self.modules = modules
    }

    /// All findings; `removed` are the tokens that go, by path, and `edit` all that is written.
    func findings(except removed: [String: [TokenRange]], edit: WorkspaceEdit) -> [Finding] {
        var all = EntryConditionFindings(facts.entry, app: choices.app, in: context).findings()
        all += start + going + earlyInterface + scene + untitledFile + delegateUses(removed)
        all += MacWindowFindings(choices).findings()
        all += DelegateRemainderFindings(choices).findings()
        all += OldSpellings(of: delegate, in: context).findings()
        all += MacCallbackFindings(
            of: delegate, in: context, hasScene: facts.root.hasScene
        ).findings()
        all += filesBeforeWindow
        let menuCode = MenuCodeFindings(in: context).findings() + linkedMenus.findings()
        all += facts.menus.findings + menuCode + (menuCode.isEmpty ? keys : [])
        let menus = facts.menus
        // Without an Info.plist it is not known which nib is the main one.
        if facts.nib == nil { all += MacAppFindings(in: context).menus() }
        all += ResponderFindings(
            of: delegate, in: context, except: menus.calledMethods.union(menus.reportedMethods)
        ).findings()
        all += linked + libraries
        all += StoryboardFindings.unused(
            choices.unusedStoryboards, isDeleted: choices.deletesUnusedStoryboards, in: context)
        all += facts.nib.map { UnusedMainNib($0, in: context, modules).findings } ?? []
        all += LostComments(of: edit, in: context).findings()
        all += ProjectFindings(
            in: context, propertyLists: facts.propertyLists, modules: modules
        ).findings(of: edit, adding: choices.app, raised: choices.raisedTarget)
        return all.filter(context.isBuilt).inReportOrder()
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

    // MARK: Start

    private var start: [Finding] {
        guard let start = facts.start, !start.onDelegate.isEmpty || !start.onApplication.isEmpty
        else { return [] }
        let file = start.file.path.fileName
        let application =
            start.onApplication.isEmpty
            ? []
            : [
                Finding(
                    .launchOrder, .note, .review, at: facts.entry.place(in: context),
                    "what \(file) did with the application before it ran is done in 'applicationWillFinishLaunching(_:)', the first time that there is one"
                )
            ]
        let delegate =
            start.onDelegate.isEmpty
            ? []
            : [
                Finding(
                    .launchOrder, .note, .review, at: facts.entry.place(in: context),
                    "what \(file) set of the delegate is set in its 'init()', behind the initial values of its properties"
                )
            ]
        return application + delegate
    }

    /// Code behind the run, and classes and variables, that go with the code that started the app.
    private var going: [Finding] {
        guard let start = facts.start else { return [] }
        let unreached = start.unreached.map { statement in
            Finding(
                .entryOwnCode, .note, .automatic,
                at: context.place(start.file, statement.lowerBound),
                "this never runs, since the app ends with its process, and goes")
        }
        return unreached
            + start.declarations.map { located in
                let name = located.declaration.name
                let message =
                    switch located.declaration.kind {
                    case .class:
                        "'\(name)' adds nothing to the class of the application object, and goes"
                    case .function: "'\(name)' only started the app, and goes"
                    default: "'\(name)' made the delegate, which SwiftUI makes, and goes"
                    }
                return Finding(
                    located.declaration.kind == .class ? .entryApplicationSubclass : .entryOwnCode,
                    .note, .automatic,
                    at: context.place(located.file, located.declaration.keyword), message)
            }
    }

    /// Code that stays in front of the start and makes parts of the interface.
    private var earlyInterface: [Finding] {
        guard let start = facts.start, let token = start.firstInterfaceClass else { return [] }
        return [
            Finding(
                .delegateEarlyAccess, .warning, .manual, at: context.place(start.file, token),
                "'\(start.file.outline.name(at: token))' is used before SwiftUI makes the application: where that asks for `NSApplication.shared`, there is another application than SwiftUI's",
                remedy: "make it in `applicationWillFinishLaunching(_:)`")
        ]
    }

    /// An app without a menu bar gets SwiftUI's, whose keys work though nobody sees it.
    private var keys: [Finding] {
        guard facts.nib.map({ !$0.hasMenuBar }) ?? (facts.start != nil),
            !linkedMenus.isNamedByObjectiveC, !MenuCodeFindings(in: context).areThereNames
        else { return [] }
        let module = linkedMenus.unreadModule
        let start =
            module == nil ? "the app had no menu bar, and" : "no menu bar was found; the app"
        return [
            Finding(
                .macMenu, .warning, .review, at: menuPlace,
                "\(start) gets SwiftUI's: its keys work while the app is active, such as ⌘Q and ⌘W",
                remedy: module.map {
                    "check that '\($0)', which was not read, makes none, and that a quit by the key is welcome"
                } ?? "check that a quit by the key is welcome")
        ]
    }

    /// Where a menu bar would be: in the main nib, or in the code that starts the app.
    private var menuPlace: Place? {
        guard let nib = facts.nib else { return facts.entry.place(in: context) }
        return context.library.place(nib.path, (nib.menuBar?.object ?? nib.application).offset)
    }

    private var linkedMenus: LinkedMenuCode {
        LinkedMenuCode(choices.linked, of: context, in: modules)
    }

    // MARK: Scene

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
                .macWindow, .warning, .review, at: place,
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
        guard reopens.isEmpty, !quitsWithLastWindow else { return [] }
        return [
            Finding(
                .macReopen, .warning, .review, at: place,
                "a click in the Dock opens the window again once it is closed, where nothing did before",
                remedy: "close the window, and click the Dock icon")
        ]
    }

    /// Whether no window is ever closed without the app.
    private var quitsWithLastWindow: Bool {
        delegate.methods("applicationShouldTerminateAfterLastWindowClosed(_:)").contains { method in
            let text = method.declaration.body.map(method.file.outline.text) ?? ""
            return ["true", "return true"].contains(text)
        }
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

    // MARK: Beside the app's own code

    private var linked: [Finding] {
        let keys = facts.removedKeys
        let isAdded = !choices.accesses.repairedCasts.values.allSatisfy(\.isEmpty)
        return LinkedFindings(
            choices.sharedUse, in: choices.linked, removing: keys, repaired: choices.tests,
            addsShared: isAdded
        ).findings() + PropertyListReads(context: context).findings(ofRemoved: keys)
    }

    /// What the SDKs of the app do to SwiftUI's delegate.
    private var libraries: [Finding] {
        SDKFindings(
            context: context, linked: LinkedCode.modules(linkedBy: context, in: modules),
            propertyLists: facts.propertyLists, delegate: delegate, usesScenes: false
        ).findings()
    }

    // MARK: Delegate

    private func delegateUses(_ removed: [String: [TokenRange]]) -> [Finding] {
        DelegateUseFindings(
            delegate: delegate, accesses: choices.accesses, shared: choices.shared,
            context: context
        ).findings(except: removed)
            + early.findings() + early.windowFindings(except: removed)
    }

    /// What the delegate needs while it is made, of which AppKit made the application first.
    private var early: EarlyAccess {
        EarlyAccess(of: delegate, in: context, profile: .appKit, flow: facts.flow)
    }
}
