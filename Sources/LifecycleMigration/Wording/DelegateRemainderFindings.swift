/// Says what becomes of an application delegate of which nothing is left, and of its window.
struct DelegateRemainderFindings {
    private let choices: MigrationChoices
    private var delegate: DelegateClass { choices.facts.delegate }

    /// Findings for an app.
    init(_ choices: MigrationChoices) {
        self.choices = choices
    }

    /// One finding, where nothing is left of it, or where a library may ask for its window.
    func findings() -> [Finding] { ofClass() + ofWindow() }

    private func ofWindow() -> [Finding] {
        if case .kept(.window) = choices.remainder { return [] }
        return choices.unneededWindows.compactMap { window in
            guard case .kept(let window, let reader) = window else { return nil }
            return Finding(
                .windowAccess, .note, .automatic,
                at: choices.facts.context.place(window.file, window.declaration.keyword),
                "'window' stays, and is nil: '\(reader)' may ask the application's delegate for it"
            )
        }
    }

    private func ofClass() -> [Finding] {
        let context = choices.facts.context
        let place = context.place(delegate.file, delegate.declaration.keyword)
        let name = delegate.name
        let without = "delete it with its adaptor in the App"
        switch choices.remainder {
        case .work: return []
        case .nothing:
            return [
                Finding(
                    .delegateWithoutWork, .note, .automatic, at: place,
                    "nothing is left of '\(name)' that does anything, so it goes")
            ]
        case .kept(.comment(let file, let offset)):
            return [
                Finding(
                    .delegateWithoutWork, .note, .review,
                    at: context.library.place(file.path, offset),
                    "nothing is left of '\(name)' but comments, for which it stays",
                    remedy: "\(without) if they say nothing any more")
            ]
        case .kept(.window(let reader)):
            return [
                Finding(
                    .delegateWithoutWork, .note, .review, at: place,
                    "nothing is left of '\(name)' but its empty 'window', which '\(reader)' may ask for",
                    remedy:
                        "\(without) if no library reads the window of the application's delegate")
            ]
        case .kept(.otherTargets):
            return [
                Finding(
                    .delegateWithoutWork, .note, .review, at: place,
                    "nothing is left of '\(name)', which other targets compile, too",
                    remedy: "\(without) if no target needs it any more")
            ]
        case .kept(.onlyImport(let module)):
            return [
                Finding(
                    .delegateWithoutWork, .note, .review, at: place,
                    "nothing is left of '\(name)', whose file alone imports '\(module)'",
                    remedy: "\(without), and import '\(module)' where it is used")
            ]
        }
    }
}
