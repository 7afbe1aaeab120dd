import AppFacts
import SwiftFlow

extension RootPreferences {
    /// What makes navigation bars black, where a container is or may have a navigation controller.
    func blackBars(below chains: [[String]], asked: Set<String>) -> [Finding] {
        let frameworks = Set(chains.compactMap(\.last))
        guard
            !frameworks.isDisjoint(with: Self.containers)
                || asked.contains("childForStatusBarStyle"),
            !NavigationBarStyle(context: context).isAnswered(in: chains)
        else { return [] }
        let own = BlackNavigationBars(in: context)
        let code = own.inSwift + own.inObjectiveC + linkedBars
        return [
            finding(of: code.filter(\.isCertain).map(\.place) + own.inStoryboards, Self.certain),
            finding(of: code.filter { !$0.isCertain }.map(\.place), Self.uncertain),
        ].compactMap { $0 }
    }

    /// Those in what is linked, where the app comes to the type whose code it is.
    private var linkedBars: [BlackNavigationBars.Bar] {
        guard let linked else { return [] }
        let reach = LinkedReach(from: context, into: linked)
        return BlackNavigationBars(in: linked).inSwift.filter {
            $0.type.map(reach.mayShow) ?? false
        }
    }

    private static let certain =
        "the black bar no longer makes the status bar light: SwiftUI's window does not ask it"
    private static let uncertain =
        "a bar that may be black no longer makes the status bar light: SwiftUI's window does not ask the root for its style"

    /// One finding for all bars, at the first of them.
    private func finding(of bars: [Place], _ message: String) -> Finding? {
        let places = Set(bars).sorted()
        guard let first = places.first else { return nil }
        return Finding(
            .rootContainerPreferences, .warning, .manual, at: first, message,
            remedy:
                "set `UIStatusBarStyle` and `UIViewControllerBasedStatusBarAppearance` in Info.plist, or `.preferredColorScheme(_:)`, which decides all other colours, too",
            also: places.dropFirst().map { $0 })
    }
}
