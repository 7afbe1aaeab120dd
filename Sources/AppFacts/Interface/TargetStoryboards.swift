/// What must be known of a target's storyboards before code loads one.
package struct TargetStoryboards {
    let files: TargetInterfaces
    private let resources: [String]
    private let library: SourceLibrary

    /// The storyboards among a target's interface files and resources.
    init(_ files: TargetInterfaces, among resources: [String], in library: SourceLibrary) {
        self.files = files
        self.resources = resources
        self.library = library
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
        if let leftover = library.source(path).leftover {
            throw Refusal(
                .storyboardMissing, at: library.place(path, leftover.offset),
                "the storyboard '\(name)' can't be read: \(leftover.reason)",
                remedy: leftover.remedy)
        }
        if case .failure(let problem)? = library.source(path).interface {
            throw Refusal(
                .storyboardMissing, at: library.place(path, problem.offset),
                "the storyboard '\(name)' can't be read: \(problem.reason)",
                remedy: problem.remedy)
        }
        guard let file = files.file(path) else {
            throw Refusal(
                .storyboardMissing, at: library.place(path, 0),
                "the storyboard '\(name)' can't be opened",
                remedy: "check the file's permissions")
        }
        guard file.initialIdentifier != nil else {
            throw Refusal(
                .rootUnresolved, at: library.place(path, 0),
                "the storyboard '\(name)' has no initial view controller",
                remedy: "mark a view controller of the storyboard as the initial one")
        }
    }

    /// Whether a storyboard is a launch screen, which is never what an app goes on to show.
    package func isLaunchScreen(_ name: String) -> Bool {
        file(of: name)?.isLaunchScreen ?? false
    }

    /// Whether a storyboard has no initial view controller, so that UIKit makes nothing of it and only logs that.
    ///
    /// Source: what it logs: "Failed to instantiate the default view controller for UIMainStoryboardFile".
    package func makesNothing(_ name: String) -> Bool {
        file(of: name).map { $0.initialIdentifier == nil } ?? false
    }

    /// The storyboard's file, a localised one where there is no other.
    package func path(of name: String) -> String? {
        let file = name.hasSuffix(".storyboard") ? name : name + ".storyboard"
        let known = resources.filter { $0.fileName == file }
        return known.first { $0.contains("Base.lproj/") } ?? known.first
    }

    /// The class of the initial view controller, UIKit's where it has none of its own; nil where there is no such controller.
    package func initialControllerClass(of name: String) -> String? {
        file(of: name)?.initialController.map { _ in
            initialClass(of: name) ?? initialContainer(of: name) ?? "UIViewController"
        }
    }

    /// The line of a storyboard on which its initial view controller begins.
    package func placeOfInitialController(of name: String) -> Place? {
        file(of: name).flatMap { file in file.initialController.map(file.place) }
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
        files.storyboards.flatMap { $0.controllers(named: identifier) }.map { element in
            element.attributes["customClass"]
                ?? Self.containers.first { $0.element == element.name }?.name
                ?? "UIViewController"
        }
    }

    /// The view controllers that hide their navigation bar: whether each is the initial one of its storyboard, and the
    /// identifier by which code asks for it.
    var controllersHidingBars: [(isInitial: Bool, identifier: String?)] {
        files.storyboards.flatMap { file in
            file.elements.filter { element in
                Self.hidingBars.contains { element.attributes[$0] == "YES" }
            }.map { element in
                let id = element.attributes["id"]
                return (
                    id != nil && id == file.initialIdentifier,
                    element.attributes["storyboardIdentifier"]
                )
            }
        }
    }

    /// Whether a bar of any storyboard of the target is black.
    var hasBlackBar: Bool {
        files.storyboards.contains { file in
            file.elements.contains { $0.attributes["barStyle"]?.hasPrefix("black") ?? false }
        }
    }

    private static let hidingBars = [
        "navigationBarHidden", "hidesBarsOnSwipe", "hidesBarsOnTap",
        "hidesBarsWhenVerticallyCompact", "hidesBarsWhenKeyboardAppears",
    ]

    /// The file of a storyboard.
    func file(of name: String) -> InterfaceFile? {
        path(of: name).flatMap(files.file)
    }
}
