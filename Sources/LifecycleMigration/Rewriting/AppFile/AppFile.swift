import SourceEditing

/// The new source that declares the `App`.
struct AppFile {
    /// The type and the path.
    let name: AppFileName
    /// Whether the app starts with it; else code of the app's own calls its `main()`.
    let isEntry: Bool
    /// The comment at the top, ended by an empty line, or an empty text.
    let header: String
    /// The modules beside SwiftUI, as whole `import` lines.
    let imports: [String]
    /// The class behind the adaptor; nil without one.
    let delegate: String?
    /// The platform's names.
    let profile: PlatformProfile
    /// What the window shows.
    let content: AppContent
    /// Whether the launch leaves code to a container that runs once the root is seen.
    let runsWhenShown: Bool
    /// Modifiers of the content that stand for settings of the window.
    let appearance: [String]
    /// What it does about URLs and activities.
    let events: AppEvents
    /// The probe that it uses; nil without one.
    let probe: ProbeUse?
    /// The frameworks' names.
    let names: FrameworkNames

    /// The source of an app that shows some content.
    init(_ choices: MigrationChoices, content: AppContentBuilder.Result) {
        let facts = choices.facts
        let names = FrameworkNames(in: facts.context)
        let state = ApplicationStateRewriter(facts: facts, by: choices.lifeCycleEvents)
        let phase = ScenePhaseEvents(state.phaseCallbacks, target: choices.target, names: names)
        let events = AppEvents(choices.forwarding, phase: phase, names: names)
        name = choices.app
        isEntry = facts.start?.isAlone ?? true
        header = HeaderComment.header(
            like: facts.delegate.file, in: facts.context, named: name.path.fileName)
        imports = AppImports(facts: facts).lines(for: content, adding: events.imports)
        delegate = choices.remainder.isNothing ? nil : facts.delegate.name
        profile = .uiKit
        self.content = content.content
        runsWhenShown = !facts.root.frameworkRoots.isEmpty
        appearance = choices.appearance.modifiers(for: facts.root.settings)
        self.events = events
        probe = choices.probe.map {
            ProbeUse(typeName: $0.typeName, delegate: facts.delegate.name, events: events)
        }
        self.names = names
    }

    /// The text in a style.
    func text(in style: CodeStyle) -> SourceText {
        let writer = AppFileWriter(file: self, style: style)
        return SourceText(style.finish(writer.text()))
    }
}
