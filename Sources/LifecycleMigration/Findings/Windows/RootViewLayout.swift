import AppFacts
import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Finds code that moves, sizes or transforms the root's view while it is shown: SwiftUI lays that out from now on.
///
/// Source: Apple, `UIViewControllerRepresentable`, warning: "SwiftUI fully controls the layout of the UIKit view controller's view using the view's
/// center, bounds, frame, and transform properties. Don't directly set these layout-related properties … conflicts with SwiftUI and results in
/// undefined behavior".
struct RootViewLayout {
    private let facts: UIKitFacts
    /// The classes of the root.
    private let roots: Set<String>
    /// The app's own among them, with those that they inherit from.
    private let classes: Set<String>
    private let modules: [LinkedModule]
    private var flow: AppFlow { facts.launch.flow }

    /// A look at an app, and at what it is built with.
    init(of facts: UIKitFacts, in modules: [LinkedModule]) {
        self.facts = facts
        self.modules = modules
        roots = facts.root.isView ? [] : facts.rootClasses(linked: nil)
        classes = Set(facts.context.ownClasses(of: roots.sorted()))
    }

    /// A finding at each such place, where SwiftUI has the root itself: in a container it lays out the container's view alone.
    func findings() -> [Finding] {
        if case .container? = facts.root.newCell?.kind { return [] }
        guard !facts.root.isView else { return [] }
        return ViewHandovers(of: values).changesOfRoot.filter {
            isShown(at: $0.token, in: $0.function)
        }.map {
            finding(at: facts.context.place($0.function.located.file, $0.token), $0.property)
        }.firstOnEachLine()
    }

    /// The app's code, with that of linked modules to which it hands the view.
    private var values: RootViewValues {
        let own = RootViewValues(of: flow, classes: classes, containers: containers)
        let whole = facts.launch.with(
            codeDeclaring: own.takersOfOthers, naming: RootViewSemantics.properties, in: modules)
        return whole.map {
            RootViewValues(of: $0.flow, classes: classes, containers: containers)
        } ?? own
    }

    /// The members by which a screen reaches the container that is the root.
    private var containers: Set<String> {
        Set(
            Self.containers.filter { _, container in
                roots.contains { root in
                    root == container
                        || flow.program.supertypes(of: root).contains(container)
                }
            }.keys)
    }

    private func finding(at place: Place, _ property: String) -> Finding {
        Finding(
            .windowAppearance, .warning, .manual, at: place,
            "SwiftUI lays out the root's view and may set its '\(property)' again: what is set here may not stay",
            remedy:
                "do this to a view inside of it, or show the root as the child of a plain view controller"
        )
    }

    /// Whether code may run while the view is shown; before, UIKit sized it as SwiftUI does.
    private func isShown(at token: Int, in function: FlowFunction) -> Bool {
        let isFirst =
            Self.ofLoading.contains(function.located.declaration.name)
            || function.located.declaration.kind == .initializer
            || function.owner == facts.launch.owner.name && facts.launch.timeline.isEarly(function)
        guard isFirst else { return true }
        return flow.trace(of: function).events.contains {
            $0.runsLater && $0.range.contains(token)
        }
    }

    /// How a screen calls the container that it stands in.
    private static let containers = [
        "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
        "splitViewController": "UISplitViewController",
    ]

    private static let ofLoading: Set<String> = ["loadView", "viewDidLoad", "awakeFromNib"]
}
