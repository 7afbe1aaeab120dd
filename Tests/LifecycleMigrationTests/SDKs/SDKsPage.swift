import Foundation

@testable import AppleFrameworks
@testable import LifecycleMigration

/// `docs/sdks.md` as the table has it.
enum SDKsPage {
    /// The file.
    static var file: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../docs/sdks.md").standardized
    }

    /// The page.
    static var text: String {
        introduction + KnownSDK.Kind.allCases.map(section).joined()
    }

    private static let introduction = """
        # SDKs that are known

        What libraries do to an app whose application delegate stands behind SwiftUI's adaptor, and what sceneshift says about
        them. The rows are those of `Sources/AppleFrameworks/SDKs/Table`; `contributing.md` tells how to add one.

        A library is found by an import of the app or of what it is built with on disk, in Objective-C, too, by a package product,
        framework or pods that the target links, and in the version that `Package.resolved`, `Podfile.lock` or `Cartfile.resolved`
        pins; without a `Podfile.lock` by the `Podfile`. Both count beside the project, in the folders around it, and where a `Podfile` of another
        folder names the project. A version that is not known counts as one that is meant, and what
        Objective-C does with a library that it imports may be all that a row asks for. None of it was measured on Apple systems: sources are the vendors' code and pages, and
        issues (by number).

        """

    private static func section(_ kind: KnownSDK.Kind) -> String {
        let rows = KnownSDK.all.filter { $0.kind == kind }.map(row)
        return "\n" + heading(kind) + "\n\n| SDK | what happens | what to do | report | source |\n"
            + "| --- | --- | --- | --- | --- |\n" + rows.joined()
    }

    private static func row(_ sdk: KnownSDK) -> String {
        let cells = [
            "\(sdk.name) (\(sdk.link.modules.map { "`\($0)`" }.joined(separator: ", ")))",
            sdk.effect + versions(of: sdk) + callbacks(of: sdk), remedy(of: sdk),
            !sdk.kind.isReported ? "none" : sdk.isCertain ? "manual" : "review", sdk.source,
        ]
        return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }

    private static func versions(of sdk: KnownSDK) -> String {
        switch (sdk.versions.from, sdk.versions.below) {
        case (let from?, let below?): " (from \(from), before \(below))"
        case (let from?, nil): " (from \(from))"
        case (nil, let below?): " (before \(below))"
        case (nil, nil): ""
        }
    }

    private static func callbacks(of sdk: KnownSDK) -> String {
        guard !sdk.callbacks.isEmpty else { return "" }
        return ": " + sdk.callbacks.map { "`\($0.selectorName)`" }.joined(separator: ", ")
    }

    private static func remedy(of sdk: KnownSDK) -> String {
        let lines = sdk.handOvers.map { handOver in
            "`\(handOver.line.replacing("%", with: handOver.callback.argument))`"
                + (handOver.neededWith.isEmpty
                    ? "" : " with `\(handOver.neededWith.joined(separator: "`, `"))`")
        }
        return ([sdk.switchKey.map { "set `\($0)` to NO" }, sdk.remedy].compactMap { $0 } + lines)
            .joined(separator: "; ")
    }

    private static func heading(_ kind: KnownSDK.Kind) -> String {
        switch kind {
        case .takesCallbacks:
            """
            ## They take callbacks

            They add methods to the class of the application's delegate at run time. That class is SwiftUI's own, and
            forwards to yours what it doesn't have; what is added ends there, without a log. Reported as
            `delegate-proxy-sdk` where your delegate has one of the callbacks.
            """
        case .replacesDelegate:
            """
            ## They replace the delegate

            Reported as `delegate-proxy-sdk` where they are set up.
            """
        case .tracksLinks:
            """
            ## They no longer learn of links

            They hook UIKit's calls, or read the launch options. Reported as `sdk-link-tracking` in an app that has links and
            does not hand them over.
            """
        case .followsState:
            """
            ## They no longer learn of the app's state

            They hook UIKit's calls of the application's delegate, whatever callbacks your own has. Reported as `delegate-proxy-sdk`
            where they are set up, in an app that had no scenes.
            """
        case .measuresByWindow:
            """
            ## They measure by the delegate's window

            They lay something over the app in the window of the application's delegate, or by its size and place. That window is nil
            once SwiftUI makes the window of the app. Reported as `window-access` where they are used, in an app that had no scenes.
            """
        case .replacesRoot:
            """
            ## They replace the root

            They put another root view controller into the key window, which is SwiftUI's: its views go with the old one. Reported as
            `root-swap` where they are told to.
            """
        case .searchesRoot:
            """
            ## They search from the root

            They go down from the root of the key window to the screen that is seen, by the classes of UIKit's containers. SwiftUI's root
            is none, and what it shows is found by nobody that way. Reported as `window-access`, to be looked at, where they are used
            in an app whose root is a navigation, tab bar or split view controller.
            """
        case .callsHandler:
            """
            ## They call your handler

            Reported as `sdk-calls-handler` in an app that has one.
            """
        case .readsManifest:
            """
            ## They read the scene manifest

            They look for `UIApplicationSceneManifest` in Info.plist. Not reported: whether the key is there is the business of
            the plan, and not of the library's row.
            """
        case .asksForWindow:
            """
            ## They ask the delegate for its window

            They lay something over the app, or present, by the window of the application's delegate, and send `window` without
            asking whether it has one: without it the app ends there. Where an app has one of these, its delegate and an empty
            `window` stay, which a `window-access` or a `delegate-without-work` note says. Libraries whose code lies in the tree
            are read instead. Of those that are neither here nor there, a pod, a Carthage framework or a binary counts where its
            name says that it shows something over the app (a HUD, a toast, a photo browser, a support chat); Swift code asks by
            the protocol's optional member, which is nil then, so that packages count only where they stand here.
            """
        case .unharmed:
            """
            ## They go on working

            Their calls stay in the delegate's methods, which the plan has called as before.
            """
        }
    }
}
