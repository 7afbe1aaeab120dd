import SourceEditing
import SwiftOutline

/// Writes the method of the delegate that makes the root, out of the statements of the launch.
struct RootFactoryWriter {
    private let setup: RootViewSetup
    private let style: CodeStyle
    /// The method's name.
    let methodName: String
    /// Whether the method may return nothing.
    let isOptional: Bool

    /// A writer for a root that stays with the application delegate.
    init(setup: RootViewSetup, style: CodeStyle, isOptional: Bool) {
        self.setup = setup
        self.style = style
        self.isOptional = isOptional
        let taken = setup.function.owner.memberNames
        let stem = setup.root.isView ? "RootView" : "RootViewController"
        let candidates = ["make" + stem, "makeInitial" + stem, "makeWindow" + stem]
        methodName = candidates.first { !taken.contains($0) } ?? "makeScene" + stem
    }

    /// The path of the file that gets the method.
    var path: String { setup.launchFunction.path }

    private var file: SwiftFile { setup.launchFunction.file }

    /// The insertion of the method behind the launch function.
    func edits() -> [TextEdit] {
        let method = setup.launchFunction.method.declaration
        let end = file.bytes(of: method.range).upperBound
        let base = file.lineIndentation(at: file.tokens.tokens[method.keyword].start)
        let text = "\n\n" + code(at: base)
        return [.insert(style.finish(text), at: file.endOfLine(end))]
    }

    private func code(at base: String) -> String {
        let inner = base + style.indentation
        let source = MovedCode(setup: setup, destination: .delegate)
        var lines = source.statements().map { $0.text(indentedBy: inner) }
        if setup.root.choice != nil {
            lines.append(source.root().text(indentedBy: inner))
        } else {
            let root = source.root().text(indentedBy: inner, continued: true)
            lines.append(inner + (lines.isEmpty ? "" : "return ") + root)
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
        if case .viewChoice = setup.root { return base + "@ViewBuilder\n" }
        return ""
    }

    private var returnType: String {
        if setup.root.isView { return "some View" }
        return isOptional ? "UIViewController?" : "UIViewController"
    }
}
