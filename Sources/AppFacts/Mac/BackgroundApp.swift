import ProjectModel
import SwiftFlow
import SwiftOutline

/// A Mac app that shows nothing: a helper, or an item that starts another app at login.
///
/// AppKit's life cycle is not deprecated, and SwiftUI's has nothing to offer to an app without a scene. Source: Apple,
/// “Transitioning to the UIKit scene-based life cycle”, whose requirement is for UIKit's platforms.
package struct BackgroundApp {
    /// Where its Info.plist says so; nil where a build setting does.
    package let place: Place?
    /// The key that says so.
    package let key: String

    /// Whether a target is one; nil for an app that may show something. `linked` are the sources of what it links.
    package init?(_ context: TargetContext, linked: [String]) {
        guard let (key, place) = Self.key(in: context),
            key == "LSBackgroundOnly"
                ? !Self.becomesVisible(context)
                : !Self.showsSomething(context) && !Self.isStarted(by: linked, context)
        else { return nil }
        self.place = place
        self.key = key
    }

    /// Whether an app never has a menu bar of its own on the screen: its Info.plist says so, and its code leaves it at that.
    package static func hidesMenuBar(_ context: TargetContext) -> Bool {
        key(in: context) != nil && !ActivationPolicyUses(in: context).maySetRegular
    }

    /// Whether a Mac app has no icon in the Dock, as those that live in the menu bar: its Info.plist or its code says so.
    package static func hidesDockIcon(_ context: TargetContext) -> Bool {
        hidesMenuBar(context) || ActivationPolicyUses(in: context).staysHidden
    }

    private static let keys = ["LSBackgroundOnly", "LSUIElement"]

    /// The key that keeps the app in the background, and where it stands; nil where none does.
    package static func key(in context: TargetContext) -> (key: String, place: Place?)? {
        for key in keys {
            for list in context.readablePropertyLists
            where isTrue(list.document.value(at: [.key(key)])) {
                let offset = list.document.range(at: [.key(key)])?.lowerBound ?? 0
                return (key, context.library.place(list.path, offset))
            }
            let settings = context.target.configurations.map(\.settings)
            if settings.contains(where: { $0["INFOPLIST_KEY_" + key] == "YES" }) {
                return (key, TargetPlace(of: context).place)
            }
        }
        return nil
    }

    private static func isTrue(_ value: PropertyListValue?) -> Bool {
        guard let value else { return false }
        if let boolean = value.boolean { return boolean }
        return ["1", "YES", "true"].contains(value.string ?? "")
    }

    /// Whether an app that shows nothing, as its Info.plist says, changes that itself.
    private static func becomesVisible(_ context: TargetContext) -> Bool {
        let names = NamesInSources(of: context)
        return ["setActivationPolicy", "TransformProcessType"].contains(where: names.has)
    }

    /// Whether code of the target names a class that shows something.
    private static func showsSomething(_ context: TargetContext) -> Bool {
        shown.contains(where: NamesInSources(of: context).has) || showsNib(in: context)
    }

    /// Whether what an app links has a delegate, which the app itself has not, and shows something.
    private static func isStarted(by linked: [String], _ context: TargetContext) -> Bool {
        let delegate = "NSApplicationDelegate"
        return !NamesInSources(of: context).has(delegate)
            && !context.library.paths(linked, mentioning: delegate).isEmpty
            && shown.contains { !context.library.paths(linked, mentioning: $0).isEmpty }
    }

    /// Whether a main nib or storyboard makes more than a menu bar, which an app without an icon in the Dock never shows.
    private static func showsNib(in context: TargetContext) -> Bool {
        do {
            guard let nib = try MainNib(in: context).nib() else { return false }
            return nib.initial != nil || !nib.windows.isEmpty || !nib.objects.isEmpty
                || !nib.delegateConnections.isEmpty
        } catch {
            return true
        }
    }

    /// What an app shows something with.
    package static let shown = [
        "NSWindow", "NSPanel", "NSStatusBar", "NSStatusItem", "NSPopover", "NSWindowController",
        "NSViewController", "NSHostingView", "NSHostingController", "NSStoryboard", "NSNib",
        "NSAlert",
        "NSMenu", "NSOpenPanel", "NSSavePanel", "MenuBarExtra", "View",
        "NSView", "NSRunAlertPanel", "NSRunCriticalAlertPanel", "NSRunInformationalAlertPanel",
        "NSBeginAlertSheet", "loadNibNamed", "loadNibFile", "TransformProcessType",
    ]
}
