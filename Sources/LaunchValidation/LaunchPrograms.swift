import AppFacts

/// An app before a plan, as the validation reads it: all plans of the app are held against the same.
package final class LaunchPrograms {
    private struct Key: Hashable {
        let delegate: String
        let sceneDelegate: String?
        let others: [String]
    }

    private var programs: [Key: LaunchProgram] = [:]

    /// Nothing is read yet.
    package init() {}

    /// An app before a plan, which is read once.
    func program(of app: UIKitApp) -> LaunchProgram {
        let key = Key(
            delegate: app.delegate.name, sceneDelegate: app.sceneDelegate?.name,
            others: app.otherWindowDelegates.map(\.name))
        if let known = programs[key] { return known }
        let program = LaunchProgram(
            app.context, delegate: key.delegate, sceneDelegate: key.sceneDelegate,
            others: key.others)
        programs[key] = program
        return program
    }
}
