import SwiftFlow

/// UIKit's types, as far as values lead through them to windows, scenes and delegates.
///
/// Source: the declarations of the SDK, as the list of the tests' stand-ins has them.
package enum UIKitTypes {
    /// The types by name, with AppKit's, which no app of UIKit has.
    package static let table = own.merging(UIKitCells.table) { own, _ in own }
        .merging(AppKitTypes.table) { own, _ in own }

    private static let own: [String: FrameworkType] = [
        "UIApplication": FrameworkType(
            members: [
                "delegate": FrameworkMember(
                    type: .optional(.plain("UIApplicationDelegate")),
                    origin: .from(.applicationDelegate)),
                "keyWindow": window(.optional(windowType)),
                "windows": window(.collection(windowType)),
                "connectedScenes": FrameworkMember(
                    type: .collection(.plain("UIScene")), origin: .from(.scene)),
                "openSessions": FrameworkMember(type: .collection(.plain("UISceneSession"))),
                "applicationState": FrameworkMember(type: .plain("UIApplication.State")),
                "statusBarOrientation": FrameworkMember(
                    type: .plain("UIInterfaceOrientation")),
                "statusBarFrame": FrameworkMember(type: .plain("CGRect")),
                "isStatusBarHidden": FrameworkMember(type: .plain("Bool")),
                "statusBarStyle": FrameworkMember(type: .plain("UIStatusBarStyle")),
            ],
            statics: [
                "shared": FrameworkMember(
                    type: .plain("UIApplication"), origin: .from(.application))
            ]),
        "UIApplicationDelegate": FrameworkType(
            members: [
                "window": FrameworkMember(
                    type: .optional(windowType), origin: .windowOfApplicationDelegate)
            ]),
        "UIWindowSceneDelegate": FrameworkType(
            inherits: ["UISceneDelegate"],
            members: [
                "window": FrameworkMember(
                    type: .optional(windowType), origin: .windowOfSceneDelegate)
            ]),
        "UIScene": FrameworkType(
            inherits: ["UIResponder"],
            members: [
                "delegate": FrameworkMember(
                    type: .optional(.plain("UISceneDelegate")), origin: .from(.sceneDelegate)),
                "session": FrameworkMember(type: .plain("UISceneSession")),
            ]),
        "UIWindowScene": FrameworkType(
            inherits: ["UIScene"],
            members: [
                "windows": window(.collection(windowType)),
                "keyWindow": window(.optional(windowType)),
                "sizeRestrictions": FrameworkMember(
                    type: .optional(.plain("UISceneSizeRestrictions"))),
                "titlebar": FrameworkMember(type: .optional(.plain("UITitlebar"))),
                "session": FrameworkMember(type: .plain("UISceneSession")),
            ]),
        "UISceneSession": FrameworkType(
            inherits: ["NSObject"],
            members: [
                "scene": FrameworkMember(
                    type: .optional(.plain("UIScene")), origin: .from(.scene))
            ]),
        "UIResponder": FrameworkType(inherits: ["NSObject"]),
        "UIView": FrameworkType(
            inherits: ["UIResponder"],
            members: [
                "window": window(.optional(windowType)),
                "safeAreaInsets": FrameworkMember(type: .plain("UIEdgeInsets")),
                "superview": FrameworkMember(type: .optional(.plain("UIView"))),
                "subviews": FrameworkMember(type: .collection(.plain("UIView"))),
            ]),
        "UIControl": FrameworkType(inherits: ["UIView"]),
        "UIWindow": FrameworkType(
            inherits: ["UIView"],
            members: [
                "rootViewController": FrameworkMember(
                    type: .optional(controllerType), origin: .root),
                "windowScene": FrameworkMember(
                    type: .optional(.plain("UIWindowScene")), origin: .from(.scene)),
            ]),
        "UIViewController": FrameworkType(
            inherits: ["UIResponder"],
            members: [
                "view": FrameworkMember(type: .plain("UIView")),
                "viewIfLoaded": FrameworkMember(type: .optional(.plain("UIView"))),
                "presentedViewController": belowRoot(.optional(controllerType)),
                "presentingViewController": FrameworkMember(
                    type: .optional(controllerType), origin: .above(.presenter)),
                "parent": FrameworkMember(
                    type: .optional(controllerType), origin: .above(.parent)),
                "presentationController": FrameworkMember(
                    type: .optional(.plain("UIPresentationController"))),
                "transitionCoordinator": FrameworkMember(
                    type: .optional(.plain("UIViewControllerTransitionCoordinator"))),
                "popoverPresentationController": FrameworkMember(
                    type: .optional(.plain("UIPopoverPresentationController"))),
                "sheetPresentationController": FrameworkMember(
                    type: .optional(.plain("UISheetPresentationController"))),
                "tabBarItem": FrameworkMember(type: .plain("UITabBarItem")),
                "isMovingToParent": FrameworkMember(type: .plain("Bool")),
                "isMovingFromParent": FrameworkMember(type: .plain("Bool")),
                "children": belowRoot(.collection(controllerType)),
                "navigationController": belowRoot(
                    .optional(.plain("UINavigationController"))),
                "tabBarController": belowRoot(.optional(.plain("UITabBarController"))),
                "splitViewController": belowRoot(.optional(.plain("UISplitViewController"))),
            ]),
        "UINavigationController": FrameworkType(
            inherits: ["UIViewController"],
            members: [
                "viewControllers": belowRoot(.collection(controllerType)),
                "topViewController": belowRoot(.optional(controllerType)),
                "visibleViewController": belowRoot(.optional(controllerType)),
            ]),
        "UITabBarController": FrameworkType(
            inherits: ["UIViewController"],
            members: [
                "viewControllers": belowRoot(.optional(.collection(controllerType))),
                "selectedViewController": belowRoot(.optional(controllerType)),
            ]),
        "UISplitViewController": FrameworkType(
            inherits: ["UIViewController"],
            members: ["viewControllers": belowRoot(.collection(controllerType))]),
        "UIPresentationController": FrameworkType(
            inherits: ["NSObject"],
            members: [
                "presentingViewController": FrameworkMember(
                    type: controllerType, origin: .from(.presenter)),
                "presentedViewController": FrameworkMember(type: controllerType),
            ]),
        "UIPopoverPresentationController": FrameworkType(inherits: ["UIPresentationController"]),
        "UISheetPresentationController": FrameworkType(inherits: ["UIPresentationController"]),
        "UIViewControllerContextTransitioning": FrameworkType(
            methods: ["viewController": transition]),
        "UIViewControllerTransitionCoordinatorContext": FrameworkType(
            methods: ["viewController": transition]),
        "UIViewControllerTransitionCoordinator": FrameworkType(
            methods: ["viewController": transition]),
        "UITableViewController": FrameworkType(inherits: ["UIViewController"]),
        "UICollectionViewController": FrameworkType(inherits: ["UIViewController"]),
        "UIPageViewController": FrameworkType(inherits: ["UIViewController"]),
        "UIAlertController": FrameworkType(inherits: ["UIViewController"]),
        "UIHostingController": FrameworkType(inherits: ["UIViewController"]),
        "DispatchQueue": FrameworkType(
            statics: ["main": FrameworkMember(type: .plain("DispatchQueue"))],
            methods: ["global": FrameworkMember(type: .plain("DispatchQueue"))]),
        "OperationQueue": FrameworkType(
            statics: ["main": FrameworkMember(type: .plain("OperationQueue"))]),
        "RunLoop": FrameworkType(
            statics: [
                "main": FrameworkMember(type: .plain("RunLoop")),
                "current": FrameworkMember(type: .plain("RunLoop")),
            ]),
        "UNUserNotificationCenter": FrameworkType(
            inherits: ["NSObject"],
            methods: ["current": FrameworkMember(type: .plain("UNUserNotificationCenter"))]),
        "WCSession": FrameworkType(
            inherits: ["NSObject"],
            statics: ["default": FrameworkMember(type: .plain("WCSession"))]),
        "UIStoryboard": FrameworkType(
            inherits: ["NSObject"],
            methods: [
                "instantiateInitialViewController": FrameworkMember(
                    type: .optional(controllerType)),
                "instantiateViewController": FrameworkMember(type: controllerType),
            ]),
    ]

    /// Whether the values of a type are objects, as those of nearly all types of Apple's with a prefix are.
    package static func isObject(_ type: String) -> Bool {
        if table[type] != nil || type == "AnyObject" || objects.contains(type) { return true }
        let hasPrefix = type.hasPrefix("UI") || type.hasPrefix("NS")
        return hasPrefix && !values.contains(type) && type.dropFirst(2).first?.isUppercase == true
    }

    /// Foundation's and Combine's classes without a prefix that apps keep in variables.
    private static let objects: Set<String> = [
        "UserDefaults", "NotificationCenter", "FileManager", "URLSession", "URLSessionTask",
        "Bundle", "ProcessInfo", "Timer", "Thread", "Operation", "JSONDecoder", "JSONEncoder",
        "DateFormatter", "NumberFormatter", "DispatchGroup", "DispatchSemaphore", "Progress",
        "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "Task",
    ]

    /// Structures with a prefix.
    private static let values: Set<String> = [
        "UIEdgeInsets", "UIOffset", "UIBackgroundTaskIdentifier", "NSRange",
        "NSDirectionalEdgeInsets", "NSEdgeInsets", "NSPoint", "NSRect", "NSSize",
    ]

    private static let windowType = FlowType.plain("UIWindow")
    private static let controllerType = FlowType.plain("UIViewController")

    private static func window(_ type: FlowType) -> FrameworkMember {
        FrameworkMember(type: type, origin: .from(.window(.found)))
    }

    private static let transition = FrameworkMember(
        type: .optional(controllerType), origin: .from(.transition))

    private static func belowRoot(_ type: FlowType) -> FrameworkMember {
        FrameworkMember(type: type, origin: .belowRoot)
    }
}
