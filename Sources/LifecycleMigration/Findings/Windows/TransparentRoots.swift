import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds a root whose view lets the window behind it be seen: that was black, and SwiftUI's has the system's background in front of it.
///
/// Source: Apple's pages of `UIView.backgroundColor` (nil and `clear` are transparent), `alpha` and `UIWindow`, which sets no colour; public
/// reports of a white background behind clear views below SwiftUI's hosting controller.
struct TransparentRoots {
    private let facts: UIKitFacts
    private var flow: AppFlow { facts.launch.flow }

    /// A look at an app.
    init(of facts: UIKitFacts) {
        self.facts = facts
    }

    /// A finding for each root whose view is seen through, where the window got no colour of its own.
    func findings() -> [Finding] {
        // On tvOS the system's background is behind both.
        guard !facts.root.isView, flow.context.target.platforms != [.tvos],
            !facts.root.settings.contains(where: { $0.setting.property == "backgroundColor" })
        else { return [] }
        let roots = Set(facts.rootClasses(linked: nil)).union(navigated).sorted()
        let settings = roots.map { (root: $0, set: RootViewSettings(of: $0, in: facts)) }
        let inCode = settings.flatMap { root, set in
            set.seenThrough.map { (place: $0, what: "is clear here") }
                + [UncoveredView(of: root, set, in: facts)].compactMap { $0 }.map {
                    (place: $0.place, what: "has no colour, and this covers it in part")
                }
        }
        let inStoryboard = settings.allSatisfy(\.set.areNone) ? storyboardViews : []
        return (inCode + inStoryboard.map { (place: $0, what: "is clear here") }).map {
            finding(at: $0.place, $0.what)
        }.firstAtEachPlace()
    }

    private func finding(at place: Place, _ what: String) -> Finding {
        Finding(
            .windowAppearance, .warning, .review, at: place,
            "the root's view \(what): what it leaves free was the window's black, and is SwiftUI's background now",
            remedy: "give the view that colour, or put `.background(_:)` behind the root")
    }

    // MARK: Navigation controllers, which have no background

    /// The classes of what the launch gives a navigation controller as it makes it.
    private var navigated: Set<String> {
        let classes = RootClasses(in: flow)
        let timeline = facts.launch.timeline
        return Set(
            timeline.early.filter(timeline.isEarly).flatMap { function in
                flow.trace(of: function).calls(named: "UINavigationController").flatMap {
                    event -> Set<String> in
                    guard case .call(let call) = event.kind,
                        let first = call.arguments.first(where: {
                            $0.label == "rootViewController"
                        })
                    else { return [] }
                    return classes.classes(of: first.range, in: function)
                        .filter { !classes.isVague($0) }
                }
            })
    }

    // MARK: Storyboards

    /// The view of the initial view controller, where its colour or itself is seen through.
    private var storyboardViews: [Place] {
        guard let name = facts.root.storyboard ?? facts.launch.storyboard,
            let path = facts.context.storyboards.path(of: name),
            let file = facts.context.interfaces.file(path)
        else { return [] }
        return StoryboardScreen(initialOf: file)?.clearView.map { [file.place(of: $0)] } ?? []
    }
}

/// The screen that a storyboard starts with, behind a navigation controller.
private struct StoryboardScreen {
    private let file: InterfaceFile
    private let controller: Int

    init?(initialOf file: InterfaceFile) {
        guard let id = file.initialIdentifier, let initial = file.document.index(ofID: id) else {
            return nil
        }
        self.file = file
        let first = file.document.descendants(of: initial).first {
            $0.attributes["relationship"] == "rootViewController"
        }
        controller =
            first?.attributes["destination"].flatMap(file.document.index(ofID:)) ?? initial
    }

    /// The element by which its view is seen through; nil where it is not, or not surely.
    var clearView: InterfaceElement? {
        guard
            let view = file.elements.indices.first(where: {
                file.elements[$0].parent == controller
                    && file.elements[$0].attributes["key"] == "view"
            })
        else { return nil }
        if isSeenThrough(file.elements[view]) { return file.elements[view] }
        return file.elements.first {
            $0.parent == view && $0.name == "color" && $0.attributes["key"] == "backgroundColor"
                && isSeenThrough($0)
        }
    }

    private func isSeenThrough(_ element: InterfaceElement) -> Bool {
        element.attributes["alpha"].flatMap(Double.init).map { $0 < 1 } ?? false
    }
}
