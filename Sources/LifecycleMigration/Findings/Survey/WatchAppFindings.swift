import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds the screens and notifications of a watch app that WatchKit's storyboard shows and SwiftUI can't.
///
/// Source: Apple's technical note TN3157, “Updating your watchOS project for SwiftUI and WidgetKit”.
struct WatchAppFindings {
    private let context: TargetContext

    /// An analysis of a target.
    init(in context: TargetContext) {
        self.context = context
    }

    /// A finding for each class of such a screen; for a storyboard whose classes are in another target, one for it.
    func findings() -> [Finding] {
        let screens = classes(["WKInterfaceController"], screen)
        let notifications = classes(
            ["WKUserNotificationInterfaceController", "WKUserNotificationHostingController"],
            notification)
        let nibs = context.interfaces.files
        return
            (screens.isEmpty ? nibs.compactMap { first("controller", in: $0, screen) } : screens)
            + (notifications.isEmpty
                ? nibs.compactMap { first(Self.notificationTag, in: $0, notification) }
                : notifications)
    }

    private func classes(
        _ parents: [String], _ finding: (String, Place) -> Finding
    ) -> [Finding] {
        ClassesBelow(parents, in: context).all.map { located, _ in
            finding(
                "'\(located.declaration.name)'",
                context.place(located.file, located.declaration.keyword))
        }
    }

    private static let notificationTag = "notificationController"

    private func first(
        _ tag: String, in nib: InterfaceFile, _ finding: (String, Place) -> Finding
    ) -> Finding? {
        // A scene of a notification has controllers, too, behind the element that says so.
        var isNotification = false
        let found = nib.elements.first { element in
            if element.name == "scene" { isNotification = false }
            if element.name == Self.notificationTag { isNotification = true }
            return element.name == tag && (tag == Self.notificationTag || !isNotification)
                && !isDeclared(element.attributes["customClass"])
        }
        return found.map { element in
            finding(
                element.attributes["customClass"].map { "'\($0)'" } ?? "this storyboard",
                nib.place(of: element))
        }
    }

    /// A class that the target has is found by itself, if it is one of WatchKit's screens.
    private func isDeclared(_ name: String?) -> Bool {
        name.map { !context.types(named: $0).isEmpty } ?? false
    }

    private func screen(_ name: String, _ place: Place) -> Finding {
        Finding(
            .watchInterfaceControllers, .warning, .manual, at: place,
            "\(name) is a WatchKit screen, and SwiftUI has no place for it",
            remedy: "write the screen in SwiftUI, first in a `WKHostingController`")
    }

    private func notification(_ name: String, _ place: Place) -> Finding {
        Finding(
            .watchNotifications, .warning, .manual, at: place,
            "\(name) shows notifications from the storyboard, which is removed with the WatchKit life cycle",
            remedy: "name the category in a `WKNotificationScene` of the App")
    }
}
