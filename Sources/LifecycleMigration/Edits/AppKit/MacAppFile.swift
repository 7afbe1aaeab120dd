import AppFacts
import AppleFrameworks
import SourceEditing

/// The new source that declares the `App` of a Mac app.
struct MacAppFile {
    private let choices: MacChoices
    private let names: FrameworkNames
    private var facts: MacFacts { choices.facts }

    /// The source for an app.
    init(_ choices: MacChoices) {
        self.choices = choices
        names = FrameworkNames(in: choices.facts.context)
    }

    /// The text in a style.
    func text(in style: CodeStyle) -> SourceText {
        let scene = MacSceneBuilder(choices).scene()
        let imports = ImportLines.sorted(["import SwiftUI"] + scene.imports).joined(separator: "\n")
        let types = [app(scene)] + scene.declarations
        let code = types.map { style.lines($0) }.joined(separator: "\n")
        return SourceText(style.finish(header + imports + "\n\n" + code))
    }

    private var header: String {
        HeaderComment.header(
            like: facts.delegate.file, in: facts.context, named: choices.app.path.fileName)
    }

    private func app(_ scene: MacScene) -> [String] {
        let adaptor =
            "\t@\(names(PlatformProfile.appKit.adaptor)) private var appDelegate: \(facts.delegate.name)"
        let kept = (choices.remainder.isNothing ? [] : [adaptor]) + scene.state.indented(by: 1)
        let properties = kept.isEmpty ? [] : kept + [""]
        let attribute = choices.startsItself ? ["@main"] : []
        let head: [String] = ["struct \(choices.app.typeName): \(names("App")) {"]
        let body: [String] = ["\tvar body: some \(names("Scene")) {"]
        let content: [String] = scene.code(with: commands(of: scene)).indented(by: 2)
        return attribute + head + properties + body + content + ["\t}", "}"]
    }

    private func commands(of scene: MacScene) -> [String] {
        facts.menus.lines(replacing: scene.replaced, names: names)
    }
}
