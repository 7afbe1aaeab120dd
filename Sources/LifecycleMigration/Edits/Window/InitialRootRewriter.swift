import SourceEditing
import SwiftFlow
import SwiftOutline

/// Turns a window's initial value that makes the root into the initial value of the root's own property.
///
/// ```swift
/// lazy var window: UIWindow? = { … window.rootViewController = tabs; return window }()
/// private(set) lazy var rootViewController: UIViewController? = { … return tabs }()
/// ```
struct InitialRootRewriter {
    private let window: InitialWindow
    private let cell: RootCell
    private let style: CodeStyle
    private var file: SwiftFile { window.function.file }

    /// A rewriter of the code that makes the root; nil where no initial value does.
    init?(_ plan: RootPlan, style: CodeStyle) {
        guard case .cell(let cell) = plan.source, let window = plan.initialRoot else { return nil }
        self.window = window
        self.cell = cell
        self.style = style
    }

    /// The edits of the property.
    var edits: LoweredEdits {
        LoweredEdits(path: window.property.file.path, edits: declaration + body)
    }

    /// The tokens that are replaced or go, by path.
    var removedRanges: [String: [TokenRange]] {
        [window.property.file.path: [window.property.declaration.range]]
    }

    private var declaration: [TextEdit] {
        let declaration = window.property.declaration
        guard let binding = declaration.bindings.first else { return [] }
        let tokens = file.tokens.tokens
        let start = tokens[declaration.range.lowerBound].start
        let indentation = file.lineIndentation(at: start)
        let access = declaration.accessLevel == nil ? "private(set) " : ""
        let head =
            "var \(binding.name): UIWindow?\n\n\(indentation)"
            + "/// The root view controller of the window.\n\(indentation)\(access)"
        var edits = [
            TextEdit.insert(style.finish(head), at: start),
            TextEdit(range: tokens[binding.nameToken].range, replacement: cell.name),
        ]
        if let type = binding.type {
            edits.append(
                TextEdit(range: file.bytes(of: type), replacement: "UIViewController?"))
        } else {
            edits.append(.insert(": UIViewController?", at: tokens[binding.nameToken].end))
        }
        return edits
    }

    private var body: [TextEdit] {
        let changes = window.changes
        let extents = changes.removed.map {
            CodeExtent(of: $0.range, terminator: $0.terminator, in: file)
        }
        let removals = CodeRemoval(from: file).edits(removing: extents)
        guard let write = changes.rootWrites.first else { return removals }
        let target = file.bytes(of: write.target)
        let others = changes.replacements.filter { $0.range.lowerBound != target.lowerBound }
        let isLast = file.statements(of: window.closure.body).allSatisfy { statement in
            statement.range.lowerBound <= write.statement.lowerBound
                || changes.removed.contains { $0.range == statement.range }
        }
        if isLast {
            let start = target.lowerBound..<file.bytes(of: write.value).lowerBound
            return removals + others + [TextEdit(range: start, replacement: "return ")]
        }
        let brace = file.tokens.tokens[window.closure.braces.close].start
        let base = file.lineIndentation(at: brace)
        let end = "\(style.indentation)return \(InitialWindow.local)\n\(base)"
        return removals + others + [
            TextEdit(range: target, replacement: "let \(InitialWindow.local)"),
            .insert(style.finish(end), at: brace),
        ]
    }
}
