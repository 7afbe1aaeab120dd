import AppFacts
import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

/// The edits that take the window out of the sources, by file.
struct WindowEdits {
    private let removal: WindowRemoval
    private let deleted: String?
    private let declarations: DeclarationRemoval

    /// The edits of a removal; `deleted` is a class that goes as a whole, `methods` are some that go otherwise.
    init(
        of removal: WindowRemoval, except deleted: String?, beside methods: [LocatedDeclaration]
    ) {
        self.removal = removal
        self.deleted = deleted
        let emptied = removal.emptied.filter { $0.owner != deleted || deleted == nil }.map(
            \.located)
        let needless = removal.needlessInitializers.map(\.located)
        declarations = DeclarationRemoval(methods: emptied + needless + methods)
    }

    /// The files in which nothing would be left.
    var deletedFiles: [String] { declarations.deletedFiles }

    /// The edits, by file, those that take properties out of the same types among them.
    func edits(without properties: [LocatedDeclaration]) -> [LoweredEdits] {
        let going = Set((removal.emptied + removal.needlessInitializers).map(\.id))
        let staying = removal.functions.filter {
            !going.contains($0.function.id) && ($0.function.owner != deleted || deleted == nil)
        }
        let observers = EmptiedObservers(among: staying)
        let known = Set(staying.map(\.function.id))
        let told = toldOfScene.filter { !going.contains($0.id) && !known.contains($0.id) }
        let byPath = Dictionary(
            grouping: staying + told.map { (function: $0, changes: WindowChanges()) }
        ) { $0.function.located.file.path }
        let own = byPath.sorted { $0.key < $1.key }.compactMap { path, functions in
            functions.first.map { first in
                let file = first.function.located.file.outline
                let kept = functions.filter { !observers.contains($0.function) }
                return LoweredEdits(
                    path: path,
                    edits: edits(of: kept, in: file) + observers.edits(of: path, in: file))
            }
        }
        let standIns = (removal.scope.standIns?.declarationEdits() ?? [:]).sorted {
            $0.key < $1.key
        }.map { LoweredEdits(path: $0.key, edits: $0.value) }
        return
            (own + declarations.adding(properties).edits() + standIns
            + retypings(of: staying.map(\.function)))
            .filter { !$0.edits.isEmpty }
    }

    /// Parameters that took the window for nothing, and are given `nil`.
    private func retypings(of functions: [FlowFunction]) -> [LoweredEdits] {
        let scope = removal.scope
        let idle = functions.map { function in
            (
                function: function,
                indices: (scope.idle[function.id] ?? []).subtracting(
                    scope.dropped[function.id] ?? [])
            )
        }
        return IdleParameters(in: scope.flow).edits(of: idle, except: deleted).map {
            LoweredEdits(path: $0.path, edits: $0.edits)
        }
    }

    /// The tokens that go, or are replaced, by path.
    var removedRanges: [String: [TokenRange]] {
        let neverRun = removal.scope.standIns?.neverRun ?? []
        let others = neverRun.reduce(into: declarations.ranges) { ranges, initializer in
            guard let body = initializer.declaration.body else { return }
            ranges[initializer.file.path, default: []].append(body)
        }
        return removal.functions.reduce(into: others) { ranges, item in
            let changes = item.changes
            ranges[item.function.located.file.path, default: []] +=
                changes.removed.map(\.range) + changes.places
                + changes.standIns.map { $0..<$0 + 1 } + overwritten(in: item.function)
                + changes.unwrapped.flatMap { block in
                    [
                        block.statement.lowerBound..<block.braces.open,
                        block.braces.close..<block.statement.upperBound,
                    ]
                }
        }
    }

    /// What values of a root, or the word that it may be shown, are written over.
    private func overwritten(in function: FlowFunction) -> [TokenRange] {
        let tokens = function.file.tokens.tokens
        let values = removal.scope.rootValues[function.located.file.path] ?? [:]
        return values.filter { function.body.contains($0.key.lowerBound) }
            .sorted { $0.key.lowerBound < $1.key.lowerBound }.flatMap { statement, edits in
                statement.filter { token in
                    edits.contains { $0.range.overlaps(tokens[token].range) }
                }.map { $0..<$0 + 1 }
            }
    }

    private func edits(
        of functions: [(function: FlowFunction, changes: WindowChanges)], in file: SwiftFile
    ) -> [TextEdit] {
        let extents = functions.flatMap { item in
            item.changes.removed.map {
                CodeExtent(
                    of: $0.range, terminator: $0.terminator,
                    isBelowHeading: SectionHeading.outlives($0, in: item.function) { next in
                        item.changes.removed.contains { $0.range.contains(next.range.lowerBound) }
                    }, in: file)
            }
        }
        let comments = functions.flatMap { untrueComments(in: $0.function) }.filter { comment in
            comment.ownsLines && !extents.contains { $0.bytes.overlaps(comment.bytes) }
        }
        let removals = CodeRemoval(from: file).edits(removing: extents + comments)
        let unwrapping = BlockUnwrapping(in: file)
        let others = functions.map { item -> [TextEdit] in
            var edits = item.changes.replacements
            let known = removals + edits
            edits += item.changes.unwrapped.flatMap { unwrapping.edits(of: $0, beside: known) }
            edits += signature(of: item.function, in: file)
            return edits + sceneArguments(of: item.function, item.changes)
        }
        return removals + others.joined()
    }

    /// The methods of the window's owner that are told of a scene.
    private var toldOfScene: [FlowFunction] {
        removal.scope.flow.analysis.allFunctions.filter {
            $0.id.part == .body && $0.owner == removal.scope.window.owner && $0.owner != deleted
                && $0.located.declaration.selectorName == Self.connection
        }
    }

    private static let connection = "scene(_:willConnectTo:options:)"

    /// Lines of a template that are not true any more: they speak of a hosting controller, where a view is kept without one, or of
    /// the window for a scene.
    private func untrueComments(in function: FlowFunction) -> [CodeExtent] {
        let scope = removal.scope
        let isView = scope.cell?.chosen.isEmpty == false || !scope.rootValues.isEmpty
        let isTold =
            function.owner == scope.window.owner
            && function.located.declaration.selectorName == Self.connection
        guard isView || isTold else { return [] }
        let file = function.file
        return (function.body.lowerBound...function.body.upperBound)
            .flatMap(file.tokens.trivia(before:)).filter { piece in
                guard piece.kind == .lineComment else { return false }
                let text = file.text[piece.range]
                return isView && TemplateComment.namesHostingController(text)
                    || isTold && TemplateComment.isAboutWindow(text)
            }.map { CodeExtent(of: $0, in: file) }
    }

    /// The scene for methods that are given it from now on.
    private func sceneArguments(
        of function: FlowFunction, _ changes: WindowChanges
    ) -> [TextEdit] {
        guard removal.scope.sceneParameters?.functions.isEmpty == false else { return [] }
        return WindowExtraction(of: function, in: removal.scope).sceneArguments(
            except: TokenRanges(changes.removed.map(\.range)))
    }

    /// What goes from the declaration of a function that neither takes nor gives the window any more.
    private func signature(of function: FlowFunction, in file: SwiftFile) -> [TextEdit] {
        var edits: [TextEdit] = []
        let tokens = file.tokens.tokens
        if removal.scope.voided.contains(function.id),
            let type = function.located.declaration.returnType
        {
            let arrow = type.lowerBound - 1
            edits.append(.remove(tokens[arrow - 1].end..<tokens[type.upperBound - 1].end))
        }
        if removal.scope.sceneParameters?.functions.contains(function.id) == true {
            edits.append(SceneParameters.parameter(of: function))
        }
        let dropped = removal.scope.dropped[function.id] ?? []
        if removal.scope.cell?.keeper?.overriding.contains(function.id) == true {
            let start = tokens[function.located.declaration.keyword].start
            edits.append(.insert("override ", at: start))
        }
        edits += file.removals(of: Array(dropped), from: function.parameters.map(\.range)).map(
            \.edit)
        return edits
    }
}
