import AppFacts

extension LinkedCode {
    /// Whether code that is built into the app may ask its delegate for the window: it names both.
    func mayAskForWindow(of app: UIKitApp) -> Bool {
        modules.contains { module in
            let library = app.context.library
            let delegates = library.paths(module.sources, mentioning: "elegate")
            return !library.paths(delegates, mentioning: "window").isEmpty
        }
    }
}
