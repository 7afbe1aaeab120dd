import SourceEditing

/// What must be known of a storyboard before code loads it.
struct StoryboardAnalysis {
    private let context: TargetContext

    /// An analysis of a target's storyboards.
    init(context: TargetContext) {
        self.context = context
    }

    /// Makes sure that a storyboard is in the target and has an initial view controller.
    ///
    /// - Throws: `Refusal` where it is not or has none: code that loads it would show nothing.
    func check(_ name: String, at place: Place) throws(Refusal) {
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
        guard initialViewController(in: path) != nil else {
            throw Refusal(
                .rootUnresolved, at: context.library.place(path, 0),
                "the storyboard '\(name)' has no initial view controller",
                remedy: "mark a view controller of the storyboard as the initial one")
        }
    }

    /// Whether a storyboard is a launch screen, which is never what an app goes on to show.
    func isLaunchScreen(_ name: String) -> Bool {
        guard let path = path(of: name), let text = context.library.text(path) else { return false }
        return text.lines.contains {
            attribute("launchScreen", of: String(decoding: $0, as: UTF8.self)) == "YES"
        }
    }

    /// The storyboard's file, a localised one where there is no other.
    func path(of name: String) -> String? {
        let file = name.hasSuffix(".storyboard") ? name : name + ".storyboard"
        let known = context.target.resources.filter { $0.fileName == file }
        return known.first { $0.contains("Base.lproj/") } ?? known.first
    }

    /// The class of the initial view controller, where it has one of its own.
    func initialClass(of name: String) -> String? {
        initialLine(of: name).flatMap { attribute("customClass", of: $0) }
    }

    /// The class of UIKit's that the initial view controller is of, where that is a container without a class of its own.
    func initialContainer(of name: String) -> String? {
        guard let line = initialLine(of: name), attribute("customClass", of: line) == nil else {
            return nil
        }
        return Self.containers.first { line.contains("<\($0.element) ") }?.name
    }

    private static let containers = [
        (element: "navigationController", name: "UINavigationController"),
        (element: "tabBarController", name: "UITabBarController"),
        (element: "splitViewController", name: "UISplitViewController"),
    ]

    /// The view controllers of a storyboard's file that hide their navigation bar: whether each is the initial one, and
    /// the identifier by which code asks for it.
    func controllersHidingBars(in path: String) -> [(isInitial: Bool, identifier: String?)] {
        let initial = initialViewController(in: path)
        let lines = (context.library.text(path)?.lines ?? []).lazy
            .map { String(decoding: $0, as: UTF8.self) }
        return lines.filter { line in
            Self.hidingBars.contains { attribute($0, of: line) == "YES" }
        }.map { line in
            let id = attribute("id", of: line)
            return (id != nil && id == initial, attribute("storyboardIdentifier", of: line))
        }
    }

    /// Whether a bar of any storyboard of the target is black.
    var hasBlackBar: Bool {
        context.target.resources.filter { $0.hasSuffix(".storyboard") }.contains { path in
            (context.library.text(path)?.lines ?? []).contains {
                attribute("barStyle", of: String(decoding: $0, as: UTF8.self))?
                    .hasPrefix("black") ?? false
            }
        }
    }

    private static let hidingBars = [
        "navigationBarHidden", "hidesBarsOnSwipe", "hidesBarsOnTap",
        "hidesBarsWhenVerticallyCompact", "hidesBarsWhenKeyboardAppears",
    ]

    private func initialLine(of name: String) -> String? {
        guard let path = path(of: name), let text = context.library.text(path),
            let id = initialViewController(in: path)
        else { return nil }
        return text.lines.lazy.map { String(decoding: $0, as: UTF8.self) }
            .first { attribute("id", of: $0) == id }
    }

    private func initialViewController(in path: String) -> String? {
        guard let text = context.library.text(path) else { return nil }
        for line in text.lines {
            let line = String(decoding: line, as: UTF8.self)
            if let id = attribute("initialViewController", of: line), !id.isEmpty { return id }
        }
        return nil
    }

    /// The value of an XML attribute on a line.
    private func attribute(_ name: String, of line: String) -> String? {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        for index in parts.indices.dropLast() where parts[index].hasSuffix(" " + name + "=") {
            return String(parts[index + 1])
        }
        return nil
    }
}
