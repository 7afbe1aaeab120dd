import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

/// The navigation that a watch app's links need: a hosting controller stands in WatchKit's own, and a `WindowGroup` brings none.
///
/// Source: Xcode's template for watch apps, which puts a `NavigationView` there.
struct WatchNavigation {
    /// The first link of the target.
    let firstLink: Place
    /// The container around the first view; nil where there are several pages, and who navigates is not known.
    let container: String?

    /// What the app's links need; nil where it has none, or where something in it or in what it links brings navigation.
    /// `target` is the version that the app must run on.
    init?(of facts: WatchFacts, linked: [LinkedModule], target: VersionNumber?) {
        let context = facts.context
        let sources = linked.flatMap(\.sources)
        let hasContainer = Self.containers.contains { name in
            !Self.builtPlaces(of: name, in: context).isEmpty
                || !context.library.paths(sources, mentioning: name).isEmpty
        }
        guard !hasContainer,
            let link = Self.builtPlaces(of: "NavigationLink", in: context).min()
        else { return nil }
        firstLink = link
        let isNew = target.map { $0 >= Self.firstWithStack } ?? false
        container = facts.pages.count == 1 ? (isNew ? "NavigationStack" : "NavigationView") : nil
    }

    private static let containers = ["NavigationView", "NavigationStack", "NavigationSplitView"]

    /// The first version of watchOS with `NavigationStack`.
    private static let firstWithStack = VersionNumber(9)

    /// Where each file of the target first names something that a watch's build compiles.
    private static func builtPlaces(of name: String, in context: TargetContext) -> [Place] {
        let conditions = context.conditions
        return context.files(mentioning: name).compactMap { file in
            file.tokens(spelled: name).first { !conditions.leavesOut($0, of: file.outline) }
                .map { context.place(file, $0) }
        }
    }
}
