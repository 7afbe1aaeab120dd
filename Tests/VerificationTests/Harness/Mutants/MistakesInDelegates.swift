import Foundation

extension MutationOperator {
    /// Mistakes in how the app delegate is made and found.
    static let inDelegates = [
        MutationOperator("adaptor-forgotten", "the App makes a delegate that nobody calls", .run) {
            files in
            files.sources.contains { !files.printedAtLaunch($0).isEmpty }
                ? files.delegatesMadeByHand : []
        },
        MutationOperator("shared-not-set", "the shared delegate is never set", .run) { files in
            // What only tests ask for is not run.
            files.sources.contains(where: \.asksForSharedDelegate)
                ? files.replacingLines { $0.trimmingSpaces.hasSuffix(".shared = self") } : []
        },
        MutationOperator(
            "lazy-forgotten", "a property of a delegate that is made with the App asks for it", .run
        ) { $0.eagerProperties(ofObservable: true) },
        MutationOperator(
            "lazy-forgotten-plain",
            "a property of a delegate that may be made with the App asks for it",
            .run(onlyIn: .delegateMadeWithApp, .opposite)
        ) { $0.eagerProperties(ofObservable: false) },
        MutationOperator(
            "untitled-file-opened", "an app without a window opens its settings when it starts",
            .run
        ) {
            $0.replacing(
                "func applicationShouldOpenUntitledFile(", by: "func isUntitledFileOpened(")
        },
        MutationOperator(
            "last-window-answer-lost", "an app ends with its last window, and did not before", .run
        ) {
            // A window of SwiftUI's ends the app of itself, so that `true` says nothing.
            $0.replacing(
                "func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {\n        false",
                by: "func isEndedWithLastWindow(_ sender: NSApplication) -> Bool {\n        false")
        },
        MutationOperator("reopen-answer-lost", "nobody decides what a click in the Dock does", .run)
        {
            $0.replacing("func applicationShouldHandleReopen(", by: "func isReopened(")
        },
        MutationOperator("urls-unopened", "nobody opens what the Mac hands over", .run) {
            // A delegate that two platforms share is played on the other one.
            $0.sources.filter { !$0.text.contains("UIKit") }.map {
                $0.replacing(
                    "func application(_ application: NSApplication, open urls: [URL])",
                    by: "func openAll(_ application: NSApplication, open urls: [URL])")
            }
        },
        MutationOperator("mac-callback-lost", "the delegate is not told of what happens", .run) {
            $0.callbacksUnheard(of: ["NSApplicationDelegate"])
        },
        MutationOperator("watch-callback-lost", "a watch's delegate is not told", .run) {
            $0.callbacksUnheard(of: ["WKApplicationDelegate", "WKExtensionDelegate"])
        },
        MutationOperator("watch-adaptor-lost", "a watch's App makes no delegate", .run) {
            $0.replacingLines {
                ["@WKApplicationDelegateAdaptor", "@WKExtensionDelegateAdaptor"]
                    .contains(where: $0.contains)
            }
        },
    ]
}

extension MigratedFiles {
    fileprivate var delegatesMadeByHand: [[Mutant.Change]] {
        let adaptor = " var appDelegate: "
        return replacingLines {
            $0.contains("@UIApplicationDelegateAdaptor") && $0.contains(adaptor)
        } by: { line in
            let name = line.components(separatedBy: adaptor).last ?? ""
            return "    private let appDelegate = \(name)()"
        }
    }

    /// The callbacks of the delegates of some protocols, each under a name that nobody calls.
    fileprivate func callbacksUnheard(of protocols: [String]) -> [[Mutant.Change]] {
        sources.filter { source in protocols.contains(where: source.text.contains) }.flatMap {
            source in
            let heads = ["func applicationDid", "func applicationWill"]
            return source.lines.filter { line in
                heads.contains(where: line.trimmingSpaces.hasPrefix)
            }.map {
                source.replacing(
                    $0, by: $0.replacingOccurrences(of: "func application", with: "func unheard"))
            }
        }
    }

    /// Properties that the migration made lazy, as they were.
    fileprivate func eagerProperties(ofObservable isObservable: Bool) -> [[Mutant.Change]] {
        sources.flatMap { source -> [[Mutant.Change]] in
            guard source.lines.contains(where: { $0.contains("Observable") }) == isObservable else {
                return []
            }
            let old = Set((before.text(source.path) ?? "").components(separatedBy: "\n"))
            return source.lines.filter { $0.contains("lazy var ") }.map { line in
                let eager = ["var ", "let "]
                    .map { line.replacingOccurrences(of: "lazy var ", with: $0) }
                    .first(where: old.contains)
                return eager.map { source.replacing(line, by: $0) } ?? []
            }
        }
    }
}

extension MigratedFiles.Source {
    /// Whether code of the app asks a delegate's class for the delegate.
    fileprivate var asksForSharedDelegate: Bool {
        !path.contains("Tests/")
            && lines.contains { line in
                !line.hasSuffix(".shared = self")
                    && ["Delegate.shared.", "Delegate.shared!", "Delegate.shared?"].contains {
                        line.contains($0)
                    }
                    || line.hasSuffix("Delegate.shared")
            }
    }
}
