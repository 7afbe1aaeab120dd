import SourceEditing
import SwiftOutline

/// Rewrites the launch code that configured a storyboard's root, so that it loads the storyboard itself.
struct StoryboardRootCode {
    private let root: StoryboardRoot
    private let file: SwiftFile

    /// The code around a root that the launch of a file configures.
    init(_ root: StoryboardRoot, in file: SwiftFile) {
        self.root = root
        self.file = file
    }

    private var storyboard: String { "UIStoryboard(name: \"\(root.storyboard)\", bundle: nil)" }

    private static let instantiation = ".instantiateInitialViewController()"

    /// The lines in front of the moved statements.
    var lines: [String] {
        switch root.form {
        case .declared(_, let hasStoryboardLocal):
            return hasStoryboardLocal ? ["let storyboard = \(storyboard)"] : []
        case .local(let name, let isOptional):
            return ["let \(name) = \(storyboard)\(Self.instantiation)\(isOptional ? "" : "!")"]
        case .member: return []
        }
    }

    /// The root behind the moved statements, and wherever they leave the method.
    func value(at destination: MovedCode.Destination) -> String {
        if case .delegate = destination { return root.localName }
        // A property of type `UIViewController!` unwraps itself.
        if root.members != nil { return root.localName }
        return root.localName + (root.isOptional ? " ?? UIViewController()" : "")
    }

    /// The edits inside of the moved statements.
    func edits(of statements: [Statement], destination: MovedCode.Destination) -> [TextEdit] {
        let reads = root.reads.map { read in
            switch root.form {
            case .declared(_, let hasStoryboardLocal):
                let base = hasStoryboardLocal ? "storyboard" : storyboard
                return TextEdit(
                    range: file.bytes(of: read.range), replacement: base + Self.instantiation)
            case .local(let name, let isOptional):
                let range = isOptional ? read.range : read.unwrapped
                return TextEdit(range: file.bytes(of: range), replacement: name)
            case .member(let name, _):
                let range = root.isOptional ? read.range : read.unwrapped
                return TextEdit(
                    range: file.bytes(of: range), replacement: read.prefix(in: file) + name)
            }
        }
        return reads + statements.flatMap { returns(of: $0, destination) }
    }

    /// What leaves the launch in the `else` of a `guard` gives the root as it is.
    private func returns(
        of statement: Statement, _ destination: MovedCode.Destination
    ) -> [TextEdit] {
        guard case .guardStatement = statement.kind, let block = statement.blocks.first else {
            return []
        }
        return file.statements(of: block.body).compactMap { inner in
            guard case .returnStatement = inner.kind else { return nil }
            return TextEdit(
                range: file.bytes(of: inner.range),
                replacement: "return \(value(at: destination))")
        }
    }
}
