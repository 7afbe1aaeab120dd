/// What UIKit answers of a view controller that was the root of its window, and is a child of SwiftUI's hosting controller now.
///
/// Sources: Apple's documentation.
/// - `UIViewController.present(_:animated:completion:)`: a full-screen presentation is made by a view controller that covers the
///   screen itself, and forwarded up the parents to it; `definesPresentationContext`: the others go up to the nearest one that
///   defines a context, and else to the window's root. So a hosting controller presents, unless the root itself defines a context.
/// - `UIViewController.parent`: nil for a root; `isMovingToParent`, `willMove(toParent:)` and `didMove(toParent:)`: what a
///   container does with its child.
/// - `UIResponder.next`: of a view controller's view that is the window's, the next one is the window, else the view above it.
///
/// As before: `navigationController`, `tabBarController` and `splitViewController`, since a hosting controller is none of these
/// and the nearest one is asked for; `children`; `isBeingPresented`; `presentedViewController`, which looks at the parents, too;
/// `overrideTraitCollection(forChild:)` of a root for its own children.
package enum RootContainment {
    /// What a view controller that presents does alike, be it the root or SwiftUI's: all else tells them from each other.
    package static let commonOfPresenters: Set<String> = [
        "dismiss", "present", "presentedViewController", "presentingViewController",
        "isBeingDismissed", "isBeingPresented", "isMovingFromParent", "view", "viewIfLoaded",
        "isViewLoaded", "transitionCoordinator", "setNeedsStatusBarAppearanceUpdate",
        "traitCollection", "modalPresentationStyle", "modalTransitionStyle",
        "navigationController", "tabBarController", "splitViewController", "parent",
        "presentationController", "popoverPresentationController", "description", "hash",
        "definesPresentationContext", "show", "showDetailViewController", "map", "flatMap",
        "setNeedsUpdateOfSupportedInterfaceOrientations", "isEqual",
        // Both cover the window.
        "topLayoutGuide", "bottomLayoutGuide",
    ]

    /// What takes a view controller out of its parent: the root of a window has none, be it the app's or SwiftUI's.
    package static let leavings: Set<String> = [
        "removeFromParent", "removeFromParentViewController", "willMove",
    ]

    /// What of a parent nobody sees or reads where that is SwiftUI's.
    package static let unseenOfParents: Set<String> = [
        "navigationItem", "title", "tabBarItem", "toolbarItems", "hidesBottomBarWhenPushed",
        "navigationController", "tabBarController", "splitViewController", "dismiss", "present",
        "presentingViewController", "presentedViewController",
    ]

    /// Containers of UIKit's that a child asks for, of which one may be the root.
    package static let containers = [
        "UINavigationController", "UITabBarController", "UISplitViewController",
    ]

    /// Functions of other modules that tell the class of a value.
    package static let classReaders: Set<String> = [
        "type", "unsafeDowncast", "unsafeBitCast", "ObjectIdentifier", "NSStringFromClass",
        "object_getClass", "Mirror", "object_getClassName",
    ]

    /// The parameter of a method by which a transition's delegate is told what presents, by the method's labels.
    package static func presenter(handedTo selector: String) -> Int? { told[selector] }

    private static let told = [
        "animationController(forPresented:presenting:source:)": 1,
        "presentationController(forPresented:presenting:source:)": 1,
    ]
}
