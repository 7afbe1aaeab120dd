import SourceEditing
import SwiftOutline

/// Writes the method of a delegate that makes the root, out of the statements of the launch.
struct RootFactoryWriter {
    private let setup: RootViewSetup
    private let style: CodeStyle
    private let names: FrameworkNames
    private let destination: MovedCode.Destination
    /// The method's name.
    let methodName: String
    /// Whether the method may return nothing.
    let isOptional: Bool

    /// A writer for a root that stays with the class that makes it; `destination` is how it reaches the application
    /// delegate.
    init(
        setup: RootViewSetup, style: CodeStyle, isOptional: Bool, names: FrameworkNames,
        destination: MovedCode.Destination = .delegate
    ) {
        self.setup = setup
        self.style = style
        self.isOptional = isOptional
        self.names = names
        self.destination = destination
        let stem = setup.root.isView ? "RootView" : "RootViewController"
        methodName = FreeNames(besides: setup.function.owner.takenNames).first(
            of: ["make" + stem, "makeInitial" + stem, "makeWindow" + stem])
    }

    /// The path of the file that gets the method.
    var path: String { setup.launchFunction.path }

    private var file: SwiftFile { setup.launchFunction.file }

    /// The insertion of the method behind the launch function.
    func edits() -> [TextEdit] {
        let end = file.bytes(of: method.range).upperBound
        return [.insert(style.finish("\n\n" + code(at: base)), at: file.endOfLine(end))]
    }

    /// The method in the place of the launch function, where that goes; without the indentation of its first line.
    var replacement: String { style.finish(String(code(at: base).dropFirst(base.count))) }

    private var method: Declaration { setup.launchFunction.method.declaration }

    private var base: String {
        file.lineIndentation(at: file.tokens.tokens[method.keyword].start)
    }

    private func code(at base: String) -> String {
        let inner = base + style.indentation
        let source = MovedCode(setup: setup, destination: destination)
        var lines = source.statements().map { $0.text(indentedBy: inner) }
        if setup.root.choice != nil {
            lines.append(source.root().text(indentedBy: inner))
        } else {
            lines += source.rootComments().map { $0.text(indentedBy: inner) }
            let root = source.root().text(indentedBy: inner, continued: true)
            let hasStatements = !source.statements().isEmpty
            lines.append(inner + (hasStatements ? "return " : "") + root)
        }
        return """
            \(base)/// Makes the \(summary) of a window.
            \(attribute(at: base))\(base)func \(methodName)() -> \(returnType) {
            \(lines.joined(separator: "\n"))
            \(base)}
            """
    }

    private var summary: String { setup.root.isView ? "root view" : "root view controller" }

    /// Branches of different views need a view builder.
    private func attribute(at base: String) -> String {
        if case .viewChoice = setup.root { return base + "@\(names("ViewBuilder"))\n" }
        return ""
    }

    private var returnType: String {
        if setup.root.isView { return "some " + names("View") }
        return isOptional ? "UIViewController?" : "UIViewController"
    }
}
