import AppFacts

/// Why there is nothing to ask.
enum SilenceReason: Sendable, Hashable {
    /// Another finder asks it there.
    case askedBy(FinderName)
    /// It tells what a plan writes.
    case written
    /// It shows where a launch is taken apart.
    case takenApart
    /// It is about the target of the app.
    case ofTheApp
    /// The app goes on as it is.
    case staysAsItIs
    /// UIKit alone has it.
    case ofUIKit
    /// AppKit alone has it.
    case ofAppKit
    /// WatchKit alone has it.
    case ofWatchKit
    /// There is no window.
    case noWindow
    /// There are no delegates of scenes.
    case noScenes
    /// What is linked can't name the app's types.
    case isNotNamed
    /// Windows of AppKit's stay.
    case macWindow
    /// The tests' own object.
    case testsOwn
    /// It comes about on SwiftUI's life cycle only.
    case notYetThere
    /// There is one delegate.
    case oneDelegate
    /// A watch app's delegate needs no application object.
    case noEarlyApplication
    /// SwiftUI's delegate passes everything on.
    case allPassedOn
    /// It comes of SwiftUI's life cycle: UIKit's scenes leave the delegate, the window and the entry point as they are.
    case ofSwiftUI
    /// It tells what a move to UIKit's scenes does.
    case toScenesOnly
    /// What it tells of is as before.
    case isAsBefore
    /// The plan attaches scene delegates.
    case staysAttached
    /// An app that is not followed as a whole does not move.
    case followedWhole
    /// There is no key for a class of the application object.
    case noApplicationClass
    /// It is what reads this code.
    case isBeside
    /// It reads what is linked with the app.
    case wholeApp
    /// WatchKit has no responders.
    case noResponders
    /// A watch app's delegate stays.
    case delegateStays
    /// The names are older than an `App`.
    case olderThanApp
    /// Its classes have uses beside the storyboard.
    case hasOtherUses
    /// An app that starts in Objective-C moves for UIKit only.
    case startsInSwift

    /// The reason in words.
    var words: String {
        switch self {
        case .askedBy(let name): "asked by `\(name.rawValue)`"
        case .written: "it tells what a plan writes or removes, and here nothing is written"
        case .takenApart: "only the launch of an app that moves is taken apart"
        case .ofTheApp: "it is about the app's own target and start, and not about code beside it"
        case .staysAsItIs: "the app is on SwiftUI's life cycle, and goes on as it is"
        case .ofUIKit: "only UIKit has it"
        case .ofAppKit: "only AppKit has it"
        case .ofWatchKit: "only WatchKit has it"
        case .noWindow: "a watch app has no window"
        case .noScenes: "there are no scene delegates outside of UIKit"
        case .isNotNamed: "what is linked can't name a type of the app's"
        case .macWindow:
            "AppKit's windows go on as they are, and the one that SwiftUI makes is asked about by `mac-windows`"
        case .testsOwn: "what a test makes itself is as it was"
        case .notYetThere: "it comes about once there is an `App`"
        case .oneDelegate: "the app has one application delegate"
        case .noEarlyApplication:
            "a watch app's delegate can ask for the application at any time"
        case .allPassedOn: "SwiftUI's delegate passes on every callback of WatchKit's"
        case .ofSwiftUI:
            "it comes of SwiftUI's life cycle: with UIKit's scenes the delegate, the window and the entry point stay"
        case .toScenesOnly: "it tells what a move to UIKit's scenes does"
        case .isAsBefore: "it tells of what ended before"
        case .staysAttached: "the plan attaches the scene delegates that stay"
        case .followedWhole: "an app that can't be followed as a whole does not move"
        case .noApplicationClass: "no key names a class of a watch app's application object"
        case .isBeside: "it is what looks at this code"
        case .wholeApp: "asked of the app together with all that it links"
        case .noResponders: "WatchKit has no chain of responders"
        case .delegateStays: "the delegate of a watch app stays as it is"
        case .olderThanApp: "no Xcode with `App` compiled it"
        case .hasOtherUses: "`WKNotificationScene` and code of WatchKit's use such classes, too"
        case .startsInSwift:
            "an app that starts in Objective-C moves for UIKit only, and is refused with what to do at its start"
        }
    }
}
