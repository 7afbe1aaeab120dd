/// What is found of a launch once somebody asks for it: all plans of an app ask for the same.
final class LaunchMemory {
    private var soon: SoonAfterLaunch?
    private var lent: LentObjects?

    /// Nothing is found yet.
    init() {}

    /// What the launch leaves to somebody who runs it soon.
    func soon(_ find: () -> SoonAfterLaunch) -> SoonAfterLaunch {
        let found = soon ?? find()
        soon = found
        return found
    }

    /// What the start gives from one variable to another.
    func lent(_ find: () -> LentObjects) -> LentObjects {
        let found = lent ?? find()
        lent = found
        return found
    }
}
