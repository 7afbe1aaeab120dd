import SourceEditing
import SwiftOutline

/// Takes the window out of a launch function, and what moves along with the root.
struct LaunchRewriter {
    private let code: LaunchCode
    private let gone: Set<Int>
    private let promoted: [PromotedLocal]
    /// The window in settings that stay, for all windows.
    private let proxies: [TokenRange]
    /// The statements that stay, by index.
    let kept: [Int]

    /// A rewriter for a function with a root in code.
    init(_ setup: RootViewSetup) {
        self.init(
            setup.code,
            alsoGone: setup.moved + setup.inlined + setup.promoted.filter(\.isLazy).map(\.index),
            promoted: setup.promoted.filter { !$0.isLazy },
            isView: setup.root.isView)
    }

    /// A rewriter for a function beside a storyboard, or for one that goes on making the root.
    init(
        _ code: LaunchCode, alsoGone: [Int] = [], promoted: [PromotedLocal] = [],
        isView: Bool = false, keeping isKept: (LaunchRole) -> Bool = { _ in false }
    ) {
        let proxies = WindowAppearance(of: code, isView: isView, moved: alsoGone).proxies
        let gone = Set(
            (code.windowStatements + alsoGone).filter {
                !isKept(code.statements[$0].role) && proxies[$0] == nil
            })
        self.proxies = proxies.values.sorted { $0.lowerBound < $1.lowerBound }
        self.promoted = promoted
        self.code = code
        self.gone = gone.union(Self.emptied(code, without: gone))
        kept = code.statements.indices.filter { [gone = self.gone] in !gone.contains($0) }
    }

    /// Control flow that nothing is left in, and whose conditions do nothing.
    private static func emptied(_ code: LaunchCode, without gone: Set<Int>) -> Set<Int> {
        var occupied: Set<Int> = []
        var emptied: Set<Int> = []
        for index in code.statements.indices.reversed() where !gone.contains(index) {
            let item = code.statements[index]
            if case .controlFlow = item.role, !occupied.contains(index), item.isInert(in: code) {
                emptied.insert(index)
            } else if let scope = item.scope {
                occupied.insert(scope)
            }
        }
        return emptied
    }

    /// The path of the function's file.
    var path: String { code.function.path }

    private var file: SwiftFile { code.function.file }

    /// Whether nothing is left to do in the function, and nobody else needs it.
    var removesMethod: Bool {
        kept.isEmpty && code.function.kind != .initialValue
            && (code.function.isHelper || code.function.moment == .willConnect)
    }

    /// The tokens that go, so that no other rewriter touches them.
    var removedRanges: [TokenRange] {
        removesMethod
            ? [code.function.method.declaration.range]
            : removed.map { code.statements[$0].statement.range }
                + unwrapped.compactMap { code.statements[$0].statement.blocks.first?.condition }
                + replacedConditions + proxies
    }

    /// The edits that leave only the kept statements, or remove the method where none is left; `replacement` stands in
    /// the method's place then.
    func edits(replacement: String? = nil) -> [TextEdit] {
        if removesMethod {
            let extent = CodeExtent(of: code.function.method.declaration.range, in: file)
            if let replacement {
                return [TextEdit(range: extent.bytes, replacement: replacement)]
            }
            return CodeRemoval(from: file).edits(removing: [extent])
        }
        let extents = removed.map { index in
            let statement = code.statements[index].statement
            return CodeExtent(of: statement.range, terminator: statement.terminator, in: file)
        }
        let removals = CodeRemoval(from: file).edits(removing: extents)
        return removals + guardEdits() + unwrappings(beside: removals) + promotions
            + proxies.map {
                TextEdit(range: file.bytes(of: $0), replacement: "UIWindow.appearance()")
            }
    }

    /// A local that the root needs too is given to its property, right behind its declaration.
    private var promotions: [TextEdit] {
        promoted.map { local in
            let range = file.bytes(of: code.statements[local.index].statement.range)
            let indentation = file.lineIndentation(at: range.lowerBound)
            let line = "\n\(indentation)self.\(local.name) = \(local.name)"
            return .insert(
                CodeStyle(of: file).finish(line), at: file.endOfLine(range.upperBound))
        }
    }

    /// What stays in an `if let window` would never run, now that the window is nil.
    private var unwrapped: [Int] {
        Set(kept.compactMap { code.statements[$0].scope }).sorted().filter {
            code.statements[$0].role.asScope == .window
        }
    }

    private func unwrappings(beside removals: [TextEdit]) -> [TextEdit] {
        guard !unwrapped.isEmpty else { return [] }
        let unwrapping = BlockUnwrapping(in: file)
        return unwrapped.flatMap {
            unwrapping.edits(of: code.statements[$0].statement, beside: removals)
        }
    }

    /// The statements to remove: a scope goes as a whole only when nothing in it stays.
    private var removed: [Int] {
        let occupied = Set(kept.compactMap { code.statements[$0].scope })
        return gone.sorted().filter { index in
            if staysAsGuard(index) || occupied.contains(index) { return false }
            guard let scope = code.statements[index].scope else { return true }
            return occupied.contains(scope) || (isControlFlow(scope) && !gone.contains(scope))
        }
    }

    private func isControlFlow(_ index: Int) -> Bool {
        if case .controlFlow = code.statements[index].role { true } else { false }
    }

    /// A guard keeps other scenes away from the statements behind it.
    private func staysAsGuard(_ index: Int) -> Bool {
        guard case .sceneGuard = code.statements[index].role,
            code.function.moment == .willConnect
        else { return false }
        return kept.last.map { $0 > index } ?? false
    }

    /// A guard whose name nobody uses any more asks for the type alone, so that the compiler does not complain; so does
    /// an `if let` around statements that stay. One that unwraps the window would never let anything through.
    private func guardEdits() -> [TextEdit] {
        guard let scene = code.function.sceneNames.first else { return [] }
        return replacedConditions.map {
            TextEdit(range: file.bytes(of: $0), replacement: "\(scene) is UIWindowScene")
        }
    }

    /// The conditions that `guardEdits` writes anew.
    private var replacedConditions: [TokenRange] {
        let occupied = Set(kept.compactMap { code.statements[$0].scope })
        let tests = code.windowStatements.filter {
            staysAsGuard($0)
                || (code.statements[$0].role.asScope == .scene && occupied.contains($0))
        }
        guard !tests.isEmpty, !code.function.sceneNames.isEmpty else { return [] }
        let used = kept.reduce(into: Set<String>()) { names, index in
            let range = code.statements[index].statement.range
            names.formUnion(file.references(in: range).filter(\.isUse).map(\.name))
        }.subtracting(code.names.windows)
        return tests.compactMap { code.statements[$0].statement.blocks.first?.condition }.filter {
            let name = file.name(at: $0.lowerBound + 1)
            return name != "_" && !used.contains(name)
        }
    }
}
