import SourceEditing

/// What must be known of a storyboard before code loads it.
package struct StoryboardAnalysis {
    private let context: TargetContext

    /// An analysis of a target's storyboards.
    package init(context: TargetContext) {
        self.context = context
    }

    /// Makes sure that a storyboard is in the target and has an initial view controller.
    ///
    /// - Throws: `Refusal` where it is not or has none: code that loads it would show nothing.
    package func check(_ name: String, at place: Place) throws(Refusal) {
        guard let path = path(of: name) else {
            throw Refusal(
                .storyboardMissing, at: place, "the storyboard '\(name)' is not in the target",
                remedy: "add '\(name).storyboard' to the target, or name the right storyboard")
        }
        if let leftover = context.library.source(path).leftover {
            throw Refusal(
                .storyboardMissing, at: context.library.place(path, leftover.offset),
                "the storyboard '\(name)' can't be read: \(leftover.reason)",
                remedy: leftover.remedy)
        }
        guard let file = NibFile(path, in: context) else {
            throw Refusal(
                .storyboardMissing, at: context.library.place(path, 0),
                "the storyboard '\(name)' can't be read: it is no XML",
                remedy: "open it in Xcode and repair it, then plan again")
        }
        guard file.initialIdentifier != nil else {
            throw Refusal(
                .rootUnresolved, at: context.library.place(path, 0),
                "the storyboard '\(name)' has no initial view controller",
                remedy: "mark a view controller of the storyboard as the initial one")
        }
    }

    /// Whether a storyboard is a launch screen, which is never what an app goes on to show.
    package func isLaunchScreen(_ name: String) -> Bool {
        file(of: name)?.isLaunchScreen ?? false
    }

    /// The storyboard's file, a localised one where there is no other.
    package func path(of name: String) -> String? {
        let file = name.hasSuffix(".storyboard") ? name : name + ".storyboard"
        let known = context.target.resources.filter { $0.fileName == file }
        return known.first { $0.contains("Base.lproj/") } ?? known.first
    }

    /// The class of the initial view controller, where it has one of its own.
    package func initialClass(of name: String) -> String? {
        file(of: name)?.initialController?.attributes["customClass"]
    }

    /// The class of UIKit's that the initial view controller is of, where that is a container without a class of its own.
    package func initialContainer(of name: String) -> String? {
        guard let initial = file(of: name)?.initialController,
            initial.attributes["customClass"] == nil
        else { return nil }
        return Self.containers.first { $0.element == initial.name }?.name
    }

    private static let containers = [
        (element: "navigationController", name: "UINavigationController"),
        (element: "tabBarController", name: "UITabBarController"),
        (element: "splitViewController", name: "UISplitViewController"),
    ]

    /// The classes of the view controllers that code asks the target's storyboards for by an identifier.
    package func classes(named identifier: String) -> [String] {
        context.target.resources.filter { $0.hasSuffix(".storyboard") }.flatMap { path in
            (NibFile(path, in: context)?.elements ?? []).filter {
                $0.attributes["storyboardIdentifier"] == identifier
            }.map { element in
                element.attributes["customClass"]
                    ?? Self.containers.first { $0.element == element.name }?.name
                    ?? "UIViewController"
            }
        }
    }

    /// The view controllers of a storyboard's file that hide their navigation bar: whether each is the initial one, and
    /// the identifier by which code asks for it.
    func controllersHidingBars(in path: String) -> [(isInitial: Bool, identifier: String?)] {
        guard let file = NibFile(path, in: context) else { return [] }
        return file.elements.filter { element in
            Self.hidingBars.contains { element.attributes[$0] == "YES" }
        }.map { element in
            let id = element.attributes["id"]
            return (
                id != nil && id == file.initialIdentifier,
                element.attributes["storyboardIdentifier"]
            )
        }
    }

    /// Whether a bar of any storyboard of the target is black.
    var hasBlackBar: Bool {
        context.target.resources.filter { $0.hasSuffix(".storyboard") }.contains { path in
            NibFile(path, in: context)?.elements.contains {
                $0.attributes["barStyle"]?.hasPrefix("black") ?? false
            } ?? false
        }
    }

    private static let hidingBars = [
        "navigationBarHidden", "hidesBarsOnSwipe", "hidesBarsOnTap",
        "hidesBarsWhenVerticallyCompact", "hidesBarsWhenKeyboardAppears",
    ]

    private func file(of name: String) -> NibFile? {
        path(of: name).flatMap { NibFile($0, in: context) }
    }
}
