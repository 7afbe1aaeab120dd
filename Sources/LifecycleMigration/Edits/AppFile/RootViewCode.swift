import AppFacts

/// A SwiftUI root as code: the view in its place, or a view of its own around it.
struct RootViewCode {
    /// The view and what it needs.
    let content: ViewContent
    /// The class of the application delegate; nil without one.
    let delegate: String?
    /// The frameworks' names.
    let names: FrameworkNames
    /// The style of the file.
    let style: CodeStyle

    /// What stands in the scene at a level of indentation, with modifiers behind it; their own levels are tabs.
    func use(modifiers: [String], at level: Int) -> String {
        ModifiedContent(modifiers: modifiers, style: style, group: names("Group"))
            .text(at: level) { level in
                guard content.needsOwnView else { return body(at: level) }
                return indent(level) + content.rootViewName
                    + (content.readsDelegate ? "(appDelegate: appDelegate)" : "()")
            }
    }

    /// The view of its own; nil where it needs none.
    var declaration: String? {
        guard content.needsOwnView else { return nil }
        let properties =
            delegates + content.state.map { $0.declaration.text(indentedBy: indent(1)) }
        return """
            \(summary)
            private struct \(content.rootViewName): \(names("View")) {
            \(properties.map { $0 + "\n" }.joined())\(properties.isEmpty ? "" : "\n")\
            \(indent(1))var body: some \(names("View")) {
            \(conditionalBody)
            \(indent(1))}
            }
            """
    }

    private var summary: String {
        if !content.state.isEmpty {
            return "/// The root view of a window, with the objects that it keeps."
        }
        return content.onlyWaitsForLaunch
            ? "/// The root view of a window. It uses what the launch sets, and is made after that."
            : "/// The root view of a window."
    }

    /// The delegates that the view asks for something; SwiftUI puts that of the scene into the environment.
    private var delegates: [String] {
        let keyword = content.observesDelegate ? "@\(names("ObservedObject")) var" : "let"
        let application = content.readsDelegate ? delegate : nil
        return [
            application.map { "\(indent(1))\(keyword) appDelegate: \($0)" },
            content.sceneDelegate.map {
                "\(indent(1))@\(names("EnvironmentObject")) private var sceneDelegate: \($0)"
            },
        ].compactMap { $0 }
    }

    /// The view, once what it is made of is there.
    private var conditionalBody: String {
        guard !content.conditions.isEmpty else { return body(at: 2) }
        let conditions = content.conditions.joined(separator: ", ")
        let level = content.keepsItsPlace ? 3 : 2
        let code = """
            \(indent(level))if \(conditions) {
            \(body(at: level + 1))
            \(indent(level))}
            """
        guard content.keepsItsPlace else { return code }
        return """
            \(indent(2))\(names("ZStack")) {
            \(code)
            \(indent(2))}
            """
    }

    private func body(at level: Int) -> String { text(of: content.body, level: level) }

    private func text(of body: ViewBody, level: Int) -> String {
        let lines = body.locals.map { $0.text(indentedBy: indent(level)) }
        let separator = body.locals.isEmpty ? "" : "\n\n"
        let comments = body.comments.map { $0.text(indentedBy: indent(level)) + "\n" }.joined()
        return lines.joined(separator: "\n") + separator + comments + shown(body.view, level)
    }

    private func shown(_ view: ViewBody.Shown, _ level: Int) -> String {
        switch view {
        case .view(let code): return code.text(indentedBy: indent(level))
        case .choice(let choice):
            let branches = choice.branches.map { branch in
                indent(level) + branch.head + "\n" + text(of: branch.body, level: level + 1)
            }
            return (["\(indent(level))\(choice.start) {"] + branches + [indent(level) + "}"])
                .joined(separator: "\n")
        }
    }

    private func indent(_ level: Int) -> String {
        String(repeating: style.indentation, count: level)
    }
}
