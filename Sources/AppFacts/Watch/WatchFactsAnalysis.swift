import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Finds out how a watch app starts and what it shows.
package struct WatchFactsAnalysis {
    private let context: TargetContext
    private let modules: ModuleGraph
    private let profile = PlatformProfile.watchKit

    /// An analysis of a target; `modules` is what the apps of the tree are built with.
    package init(context: TargetContext, modules: ModuleGraph) {
        self.context = context
        self.modules = modules
    }

    /// Whether a target's code lies in an extension, by the property list of one.
    package static func isExtension(_ lists: [PropertyListFacts]) -> Bool {
        lists.contains {
            $0.document.value(at: ["NSExtension", "NSExtensionPointIdentifier"])?.string
                == "com.apple.watchkit"
        }
    }

    /// The facts of an app that starts at an entry point, or has none.
    ///
    /// - Throws: `Refusal` where a screen is WatchKit's, or something would be lost.
    package func facts(entry: EntryPoint?) throws(Refusal) -> WatchFacts {
        let lists = try context.propertyLists()
        let storyboard = try storyboard()
        try checkScreens(of: storyboard)
        let delegate = try delegate(entry, lists)
        let pages = try pages(of: storyboard)
        try checkCode()
        let facts = WatchFacts(
            context: context, entry: entry, isExtension: Self.isExtension(lists),
            delegate: delegate, propertyLists: lists, storyboard: storyboard, pages: pages,
            notifications: notifications(of: storyboard))
        if facts.changesProtocol, let delegate { try checkProtocol(of: delegate) }
        return facts
    }

    // MARK: Storyboard

    private func storyboard() throws(Refusal) -> WatchStoryboard {
        let paths = context.interfaces.storyboardPaths.sorted()
        let found = context.interfaces.storyboards.compactMap { WatchStoryboard($0) }
        guard let storyboard = found.first, found.count == paths.count else {
            throw Refusal(
                .rootUnresolved,
                at: paths.first.map { context.library.place($0, 0) }
                    ?? TargetPlace(of: context).place,
                paths.isEmpty
                    ? "the watch app has no storyboard that names its first screen"
                    : "the storyboard can't be read",
                remedy: "check that the storyboard belongs to the watch app's target")
        }
        if let second = found.dropFirst().first {
            throw Refusal(
                .rootUnresolved, at: context.library.place(second.path, 0),
                "the watch app has \(found.count) storyboards",
                remedy: "leave one of them in the target")
        }
        guard modules.copiers(of: storyboard.path) < 2 else {
            throw Refusal(
                .rootUnresolved, at: context.library.place(storyboard.path, 0),
                "another target copies the storyboard, too",
                remedy: "give each target a storyboard of its own")
        }
        guard !storyboard.pages.isEmpty else {
            throw Refusal(
                .rootUnresolved, at: context.library.place(storyboard.path, 0),
                "no controller of the storyboard is the initial one",
                remedy: "mark the first screen as the initial controller")
        }
        return storyboard
    }

    /// Refuses an app with screens that SwiftUI can't show.
    private func checkScreens(of storyboard: WatchStoryboard) throws(Refusal) {
        let screens =
            storyboard.pages.filter { hostingClass(of: $0) == nil } + storyboard.screens
        guard let first = screens.first else { return }
        var known: Set<String> = []
        let names = screens.map(\.name).filter { known.insert($0).inserted }
        throw Refusal(
            .watchInterfaceControllers,
            at: context.library.place(storyboard.path, storyboard.offset(of: first)),
            screens.count == 1
                ? "the storyboard has a screen of WatchKit that nothing shows in SwiftUI: \(names[0])"
                : "the storyboard has \(screens.count) screens of WatchKit that nothing shows in SwiftUI: \(names.joined(separator: ", "))",
            remedy: "write them in SwiftUI first, as parts of the first screen's view")
    }

    private func hostingClass(of controller: WatchStoryboard.Controller) -> LocatedDeclaration? {
        located(controller.className, below: "WKHostingController")
    }

    private func located(_ name: String?, below parent: String) -> LocatedDeclaration? {
        guard let name else { return nil }
        let types = context.types(named: name.lastComponent)
        guard types.count == 1, let type = types.first, type.declaration.kind == .class,
            type.declaration.inheritance.first?.baseName.lastComponent == parent
        else { return nil }
        return type
    }

    private func pages(of storyboard: WatchStoryboard) throws(Refusal) -> [HostedPage] {
        let analysis = HostedPageAnalysis(context: context) {
            DelegateSurroundings(of: $0, in: context, modules)
        }
        var pages: [HostedPage] = []
        for controller in storyboard.pages {
            guard let located = hostingClass(of: controller) else { continue }
            let page = try analysis.page(of: located)
            if storyboard.pages.count > 1, let state = page.state.first {
                throw Refusal(
                    .rootUnresolved, at: context.place(state.file, state.declaration.keyword),
                    "'\(page.controller.name)' is one of several pages, and keeps an object that WatchKit makes at launch",
                    remedy: "let the view of the page make it")
            }
            pages.append(page)
        }
        return pages
    }

    // MARK: Code

    /// Refuses code that shows screens of a storyboard by their names.
    private func checkCode() throws(Refusal) {
        for (name, label) in Self.showing {
            for file in context.files(mentioning: name) {
                let tokens = file.outline.tokens
                let call = tokens.tokens.indices.dropLast(3).first {
                    tokens.spells($0, name) && tokens.tokens[$0 + 1].kind == .leftParen
                        && tokens.spells($0 + 2, label)
                }
                guard let call else { continue }
                throw Refusal(
                    .watchInterfaceControllers, at: context.place(file, call),
                    "'\(name)' shows a screen of the storyboard",
                    remedy: "show the screen in SwiftUI, by a `NavigationLink` or a sheet")
            }
        }
    }

    /// The calls that show a controller by its identifier.
    ///
    /// Source: Apple's documentation of `WKInterfaceController`.
    private static let showing = [
        ("pushController", "withName"), ("presentController", "withName"),
        ("presentController", "withNamesAndContexts"),
        ("reloadRootControllers", "withNamesAndContexts"),
        ("reloadRootPageControllers", "withNames"),
    ]

    // MARK: Delegate

    private func delegate(
        _ entry: EntryPoint?, _ lists: [PropertyListFacts]
    ) throws(Refusal) -> DelegateClass? {
        let analysis = DelegateAnalysis(context: context, profile: profile)
        if let entry {
            guard entry.kind == .mainAttribute, let declaration = entry.declaration else {
                throw Refusal(
                    .entryAmbiguous, at: entry.place(in: context),
                    "the watch app starts from code of its own",
                    remedy: "put `@main` on the delegate")
            }
            return try analysis.applicationDelegate(
                LocatedDeclaration(file: entry.file, declaration: declaration),
                startedAt: entry.token)
        }
        let names = lists.flatMap { list in
            WatchDelegateKey.paths(in: list).compactMap { path in
                list.document.value(at: path)?.string?.lastComponent
            }
        }.filter { !$0.isEmpty }
        guard let name = names.first else { return nil }
        let place = lists.first.map { context.library.place($0.location) }
        let types = context.types(named: name)
        guard Set(names).count == 1, types.count == 1, let type = types.first else {
            throw Refusal(
                .delegateDeclaration, at: place,
                "the delegate '\(name)' that the Info.plist names is not the one class of that name in the target's Swift sources",
                remedy: "let every Info.plist of the extension name one class in Swift")
        }
        return try analysis.applicationDelegate(type, startedAt: type.declaration.keyword)
    }

    /// Refuses a delegate whose protocol changes where other code names that protocol.
    private func checkProtocol(of delegate: DelegateClass) throws(Refusal) {
        for file in context.files(mentioning: profile.formerProtocol) {
            let own = delegate.declarations.filter { $0.file.path == file.path }
                .flatMap(\.declaration.inheritance).map(\.range)
            let other = file.tokens(spelled: profile.formerProtocol).first { token in
                !own.contains { $0.contains(token) }
            }
            guard let other else { continue }
            throw Refusal(
                .delegateDeclaration, at: context.place(file, other),
                "'\(delegate.name)' becomes a '\(profile.delegateProtocol)', and this code asks for a '\(profile.formerProtocol)'",
                remedy: "ask for '\(delegate.name)' itself")
        }
    }

    // MARK: Notifications

    private func notifications(of storyboard: WatchStoryboard) -> [WatchNotification] {
        let classes = storyboard.notifications.map { notification -> (String, String)? in
            guard let category = notification.category, notification.controller.className == nil,
                let name = notification.interfaces.first?.className?.lastComponent,
                notification.interfaces.allSatisfy({ $0.className?.lastComponent == name }),
                located(name, below: "WKUserNotificationHostingController") != nil
            else { return nil }
            return (name, category)
        }
        // Of two interfaces of one category, nothing says which one SwiftUI takes.
        let counts = Dictionary(
            grouping: storyboard.notifications.compactMap(\.category), by: { $0 }
        ).mapValues(\.count)
        return zip(storyboard.notifications, classes).map { notification, scene in
            let isOnly = scene.map { counts[$0.1] == 1 } ?? false
            return WatchNotification(
                notification: notification,
                scene: isOnly ? scene.map { (className: $0.0, category: $0.1) } : nil)
        }
    }
}

/// The key of Info.plist that names the class of an extension's delegate.
package enum WatchDelegateKey {
    /// The key, as code reads it.
    package static let text = "WKExtensionDelegateClassName"
    private static let name: PropertyListKey = .key(text)

    /// Where a property list has the key.
    package static func paths(in list: PropertyListFacts) -> [[PropertyListKey]] {
        [[name], ["NSExtension", "NSExtensionAttributes", name]].filter {
            list.document.value(at: $0) != nil
        }
    }
}
