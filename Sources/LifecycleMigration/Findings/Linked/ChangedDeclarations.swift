import AppFacts
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// What tests of an app may call by name, and can't any more once a plan is applied: methods that lost or changed a parameter,
/// properties that have another name.
struct ChangedDeclarations {
    /// A declaration that is gone, as it was.
    private struct Gone: Hashable {
        let owner: String?
        let name: String
        /// The labels of its arguments; nil for a property.
        let labels: [String?]?
        let types: [String]
    }

    private let gone: [Gone]
    private let context: TargetContext
    private let tests: [LinkedModule]

    /// The declarations of an app that a plan's edit changes.
    init(_ edit: WorkspaceEdit, of context: TargetContext, _ graph: ModuleGraph) {
        self.context = context
        tests = graph.tests(of: context.target)
        guard !tests.isEmpty else {
            gone = []
            return
        }
        let tree = context.library.tree.applying(edit)
        let paths = edit.paths.filter { $0.hasSuffix(".swift") }
        let own = Set(context.swiftPaths)
        let before = paths.filter(own.contains).compactMap(context.library.outline)
        let after = paths.filter(tree.contains).compactMap { path in
            (try? tree.read(path)).map(SwiftFile.init)
        }
        let left = Set(after.flatMap(Self.declarations))
        gone = before.flatMap(Self.declarations).filter { !left.contains($0) }
    }

    // MARK: Declarations

    /// Types in types deeper than this are not entered.
    private static let deepest = 8

    private static func declarations(of file: SwiftFile) -> [Gone] {
        declarations(file.declarations, of: nil, in: file, depth: 0)
    }

    private static func declarations(
        _ declarations: [Declaration], of owner: String?, in file: SwiftFile, depth: Int
    ) -> [Gone] {
        guard depth < deepest else { return [] }
        return declarations.flatMap { declaration -> [Gone] in
            if [.private, .fileprivate].contains(declaration.accessLevel) { return [] }
            switch declaration.kind {
            case .function, .initializer:
                return [
                    Gone(
                        owner: owner,
                        name: declaration.kind == .initializer ? "init" : declaration.name,
                        labels: declaration.parameters.map(\.label),
                        types: declaration.parameters.map { file.text($0.type) })
                ]
            case .variable:
                return declaration.bindings.map {
                    Gone(owner: owner, name: $0.name, labels: nil, types: [])
                }
            default:
                guard declaration.kind.hasMembers else { return [] }
                return self.declarations(
                    declaration.members, of: declaration.name.lastComponent, in: file,
                    depth: depth + 1)
            }
        }
    }

    // MARK: Uses

    /// A finding for each use in a test, but in lines in which something is left to do already.
    func findings(besides known: [Finding]) -> [Finding] {
        let told = Set(
            known.filter { $0.applicability == .manual }.compactMap(\.place).map {
                Line(path: $0.path, line: $0.position.line)
            })
        return tests.flatMap { module in
            let own = context.reading(module.sources.filter { $0.hasSuffix(".swift") })
            return gone.flatMap { gone in
                own.files(naming: gone.name == "init" ? gone.owner ?? "init" : gone.name).flatMap {
                    file in
                    uses(of: gone, in: file).map { own.place(file, $0) }
                }.filter {
                    !told.contains(Line(path: $0.path, line: $0.position.line))
                }.map { finding(gone, in: module, at: $0) }
            }
        }
    }

    private struct Line: Hashable {
        let path: String
        let line: Int
    }

    private func finding(_ gone: Gone, in module: LinkedModule, at place: Place) -> Finding {
        let labels = gone.labels.map { labels in
            "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
        }
        let name = [gone.owner, gone.name + (labels ?? "")].compactMap { $0 }.joined(separator: ".")
        return Finding(
            .rootWindowOwner, .warning, .manual, at: place,
            "\(LinkedFindings.start(in: module))'\(name)' is used, which the plan changes, so that this does not compile any more",
            remedy: "test what takes its place")
    }

    private func uses(of gone: Gone, in file: ProgramFile) -> [Int] {
        let names = gone.owner.map { self.names(of: $0, in: file) } ?? []
        guard gone.owner == nil || !names.isEmpty else { return [] }
        let spelled =
            gone.name == "init"
            ? names.flatMap { file.tokens(spelled: $0) } + file.tokens(spelled: "init")
            : file.tokens(spelled: gone.name)
        return spelled.sorted().filter { token in
            guard let labels = gone.labels else {
                return isBehind(names, token, in: file.outline)
            }
            return Self.labels(behind: token, in: file.outline) == labels
        }
    }

    /// What stands for a type in a test: its own names, those of classes that inherit from it, and of values of it.
    private func names(of owner: String, in file: ProgramFile) -> Set<String> {
        var names: Set<String> = [owner]
        for source in context.files(naming: owner) + [file] {
            for token in source.tokens(spelled: owner) {
                guard let name = Self.nameBound(before: token, in: source.outline) else { continue }
                names.insert(name)
            }
        }
        return names.filter { !file.tokens(spelled: $0).isEmpty }
    }

    /// The name that is bound to a type in `let x: Type`, `var x = Type(…)`, `typealias X = Type`, `class X: Type`.
    private static func nameBound(before type: Int, in file: SwiftFile) -> String? {
        let tokens = file.tokens.tokens
        guard type > 1, [.colon, .equal].contains(tokens[type - 1].kind),
            tokens[type - 2].kind == .identifier
        else { return nil }
        return file.name(at: type - 2)
    }

    /// Whether a member's name stands behind a value of a type.
    private func isBehind(_ names: Set<String>, _ token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        guard token > 1, tokens[token - 1].kind == .period else { return false }
        var base = token - 2
        while base > 0, ["?", "!"].contains(file.tokens.text(of: base)) { base -= 1 }
        return tokens[base].kind == .identifier && names.contains(file.name(at: base))
    }

    /// The labels of a call of a name, or of a method that overrides it; nil where neither stands there.
    private static func labels(behind token: Int, in file: SwiftFile) -> [String?]? {
        let tokens = file.tokens.tokens
        guard tokens[token + 1].kind == .leftParen else { return nil }
        let close = Int(file.tokens.partners[token + 1])
        guard close > token + 1 else { return nil }
        let isDeclared = token > 0 && file.tokens.spells(token - 1, "func")
        var labels: [String?] = []
        var index = token + 2
        while index < close {
            let isLabel = isDeclared || tokens[index + 1].kind == .colon
            let name = isLabel ? file.name(at: index) : nil
            labels.append(name == "_" ? nil : name)
            while index < close, tokens[index].kind != .comma {
                if [.leftParen, .leftBrace, .leftSquare].contains(tokens[index].kind) {
                    index = max(index, Int(file.tokens.partners[index]))
                }
                index += 1
            }
            index += 1
        }
        return labels
    }
}
