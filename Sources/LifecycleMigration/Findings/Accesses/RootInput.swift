import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Finds input that comes to the root of a window by itself, and that a view controller below SwiftUI's root may not get.
///
/// Nobody measured either. Source: the maintainer's word on bars of a first responder (InputBarAccessoryView issue 17), a report of one that
/// SwiftUI does not show (MessageKit issue 1405); Apple's App Programming Guide for tvOS on touches, which go to the focused view.
struct RootInput {
    private let context: TargetContext
    private let roots: [String]

    /// The input of an app whose root is of one of some classes.
    init(context: TargetContext, roots: Set<String>) {
        self.context = context
        self.roots = roots.sorted()
    }

    /// A finding for each place.
    func findings() -> [Finding] {
        guard !roots.isEmpty else { return [] }
        let own = context.ownClasses(of: roots)
        return own.flatMap { bar(of: $0) + events(of: $0) } + barsBelow(own) + remote()
    }

    private func parts(of name: String) -> [LocatedDeclaration] {
        context.types(named: name) + context.extensions(of: name)
    }

    // MARK: Bars of a first responder

    private func bar(of name: String) -> [Finding] {
        guard waits(name) else { return [] }
        return context.overrides(of: Self.bars, in: name).map { member in
            finding(
                at: member,
                "'\(member.declaration.name)' is shown while the root view controller is first responder, which it may not become by itself below SwiftUI's root",
                Self.asking)
        }
    }

    private static let bars: Set<String> = ["inputAccessoryView", "inputView"]
    private static let asking = "call `becomeFirstResponder()` in its `viewDidAppear(_:)`"

    /// Whether a class can be the first responder, and leaves it to UIKit to make it that.
    private func waits(_ name: String) -> Bool {
        let asks = parts(of: name).contains { part in
            part.file.tokens(spelled: "becomeFirstResponder").contains {
                part.declaration.range.contains($0)
            }
        }
        return !asks && !context.overrides(of: ["canBecomeFirstResponder"], in: name).isEmpty
    }

    /// Bars of what a container shows, which UIKit's makes the first responder as it comes.
    ///
    /// Source: MessageKit's example, which asks for it in `viewDidAppear(_:)` “because SwiftUI wont automatically make our controller the first
    /// responder”.
    private func barsBelow(_ own: [String]) -> [Finding] {
        let chains = roots.flatMap { context.inheritanceChain(of: context.unaliased($0)) }
        guard !RootPreferences.containers.isDisjoint(with: chains) else { return [] }
        let presented = PresentedControllers(context: context)
        let names = Self.bars.sorted().flatMap { word in
            context.files(naming: word).flatMap { file in
                (file.types + file.extensions).map(\.declaration.name.lastComponent)
            }
        }
        return Set(names).subtracting(own).sorted().filter { name in
            waits(name)
                && context.inheritanceChain(of: name).last?.hasSuffix("ViewController") == true
                && !presented.areAll(ofClass: name)
        }.flatMap { name in
            context.overrides(of: Self.bars, in: name).map { member in
                finding(
                    at: member,
                    "'\(member.declaration.name)' is shown while '\(name)' is first responder, which it may not become by itself where SwiftUI's root shows its container",
                    Self.asking)
            }
        }
    }

    /// Events that come to the first responder: shakes, and remote controls.
    private func events(of name: String) -> [Finding] {
        guard waits(name) else { return [] }
        let names: Set = ["motionBegan", "motionEnded", "remoteControlReceived"]
        return context.overrides(of: names, in: name).map { member in
            finding(
                at: member,
                "'\(member.declaration.name)' comes to the root view controller while it is first responder, which it may not become by itself below SwiftUI's root",
                Self.asking)
        }
    }

    // MARK: The remote

    private func remote() -> [Finding] {
        guard context.target.platform == .tvos, !mayFocus else { return [] }
        let scenes = Self.input.sorted().flatMap { Array(context.files(naming: $0)) }.flatMap {
            $0.types.map(\.declaration.name).filter {
                context.inheritanceChain(of: $0).contains("SKScene")
            }
        }
        return Set(context.ownClasses(of: roots) + scenes).sorted().compactMap { name in
            context.overrides(of: Self.input, in: name).first
        }.map { member in
            finding(
                at: member,
                "nothing takes the focus here, so the remote's input comes to the root of the window, which is SwiftUI's",
                "try the remote on the first screen, and let the view take the focus (`canBecomeFocused`) where it does nothing"
            )
        }
    }

    /// Whether code or a storyboard may have something that takes the focus.
    private var mayFocus: Bool {
        let code = Self.focus.contains { word in
            context.files(naming: word).contains { _ in true }
        }
        return code
            || context.interfaces.mayHave { element in
                Self.focusable.contains(where: element.name.hasPrefix)
            }
    }

    /// How the elements are called that take the focus, or begin to be.
    private static let focusable = [
        "button", "tableView", "collectionView", "tabBar", "textField", "segmentedControl",
    ]

    private static let input: Set<String> = [
        "touchesBegan", "touchesMoved", "touchesEnded", "pressesBegan", "pressesEnded",
    ]

    private static let focus: Set<String> = [
        "canBecomeFocused", "preferredFocusEnvironments", "preferredFocusedView",
        "becomeFirstResponder",
        "UIButton", "UITableView", "UICollectionView", "UITabBarController", "UITextField",
        "UISegmentedControl", "UITextView", "UIViewRepresentable",
    ]

    private func finding(
        at member: LocatedDeclaration, _ message: String, _ remedy: String
    ) -> Finding {
        Finding(
            .rootContainerPreferences, .warning, .review,
            at: context.place(member.file, member.declaration.keyword), message, remedy: remedy)
    }
}
