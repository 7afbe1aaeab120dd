import ProjectModel

extension KnownSDK {
    /// Libraries that put another root view controller into the key window by themselves, which is SwiftUI's.
    static let rootReplacers: [KnownSDK] = [
        KnownSDK(
            name: "RouteComposer", kind: .replacesRoot,
            link: SDKLink(
                modules: ["RouteComposer"], products: ["RouteComposer"],
                packages: ["route-composer"], pods: ["RouteComposer"]),
            starts: ["replaceRoot", "ReplaceRoot", "ReplaceRootAction"].map { .call(nil, $0) },
            effect:
                "replaces the root view controller of the key window here, which is SwiftUI's, and its views with it",
            remedy:
                "let a container view controller be the root, and show in it what this action would, by an action of the app's own",
            source: "route-composer, UIViewController+Action.swift, `ReplaceRootAction`")
    ]

    /// Libraries that go down from the root of the key window to the screen that is seen, by the classes of UIKit's containers.
    static let rootSearchers: [KnownSDK] = [
        searcher(
            "RMessage", module: "RMessage", package: "rmessage",
            starts: [
                .call("RMessage", "showNotification", labeled: "withTitle"),
                .call(nil, "showMessage", labeled: "withSpec"),
            ],
            effect:
                "lays its message below the navigation bar that it finds from the window's root on, and finds SwiftUI's root",
            remedy: "give it the view controller that it shows the message in",
            source:
                "RMessage 2.3.4, RMessageView.m, `defaultViewController`; 3.0.3, UIWindow+ViewController.swift; inferred"
        ),
        searcher(
            "URLNavigator", module: "URLNavigator", package: "urlnavigator",
            starts: [
                .call("navigator", "push"), .call("navigator", "pushURL"),
                .call("Navigator", "push"), .name("topMost"),
            ],
            effect:
                "looks from the window's root on for the view controller that is seen, and finds SwiftUI's root, which is in no navigation controller",
            remedy: "give `from:` the view controller that it starts at",
            source:
                "URLNavigator 2.5.1, UIViewController+TopMostViewController.swift and Navigator.swift, `pushViewController(_:from:animated:)`; inferred"
        ),
        searcher(
            "SwiftMessages", module: "SwiftMessages", package: "swiftmessages",
            starts: [.call("SwiftMessages", "show")],
            switches: [.set(nil, "presentationContext")],
            effect:
                "lays its message below the navigation bar, or above the tab bar, that it finds from the window's root on, and finds SwiftUI's root",
            remedy:
                "set `presentationContext` of its configuration to the view controller that is seen",
            source:
                "SwiftMessages, Presenter.swift, `getPresentationContext`, and UIViewController+Extensions.swift; inferred"
        ),
    ]

    private static func searcher(
        _ name: String, module: String, package: String, starts: [SDKUse],
        switches: [SDKUse] = [], effect: String, remedy: String, source: String
    ) -> KnownSDK {
        KnownSDK(
            name: name, kind: .searchesRoot,
            link: SDKLink(
                modules: [module], products: [module], packages: [package], pods: [module]),
            starts: starts, switches: switches, effect: effect, remedy: remedy, isCertain: false,
            source: source)
    }
}
