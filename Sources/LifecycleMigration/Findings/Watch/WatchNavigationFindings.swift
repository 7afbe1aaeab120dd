import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Says that links of a view do nothing without the navigation bar that its hosting controller brought.
struct WatchNavigationFindings {
    private let context: TargetContext
    private let linked: [LinkedModule]

    /// A search in a watch app and in what it links.
    init(in context: TargetContext, linked: [LinkedModule]) {
        self.context = context
        self.linked = linked
    }

    /// The first link, where nothing brings navigation any more.
    func findings() -> [Finding] {
        let containers = ["NavigationView", "NavigationStack", "NavigationSplitView"]
        let sources = linked.flatMap(\.sources)
        let hasContainer = containers.contains { name in
            !builtPlaces(of: name).isEmpty
                || !context.library.paths(sources, mentioning: name).isEmpty
        }
        guard !hasContainer else { return [] }
        return builtPlaces(of: "NavigationLink").sorted().prefix(1).map {
            Finding(
                .watchNavigation, .warning, .manual, at: $0,
                "a hosting controller brings navigation, and a `WindowGroup` has none: this link does nothing",
                remedy: "put a `NavigationView`, or a `NavigationStack`, around the first view")
        }
    }

    /// Where each file of the target first names something that a watch's build compiles.
    private func builtPlaces(of name: String) -> [Place] {
        let conditions = context.conditions
        return context.files(mentioning: name).compactMap { file in
            file.tokens(spelled: name).first { !conditions.leavesOut($0, of: file.outline) }
                .map { context.place(file, $0) }
        }
    }
}
