import AppFacts

/// How to try an app of the Mac: pages that are about apps of every system say it in the words of an iPhone.
struct MacCheck {
    /// Whether the app has no icon in the Dock, as those that live in the menu bar.
    let hidesDockIcon: Bool
    /// Whether it is known to show no window at its start.
    let hasNoWindow: Bool

    /// Checks of the app of a plan.
    init(of plan: ApplicationPlan) {
        hidesDockIcon = plan.hidesDockIcon
        hasNoWindow = plan.root?.kind == RootKind.none
    }

    /// How a start is tried.
    var start: (action: String, right: String) {
        let shown =
            hidesDockIcon
            ? "its item in the menu bar, or what else it shows at its start, comes; no icon in the Dock, and no window that was not there."
            : hasNoWindow
                ? "what it shows at its start comes, and no window that was not there."
                : "the first window comes."
        return ("Quit the app, and open it from the Finder.", shown)
    }

    /// What has a title of its own on a Mac.
    static func title(of id: FindingID) -> String {
        id == .delegateResponderChain ? "menus and keys that end at the delegate" : id.checkTitle
    }

    /// The check of an id, in the words of a Mac.
    func check(_ check: FindingCheck, of id: FindingID) -> FindingCheck {
        guard check.place == .device || hidesDockIcon && check.place == .mac else { return check }
        let right = Self.spelled(check.right)
        let wrong = Self.spelled(check.wrong)
        let action = action(of: id) ?? Self.spelled(check.action)
        return FindingCheck(.mac, action, right: right, wrong: wrong)
    }

    private func action(of id: FindingID) -> String? {
        switch id {
        case .callbackActiveState:
            "Change something that is saved on the way out, switch to another app and back, then quit the app and open it."
        case .delegateResponderChain:
            "Choose each menu item and press each key command that ends at the delegate."
        case .delegateWithoutWork:
            "Start the app, switch to another one and back, and use what each library of it does."
        case .entryApplicationSubclass:
            "Enter `po type(of: NSApp!)` in the debugger, then do what the class is for."
        case .windowBeforeLaunch: "Start the app, and look at what the named code did."
        case .macReopen where hidesDockIcon:
            "With the app running, open it again from the Finder; close its windows and do so again."
        case .macWindow where hidesDockIcon:
            "Start the app, move and close its windows, open it again from the Finder, press ⌘, and start it again."
        default: nil
        }
    }

    private static func spelled(_ text: String) -> String {
        [
            (FindingCheck.bothStarts, FindingCheck.bothStartsOnAMac),
            ("a file from Files", "a file from the Finder"),
            ("UIApplication.shared.delegate", "NSApp.delegate"),
            ("`SwiftUI.AppDelegate`", "SwiftUI's delegate"),
        ].reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
}
