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

    /// A rewriter for a function with a root in code; `alsoGone` are statements that go beside, by index.
    init(_ setup: RootViewSetup, alsoGone: [Int] = []) {
        self.init(
            setup.code,
            alsoGone: setup.moved + setup.inlined + alsoGone
                + setup.promoted.filter(\.isLazy).map(\.index),
            promoted: setup.promoted.filter { !$0.isLazy },
            isView: setup.root.isView)
    }

    /// A rewriter for a function beside a storyboard, or for one that goes on making the root.
    init(
        _ code: LaunchCode, alsoGone: [Int] = [], promoted: [PromotedLocal] = [],
        isView: Bool = false, keeping isKept: (LaunchRole) -> Bool = { _ in false }
    ) {
        let proxies = WindowAppearance(of: code, isView: isView, moved: alsoGone).proxies
        let superfluous = Set(
            (code.windowStatements + alsoGone).filter {
                !isKept(code.statements[$0].role) && proxies[$0] == nil
            })
        let going = superfluous.union(OrphanedLocals(in: code).indices(goingWith: superfluous))
        let gone = going.subtracting(Self.neededScenes(code, without: going))
        self.proxies = proxies.values.sorted { $0.lowerBound < $1.lowerBound }
        self.promoted = promoted
        self.code = code
        self.gone = gone.union(Self.emptied(code, without: gone))
        kept = code.statements.indices.filter { [gone = self.gone] in !gone.contains($0) }
    }

    /// The locals for the scene that statements which stay go on using, by index.
    private static func neededScenes(_ code: LaunchCode, without gone: Set<Int>) -> [Int] {
        let file = code.function.file
        let scenes = gone.sorted().compactMap { index -> (index: Int, name: String)? in
            guard case .window = code.statements[index].role,
                case .declaration(let declaration) = code.statements[index].statement.kind,
                code.names.scenes.contains(declaration.name)
            else { return nil }
            return (index, declaration.name)
        }
        guard !scenes.isEmpty else { return [] }
        let used = code.statements.indices.filter { !gone.contains($0) }.reduce(
            into: Set<String>()
        ) { names, index in
            let range = code.statements[index].statement.range
            names.formUnion(file.references(in: range).filter(\.isUse).map(\.name))
        }
        return scenes.filter { used.contains($0.name) }.map(\.index)
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

    /// The function.
    var function: LaunchFunction { code.function }

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
                + replacedConditions + proxies + sceneReads.map(\.read.range)
    }

    /// What goes from the window to its scene in the statements that stay, each with a local that says the same.
    private var sceneReads: [(read: WindowSceneRead, name: String?)] {
        kept.filter { code.statements[$0].role.isOther }.flatMap(code.namedSceneReads)
    }

    /// The window's scene is the one that connects.
    private var sceneEdits: [TextEdit] {
        sceneReads.map { read, name in
            if let name {
                return TextEdit(range: file.bytes(of: read.unwrapped), replacement: name)
            }
            let scene = code.function.sceneNames.first ?? "scene"
            return TextEdit(
                range: file.bytes(of: read.range), replacement: "(\(scene) as? UIWindowScene)")
        }
    }

    /// The bytes of the method, where it goes as a whole.
    var removedMethod: CodeExtent? {
        removesMethod ? CodeExtent(of: code.function.method.declaration.range, in: file) : nil
    }

    /// The file of the function.
    var source: SwiftFile { file }

    /// The edits that leave only the kept statements; none where the method goes as a whole.
    func edits() -> [TextEdit] {
        guard !removesMethod else { return [] }
        let absent = absent
        let extents = removed.map { index in
            let statement = code.statements[index].statement
            return CodeExtent(
                of: statement.range, terminator: statement.terminator,
                isBelowHeading: headsMore(index, than: absent), in: file)
        }
        let removals = CodeRemoval(from: file).edits(removing: extents)
        return removals + guardEdits() + unwrappings(beside: removals) + promotions + sceneEdits
            + proxies.map {
                TextEdit(range: file.bytes(of: $0), replacement: "UIWindow.appearance()")
            }
    }

    /// Whether the comment above a statement heads others too, of which one stays; where the launch ends is none.
    private func headsMore(_ index: Int, than absent: Set<Int>) -> Bool {
        let statements = code.statements
        guard SectionHeading.stands(above: statements[index].statement, in: file) else {
            return false
        }
        for next in statements.indices.dropFirst(index + 1)
        where statements[next].scope == statements[index].scope {
            if SectionHeading.stands(above: statements[next].statement, in: file) { return false }
            if case .returnStatement = statements[next].statement.kind { return false }
            if !absent.contains(next) { return true }
        }
        return false
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

    /// The statements that are not there afterwards, by index: those that go, and all that stands inside of one.
    var absent: Set<Int> {
        if removesMethod { return Set(code.statements.indices) }
        let removed = Set(removed)
        return code.statements.indices.reduce(into: []) { absent, index in
            let isInside = code.statements[index].scope.map(absent.contains) ?? false
            if isInside || removed.contains(index) { absent.insert(index) }
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
            names.formUnion(code.namedSceneReads(at: index).compactMap(\.name))
        }.subtracting(code.names.windows)
        return tests.compactMap { code.statements[$0].statement.blocks.first?.condition }.filter {
            let name = file.name(at: $0.lowerBound + 1)
            return name != "_" && !used.contains(name)
        }
    }
}
