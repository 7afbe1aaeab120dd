import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// The content of a Mac app's window as code of the `App`; levels of indentation are tabs.
struct MacWindowContentCode {
    /// The lines of the scene's content.
    private(set) var lines: [String] = []
    /// What the `App` keeps for it.
    private(set) var state: [String] = []
    /// The types that it needs.
    private(set) var declarations: [[String]] = []
    private let window: MacWindowScene
    private let choices: MacChoices
    private let names: FrameworkNames
    private let style: CodeStyle
    private var facts: MacFacts { choices.facts }
    private var root: MovedRoot { window.content.root }

    /// The content of a window, with modifiers behind it.
    init(_ window: MacWindowScene, _ choices: MacChoices, modifiers: [String]) {
        self.window = window
        self.choices = choices
        names = FrameworkNames(in: choices.facts.context)
        style = CodeStyle(of: choices.facts.delegate.file.outline)
        switch window.content.kind {
        case .view: addView(modifiers)
        case .controller, .platformView: addRepresentable(modifiers)
        }
    }

    /// A name that the target has no type of, and that no moving code means something else by.
    private var viewName: String {
        facts.context.freeTypeName(of: ["RootView", "AppRootView"], besides: movedNames)
    }

    private var movedNames: Set<String> { MovedNames(root).used }

    // MARK: SwiftUI views

    private mutating func addView(_ modifiers: [String]) {
        let builder = ViewContentBuilder(root, window.launch, style: style)
        var content = builder.content(
            named: viewName,
            isHiddenByApp: !movedNames.isDisjoint(with: ["appDelegate", "body"]))
        let waits = root.material.addsMembers
        content.isStateOfApp =
            !content.isHiddenByApp && content.conditions.isEmpty
            && MacStateOfApp(window).isPossible
        if content.isStateOfApp {
            state = content.state.flatMap { $0.ofApp.declaration.text(indentedBy: "").lines }
        }
        content.readsDelegate = waits || root.asksDelegate && content.needsOwnView
        content.observesDelegate = waits
        // A window that is as large as its content must not grow when that comes.
        content.keepsItsPlace = waits && !modifiers.isEmpty
        let code = RootViewCode(
            content: content, delegate: facts.delegate.name, names: names, style: style)
        lines = code.use(modifiers: modifiers, at: 0).lines
        declarations = [code.declaration?.lines].compactMap { $0 }
    }

    private func lines(of excerpt: CodeExcerpt) -> [String] {
        excerpt.text(indentedBy: "").lines
    }

    // MARK: View controllers and views

    private mutating func addRepresentable(_ modifiers: [String]) {
        let name = viewName
        let code = MovedCode(root, .none)
        let statements = (code.statements() + code.rootComments()).flatMap(lines)
        let value = lines(of: code.value())
        let isView = window.content.kind == .platformView
        let last = statements.isEmpty ? value : ["return " + value[0]] + value.dropFirst()
        lines = [name + "()"] + (fillsWindow + modifiers).map { "\t" + $0 }
        declarations = [
            MacRepresentable(
                name: name, isView: isView,
                summary:
                    "Shows the app's AppKit \(isView ? "view" : "view controller") in a SwiftUI window.",
                making: statements + last
            ).lines(names)
        ]
    }

    /// A view below the title bar was so in AppKit's window as well.
    private var fillsWindow: [String] {
        window.settings.style?.hasFullSizeContent ?? false ? [".ignoresSafeArea()"] : []
    }
}

extension String {
    /// Its lines, empty ones included.
    fileprivate var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
