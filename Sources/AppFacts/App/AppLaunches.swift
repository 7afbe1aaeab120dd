import ProjectModel

/// What was found out of the launch of one app, for all of its plans.
package final class AppLaunches {
    /// What its code was followed with.
    package let flows = AppFlows()
    private var launches: [LaunchKey: LaunchFacts] = [:]
    private var whole: [ObjectIdentifier: LaunchFacts] = [:]

    /// Nothing is known yet.
    package init() {}

    /// The facts of a launch, which are found once.
    func launch(_ key: LaunchKey, _ find: () -> LaunchFacts) -> LaunchFacts {
        if let known = launches[key] { return known }
        let launch = find()
        launches[key] = launch
        return launch
    }

    /// The same launch with what its first views inherit from the modules that the app is built with; itself, where that is nothing.
    package func withSuperclasses(
        _ launch: LaunchFacts, in linked: [LinkedModule]
    ) -> LaunchFacts {
        // Each launch has effects of its own.
        let key = ObjectIdentifier(launch.effects)
        if let known = whole[key] { return known }
        let found = LinkedSuperclasses(launch, in: linked).launch() ?? launch
        whole[key] = found
        return found
    }
}
