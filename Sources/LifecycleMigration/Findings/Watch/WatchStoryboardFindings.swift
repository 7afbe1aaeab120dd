import AppFacts
import SwiftFlow
import SwiftOutline

/// Says what a watch app's storyboard said, and its screens and notifications say now, or nobody.
struct WatchStoryboardFindings {
    private let choices: WatchChoices
    private var facts: WatchFacts { choices.facts }
    private var context: TargetContext { facts.context }

    /// The findings for an app.
    init(_ choices: WatchChoices) {
        self.choices = choices
    }

    /// What is said of notifications, of the screens, and of their colour.
    func findings() -> [Finding] { notifications + notificationSettings + titles + tint }

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
            if let absent = absent(of: item.notification) { return absent }
            return Finding(
                .watchNotifications, .warning, .manual, at: place(of: controller),
                "\(description(of: item.notification)) comes from the storyboard, which stays, and where SwiftUI's life cycle may not find it",
                remedy:
                    "make it a `WKUserNotificationHostingController` of a category of its own, then name that in a `WKNotificationScene` of the App"
            )
        }
    }

    /// What is said where the classes of the interfaces are not there, and the static one is as Xcode's template has it: the app has no
    /// interface of its own to lose.
    private func absent(of notification: WatchStoryboard.Notification) -> Finding? {
        let classes = notification.interfaces.map(\.className)
        guard let name = classes.first ?? nil, classes.allSatisfy({ $0.map(isAbsent) ?? false }),
            facts.storyboard.isFromTemplate(notification)
        else { return nil }
        let category = notification.category.map { " of the category '\($0)'" } ?? ""
        return Finding(
            .watchNotifications, .note, .review, at: place(of: notification.controller),
            "the storyboard names '\(name)' for notifications\(category), a class that the app does not have: there is no interface to keep",
            remedy: "take the controllers out of the storyboard")
    }

    private func isAbsent(_ name: String) -> Bool {
        context.types(named: name).isEmpty
            && context.library.paths(context.target.objectiveCSources, implementing: name).isEmpty
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
                        "the storyboard sets '\(name)' of the screen to '\(value)', which is removed with it",
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

    /// What becomes of the storyboard.
    ///
    /// No key names it: WatchKit shows the first screen of whatever storyboard is in the app.
    var storyboard: [Finding] {
        let place = context.library.place(facts.storyboard.path, 0)
        let name = facts.storyboard.path.fileName
        guard !choices.emptyStoryboard.isEmpty else {
            return [
                Finding(
                    .storyboardUnused, .note, .review, at: place,
                    "what SwiftUI shows now is taken out of '\(name)', and the rest stays")
            ]
        }
        let found = "nothing is left for '\(name)' to show"
        return [
            choices.deletesUnusedStoryboards
                ? Finding(
                    .storyboardUnused, .note, .automatic, at: place, "\(found), so it is removed")
                : Finding(
                    .storyboardUnused, .note, .review, at: place,
                    "\(found), so the app is built without it, and the file stays",
                    remedy: "delete it in Xcode, or plan with --delete-unused-storyboards")
        ]
    }
}

extension WatchStoryboard {
    /// Whether the static part of a notification is the one that Xcode's template has: a label for the text, and nothing else.
    fileprivate func isFromTemplate(_ notification: Notification) -> Bool {
        let parts = content.descendants(of: notification.controller.element).filter { part in
            part.parent.map { content.elements[$0].name } == "items"
        }
        return parts.count == 1 && parts[0].name == "label"
    }
}
