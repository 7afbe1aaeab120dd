import AppFacts
import SwiftFlow

/// What the first views use that the launch may use, too: what others keep, the state of view controllers, objects of libraries, what containers
/// hold and how they are set, and variables.
struct FirstViewUses {
    /// What others keep.
    let kept: KeptUses
    /// The variables.
    let variables: UsesOfViews
    private let views: [LaunchMoment]
    private let state: StateOfControllers
    private let content: ContentOfContainers
    private let settings: SettingsOfContainers
    private let library: LibraryObjects

    /// The uses of what views do.
    init(
        of views: [LaunchMoment], in launch: LaunchFacts, _ order: LaunchOrder,
        _ objects: ObjectsOfLaunch, effects: (LaunchMoment) -> FlowEffects,
        isShared: (FlowLocation) -> Bool
    ) {
        self.views = views
        kept = KeptUses(launch, ofLaunch: order.behindShow, ofViews: views)
        state = StateOfControllers(launch.flow, views: views)
        content = ContentOfContainers(launch.flow, views: views)
        settings = SettingsOfContainers(launch.flow, views: views)
        variables = UsesOfViews(views.map(effects), isShared: isShared)
        library = LibraryObjects(launch.flow, objects, views: views)
    }

    /// What a view does, by the index that the answers give.
    subscript(index: Int) -> LaunchMoment { views[index] }

    /// The first thing of the views for which it matters whether something of the launch runs before it, and what both use; variables that both
    /// are known to use are asked for by themselves.
    func first(
        dependingOn moment: LaunchMoment, _ objects: ObjectsOfLaunch
    ) -> (view: Int, name: String)? {
        kept.first(dependingOn: moment) ?? state.first(dependingOn: moment)
            ?? library.first(dependingOn: moment) ?? content.first(dependingOn: moment, objects)
            ?? settings.first(dependingOn: moment, objects)
            ?? variables.first(readingSetBy: moment)
    }

    /// The class of a view controller that has no code of its own for its loading, and whose view the launch asks whether it is loaded.
    func silentController(askedBy moment: LaunchMoment) -> String? {
        guard let asked = state.loadingAsked(by: moment), state.first(dependingOn: moment) == nil
        else { return nil }
        return asked.type
    }
}
