import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds what makes the root of the window dark or light: the colour of the status bar followed that, and follows SwiftUI's root now.
///
/// Source: Apple's page of `UIStatusBarStyle.default`, which is “automatically determined by the user interface style” of whom UIKit
/// asks. Nobody measured it below SwiftUI's root, of which public reports say that it asks no child.
struct ForcedRootStyles {
    private let kinds: RootKinds
    private let delegates: Set<String>
    private var flow: AppFlow { kinds.flow }

    /// What is forced in a program whose root is of one of some classes; `delegates` are the classes that make it.
    init(of kinds: RootKinds, delegates: Set<String>) {
        self.kinds = kinds
        self.delegates = delegates
    }

    /// One finding for all places.
    func findings() -> [Finding] {
        let context = flow.context
        guard context.target.platform == .ios, !isFixed, !decidesItself else { return [] }
        let places = flow.functions(naming: Self.words).flatMap { function in
            flow.trace(of: function).events.filter { forces($0, in: function) }.map {
                context.place(function.located.file, $0.range.lowerBound)
            } + ofItself(in: function)
        }
        let sorted = Set(places).sorted()
        guard let first = sorted.first else { return [] }
        return [
            Finding(
                .rootContainerPreferences, .warning, .review, at: first,
                "the status bar was dark or light as the root view controller is made here, and SwiftUI's window does not ask that one",
                remedy:
                    "set the style of its window, or put `.preferredColorScheme(_:)` on the content of the window group",
                also: Array(sorted.dropFirst()))
        ]
    }

    private static let words = ["overrideUserInterfaceStyle", "traitOverrides"]

    private func forces(_ event: FlowEvent, in function: FlowFunction) -> Bool {
        guard case .write(let receiver, let member, let token, _) = event.kind else {
            return false
        }
        let isForced =
            member == Self.words[0]
            || member == "userInterfaceStyle"
                && event.statement.contains { function.file.tokens.spells($0, Self.words[1]) }
        guard isForced, !isUnspecified(behind: token, event, function.file) else { return false }
        return isRoot(receiver, in: function)
    }

    /// Where a root's own code does so without a word for itself: `overrideUserInterfaceStyle = .dark`.
    private func ofItself(in function: FlowFunction) -> [Place] {
        guard let owner = function.owner, kinds.isRoot(owner) else { return [] }
        let (file, tokens) = (function.located.file, function.file.tokens)
        return Self.words.flatMap(file.tokens(spelled:)).filter { token in
            let value = tokens.spells(token + 1, ".") ? token + 3 : token + 1
            let isStyle = value == token + 1 || tokens.spells(token + 2, "userInterfaceStyle")
            return function.body.contains(token) && !tokens.spells(token - 1, ".") && isStyle
                && tokens.spells(value, "=") && !tokens.spells(value + 2, "unspecified")
        }.map { flow.context.place(file, $0) }
    }

    /// Whether a value is the root: of a class of the app's own, or of UIKit's where the delegate has it.
    private func isRoot(_ value: FlowValue, in function: FlowFunction) -> Bool {
        guard let name = value.type.unwrapped.name, kinds.isRoot(name) else { return false }
        return flow.program.type(name)?.isDeclared == true || !value.roots.isEmpty
            || function.owner.map(delegates.contains) ?? false
    }

    private func isUnspecified(behind token: Int, _ event: FlowEvent, _ file: SwiftFile) -> Bool {
        event.statement.contains {
            $0 > token && file.tokens.spells($0, "unspecified")
        }
            && !event.statement.contains {
                file.tokens.spells($0, "dark") || file.tokens.spells($0, "light")
            }
    }

    /// Whether every Info.plist gives the status bar to the application, or one style to the whole app.
    private var isFixed: Bool {
        let lists = flow.context.readablePropertyLists
        return !lists.isEmpty
            && lists.allSatisfy { list in
                list.document.value(at: ["UIViewControllerBasedStatusBarAppearance"])?.boolean
                    == false || list.document.value(at: ["UIUserInterfaceStyle"]) != nil
            }
    }

    /// Whether a root says itself which style its status bar has, which is told.
    private var decidesItself: Bool {
        flow.context.ownClasses(of: kinds.roots.sorted()).contains {
            !flow.context.overrides(of: NavigationBarStyle.decided, in: $0).isEmpty
        }
    }
}
