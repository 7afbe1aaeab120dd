import SwiftFlow
import SwiftOutline

extension MacSceneBuilder {
    /// The scene of a window that the delegate made.
    func window(_ window: MacWindowScene) -> MacScene {
        let frame = window.frame(tellsScene: choices.hasSingleWindow)
        let setup = MacWindowSetup(
            window.looks.besideStyle,
            missing: window.settings.style?.missing(inSingleWindow: choices.hasSingleWindow) ?? [],
            in: choices.facts.context)
        let content = MacWindowContentCode(
            window, choices, modifiers: [frame.modifier, setup?.modifier].compactMap { $0 })
        var lines = scene(titled: title(of: window), content: content.lines)
        lines += window.looks.sceneModifiers
        lines += frame.sceneModifiers
        if !choices.hasSingleWindow, opensURLs {
            lines.append(".handlesExternalEvents(matching: [])")
        }
        let imports = RootImports(
            of: window.content.root, in: choices.facts.context,
            delegate: choices.facts.delegate.name)
        return MacScene(
            lines: lines, replaced: choices.hasSingleWindow ? [] : [.newItem], state: content.state,
            declarations: content.declarations + [setup?.lines(names)].compactMap { $0 },
            imports: ImportLines.sorted(imports.lines))
    }

    /// The title as code: SwiftUI takes a literal for a key of the app's texts, and reads some characters in it.
    private func title(of window: MacWindowScene) -> String {
        guard let title = window.title else {
            return choices.facts.context.target.productName.swiftLiteral
        }
        let text = window.function.file.text(title.range)
        let isPlain = !title.isLiteral || !text.contains { "%*_[`\\#".contains($0) }
        return isPlain ? text : "\(names("Text"))(verbatim: \(text))"
    }
}

extension MacWindowScene {
    /// Its sizes.
    func frame(tellsScene: Bool) -> MacWindowFrame {
        MacWindowFrame(
            size: settings.size, minimum: settings.minimum,
            isResizable: settings.style?.isResizable ?? true, tellsScene: tellsScene)
    }
}
