import AppFacts
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Everything that is said about the migration of a watch app.
struct WatchFindings {
    private let choices: WatchChoices
    private let modules: ModuleGraph
    private var facts: WatchFacts { choices.facts }
    private var context: TargetContext { facts.context }

    /// The findings of an app; `modules` is what the apps of the tree are built with.
    init(_ choices: WatchChoices, modules: ModuleGraph) {
        self.choices = choices
        self.modules = modules
    }

    /// All findings; `removed` are the tokens that go, by path, and `edit` all that is written.
    func findings(except removed: [String: [TokenRange]], edit: WorkspaceEdit) -> [Finding] {
        var all =
            notifications + notificationSettings + titles + tint + navigation + storyboard
            + delegate(removed)
        all +=
            facts.entry.map {
                EntryConditionFindings($0, app: choices.app, in: context).findings()
            } ?? []
        all += ExtensionObjectUses(facts, modules: modules).findings()
        all += LostComments(of: edit, in: context).findings()
        all += ProjectFindings(
            in: context, propertyLists: facts.propertyLists, modules: modules
        ).findings(of: edit, adding: choices.app, raised: choices.raisedTarget)
        return all.inReportOrder()
    }

    // MARK: Storyboard

    private func place(of controller: WatchStoryboard.Controller) -> Place {
        context.library.place(facts.storyboard.path, facts.storyboard.offset(of: controller))
    }

    private var notifications: [Finding] {
        facts.notifications.map { item in
            let controller = item.notification.controller
            if let scene = item.scene {
                return Finding(
                    .watchNotifications, .note, .automatic, at: place(of: controller),
                    "notifications of the category '\(scene.category)' are shown by a `WKNotificationScene` with '\(scene.className)'"
                )
            }
            return Finding(
                .watchNotifications, .warning, .manual, at: place(of: controller),
                "\(description(of: item.notification)) comes from the storyboard, which stays, and where SwiftUI's life cycle may not find it",
                remedy:
                    "make it a `WKUserNotificationHostingController` of a category of its own, then name that in a `WKNotificationScene` of the App"
            )
        }
    }

    /// What the storyboard says of notifications that SwiftUI shows now, and their classes must say.
    private var notificationSettings: [Finding] {
        facts.notifications.flatMap { item -> [Finding] in
            guard let scene = item.scene else { return [] }
            let place = place(of: item.notification.controller)
            let colors = Finding(
                .windowAppearance, .warning, .manual, at: place,
                "the storyboard sets colours of the notifications of the category '\(scene.category)', which go with it",
                remedy: "override `sashColor` and its like in '\(scene.className)'")
            let controls = Finding(
                .watchNotifications, .warning, .review, at: place,
                "the storyboard makes notifications of the category '\(scene.category)' interactive, and '\(scene.className)' does not",
                remedy:
                    "override `isInteractive` in '\(scene.className)' where its view has controls"
            )
            let isSaid = context.types(named: scene.className).contains { type in
                DelegateClass(type, in: context).members.contains {
                    $0.declaration.name == "isInteractive"
                }
            }
            return (item.notification.isColored ? [colors] : [])
                + (item.notification.isInteractive && !isSaid ? [controls] : [])
        }
    }

    private func description(of notification: WatchStoryboard.Notification) -> String {
        let category = notification.category.map { " of the category '\($0)'" } ?? ""
        guard let interface = notification.interfaces.first else {
            return "the static interface for notifications\(category)"
        }
        return "the interface for notifications\(category), \(interface.name),"
    }

    private var titles: [Finding] {
        facts.storyboard.pages.flatMap { page -> [Finding] in
            let names = ["title", "backgroundImage", "fullScreen", "hidesWhenLoading"]
            return names.compactMap { name in
                facts.storyboard.attribute(name, of: page).map { value in
                    Finding(
                        .windowAppearance, .warning, .manual, at: place(of: page),
                        "the storyboard sets '\(name)' of the screen to '\(value)', which goes with it",
                        remedy: name == "title"
                            ? "give the view `.navigationTitle(\"\(value)\")`"
                            : "give the view a modifier for it, where it matters")
                }
            }
        }
    }

    /// The colour that the storyboard gave every screen, which nothing of SwiftUI's reads there.
    private var tint: [Finding] {
        guard let tint = facts.storyboard.tint else { return [] }
        let views = facts.pages.count == 1 ? "the first view" : "the view of each page"
        let color = WatchTint.code(for: tint)
        return [
            Finding(
                .windowAppearance, .warning, .manual,
                at: context.library.place(facts.storyboard.path, tint.range.lowerBound),
                "the storyboard gives the whole app a tint, which SwiftUI's screens do not take from it",
                remedy:
                    "give \(views) `.accentColor(\(color ?? "_:"))`\(color == nil ? " with that colour" : ""), or set the accent colour of the target that has the views"
            )
        ]
    }

    private var storyboard: [Finding] {
        let place = context.library.place(facts.storyboard.path, 0)
        let name = facts.storyboard.path.fileName
        return [
            choices.goingStoryboard.isEmpty
                ? Finding(
                    .storyboardUnused, .note, .review, at: place,
                    "what SwiftUI shows now is taken out of '\(name)', and the rest stays")
                : Finding(
                    .storyboardUnused, .note, .automatic, at: place,
                    "nothing is left for '\(name)' to show, so it goes")
        ]
    }

    // MARK: Views

    /// Links of a view that the hosting controller gave a navigation bar.
    private var navigation: [Finding] {
        let containers = ["NavigationView", "NavigationStack", "NavigationSplitView"]
        let sources = LinkedCode.modules(linkedBy: context, in: modules).flatMap(\.sources)
        let hasContainer = containers.contains { name in
            !builtPlaces(of: name).isEmpty
                || !context.library.paths(sources, mentioning: name).isEmpty
        }
        guard !hasContainer else { return [] }
        return builtPlaces(of: "NavigationLink").sorted().prefix(1).map {
            Finding(
                .watchNavigation, .warning, .manual, at: $0,
                "a hosting controller brings navigation, and a `WindowGroup` has none: this link does nothing",
                remedy: "put a `NavigationView`, or a `NavigationStack`, around the first view")
        }
    }

    /// Where each file of the target first names something that a watch's build compiles.
    private func builtPlaces(of name: String) -> [Place] {
        let conditions = context.conditions
        return context.files(mentioning: name).compactMap { file in
            file.tokens(spelled: name).first { !conditions.leavesOut($0, of: file.outline) }
                .map { context.place(file, $0) }
        }
    }

    // MARK: Delegate

    private func delegate(_ removed: [String: [TokenRange]]) -> [Finding] {
        let keys =
            facts.propertyLists.allSatisfy { WatchDelegateKey.paths(in: $0).isEmpty }
            ? [] : [WatchDelegateKey.text]
        let reads = PropertyListReads(context: context).findings(ofRemoved: keys)
        guard let delegate = facts.delegate, let shared = choices.shared,
            let accesses = choices.accesses, let linked = choices.linked
        else { return reads }
        let use = SharedDelegateUse(delegate: delegate, shared: shared, context: context)
        let isAdded = !accesses.repairedCasts.values.allSatisfy(\.isEmpty)
        return DelegateUseFindings(
            delegate: delegate, accesses: accesses, shared: shared, context: context
        ).findings(except: removed) + reads
            + LinkedFindings(
                use, in: linked, removing: keys, repaired: choices.tests, addsShared: isAdded
            ).findings()
    }
}
