/// What is found of a launch once somebody asks for it: all plans of an app ask for the same.
final class LaunchMemory {
    private var soon: SoonAfterLaunch?

    /// Nothing is found yet.
    init() {}

    /// What the launch leaves to somebody who runs it soon.
    func soon(_ find: () -> SoonAfterLaunch) -> SoonAfterLaunch {
        let found = soon ?? find()
        soon = found
        return found
    }
}
