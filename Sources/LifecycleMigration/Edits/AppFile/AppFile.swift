import AppFacts
import AppleFrameworks
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
    /// The property wrapper for that class.
    let adaptor: String
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
    /// The scenes beside the window group, one line each.
    var scenes: [String] = []

    /// The source of an app that shows some content.
    init(_ choices: MigrationChoices, content: AppContentBuilder.Result) {
        let facts = choices.facts
        let names = FrameworkNames(in: facts.context)
        let state = ApplicationStateRewriter(of: facts.app, by: choices.lifeCycleEvents)
        let phase = ScenePhaseEvents(state.phaseCalls, target: choices.target, names: names)
        var events = AppEvents(choices.forwarding, phase: phase, names: names)
        if let work = choices.backgroundWork {
            events.add(work, target: choices.target, names: names)
        }
        name = choices.app
        isEntry = facts.start?.isAlone ?? true
        header = HeaderComment.header(
            like: facts.delegate.file, in: facts.context, named: name.path.fileName)
        imports = AppImports(facts: facts).lines(for: content, adding: events.imports)
        delegate = choices.remainder.isNothing ? nil : facts.delegate.name
        adaptor = names(PlatformProfile.uiKit.adaptor)
        self.content = content.content
        runsWhenShown = !facts.root.frameworkRoots.isEmpty
        appearance = choices.appearance.modifiers(for: facts.root.settings)
        self.events = events
        probe = choices.probe.map {
            ProbeUse(typeName: $0.typeName, delegate: facts.delegate.name, events: events)
        }
        self.names = names
    }

    /// The source of a watch app.
    init(_ choices: WatchChoices, content: AppContent, imports: [String]) {
        let facts = choices.facts
        name = choices.app
        isEntry = true
        header = HeaderComment.header(
            like: choices.neighbour, in: facts.context, named: name.path.fileName)
        self.imports = imports
        delegate = facts.delegate?.name
        adaptor = FrameworkNames(in: facts.context)(facts.adaptor)
        self.content = content
        runsWhenShown = false
        appearance = []
        events = AppEvents()
        probe = nil
        names = FrameworkNames(in: facts.context)
        scenes = facts.notifications.compactMap(\.scene).map {
            "\(names("WKNotificationScene"))(controller: \($0.className).self, category: \"\($0.category)\")"
        }
    }

    /// The text in a style.
    func text(in style: CodeStyle) -> SourceText {
        let writer = AppFileWriter(file: self, style: style)
        return SourceText(style.finish(writer.text()))
    }
}
