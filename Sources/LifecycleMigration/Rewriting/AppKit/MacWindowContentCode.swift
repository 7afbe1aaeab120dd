import SourceEditing
import SwiftFlow
import SwiftOutline

/// The content of a Mac app's window as code of the `App`; levels of indentation are tabs.
struct MacWindowContentCode {
    /// The lines of the scene's content.
    private(set) var lines: [String] = []
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

    /// The names that moving code uses on their own.
    private var movedNames: Set<String> {
        let references = root.ranges.flatMap { root.function.file.references(in: $0) }
        let declared = references.filter { $0.role == .declaredName }.map(\.name)
        let used = references.filter { $0.role == .bare || $0.role == .type }.map(\.name)
        return Set(used).subtracting(declared)
    }

    // MARK: SwiftUI views

    private mutating func addView(_ modifiers: [String]) {
        let code = MovedCode(root)
        let objects = window.content.objects
        let kept = Set(objects.map(\.statement.range))
        let state = objects.map { object in
            code.excerpt(of: object.statement).stateDeclaration(wrapper: names(object.wrapper))
        }
        let locals = code.statements { !kept.contains($0.range) }
        let view = code.value().withShallowContinuation(level: style.indentation)
        let body =
            locals.flatMap(lines) + (locals.isEmpty ? [] : [""])
            + code.rootComments().flatMap(lines)
            + lines(of: view)
        guard needsOwnView(state) else {
            lines = modified(body, by: modifiers)
            return
        }
        let name = viewName
        lines = modified(
            [name + (root.asksDelegate ? "(appDelegate: appDelegate)" : "()")], by: modifiers)
        declarations = [rootView(name, state.flatMap(lines), body)]
    }

    /// Whether the content stands in a view of its own, whose body is evaluated for a window that is there.
    private func needsOwnView(_ state: [CodeExcerpt]) -> Bool {
        !state.isEmpty || root.asksDelegate
            || !movedNames.isDisjoint(with: ["appDelegate", "body"])
    }

    private func rootView(_ name: String, _ state: [String], _ body: [String]) -> [String] {
        let delegate = root.asksDelegate ? ["let appDelegate: \(facts.delegate.name)"] : []
        let properties = (delegate + state).indented(by: 1)
        return ["/// The root view of the window.", "private struct \(name): \(names("View")) {"]
            + properties + (properties.isEmpty ? [] : [""])
            + ["\tvar body: some \(names("View")) {"] + body.indented(by: 2) + ["\t}", "}"]
    }

    private func modified(_ lines: [String], by modifiers: [String]) -> [String] {
        ModifiedContent(modifiers: modifiers, style: style, group: names("Group"))
            .text(at: 0) { level in
                let base = String(repeating: style.indentation, count: level)
                return lines.map { $0.isEmpty ? "" : base + $0 }.joined(separator: "\n")
            }.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func lines(of excerpt: CodeExcerpt) -> [String] {
        excerpt.text(indentedBy: "").split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
    }

    // MARK: View controllers and views

    private mutating func addRepresentable(_ modifiers: [String]) {
        let name = viewName
        let code = MovedCode(root)
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
