import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// The variables and parameters outside of the delegates in which an app hands its window on: the container that shows
/// the root takes the window's place there, under its own name, and everything that sets the root goes on doing so.
struct WindowStandIns {
    /// The properties, by the type that has them.
    let members: [String: [String: LocatedDeclaration]]
    /// The parameters, by their function.
    let parameters: [FlowFunction.ID: Set<Int>]
    /// The functions with such parameters.
    let functions: [FlowFunction]
    /// The functions that get the container by a parameter of its own: they make the window, and can't reach the delegate.
    var extended: [FlowFunction] = []
    /// Initializers that nothing can call, and whose code would not compile any more.
    private(set) var neverRun: [LocatedDeclaration] = []
    /// The name that all of them get.
    let name: String
    /// The class of the container.
    let type: String

    /// The parameters of a function that are such ones, by their names.
    func parameterNames(of function: FlowFunction) -> Set<String> {
        Set((parameters[function.id] ?? []).compactMap { function.parameters[$0].name })
    }

    /// Whether a type has such a property of a name.
    func isMember(_ name: String, of type: String?) -> Bool {
        type.map { members[$0]?[name] != nil } ?? false
    }

    /// Whether nothing is handed on.
    var isEmpty: Bool { members.isEmpty && functions.isEmpty && extended.isEmpty }

    /// Whether a function gets the container by a parameter of its own.
    func isExtended(_ function: FlowFunction) -> Bool {
        extended.contains { $0.id == function.id }
    }

    /// Whether a call is one of nothing but such functions.
    func isCallOfExtended(_ call: FlowCall) -> Bool {
        guard !extended.isEmpty, let functions = call.target.functions else { return false }
        return functions.contains(where: isExtended)
    }

    /// The types whose properties or initializers change for those who use them.
    var changedTypes: Set<String> {
        Set(members.keys).union((functions + extended).compactMap(\.owner))
    }

    // MARK: Declarations

    /// The edits of the declarations, by path.
    func declarationEdits() -> [String: [TextEdit]] {
        var edits: [String: [TextEdit]] = [:]
        for type in members.keys.sorted() {
            for (_, property) in (members[type] ?? [:]).sorted(by: { $0.key < $1.key }) {
                guard let binding = property.declaration.bindings.first, let type = binding.type
                else { continue }
                let file = property.file.outline
                edits[property.file.path, default: []] += [
                    renaming(binding.nameToken, in: file), retyping(type, in: file),
                ]
            }
        }
        for function in functions {
            for index in (parameters[function.id] ?? []).sorted() {
                edits[function.located.file.path, default: []] += self.edits(
                    ofParameter: function.parameters[index], in: function.file)
            }
        }
        for function in extended {
            edits[function.located.file.path, default: []].append(extending(function))
        }
        for initializer in neverRun {
            guard let body = initializer.declaration.body else { continue }
            edits[initializer.file.path, default: []].append(
                TextEdit(
                    range: initializer.file.outline.bytes(of: body), replacement: "fatalError()"))
        }
        return edits
    }

    /// The same, with the initializers that nothing can call and that name what changes.
    func stoppingNeverRun(in context: TargetContext) -> WindowStandIns {
        var result = self
        result.neverRun = initializersNeverRun(in: context)
        return result
    }

    private func initializersNeverRun(in context: TargetContext) -> [LocatedDeclaration] {
        let types = changedTypes
        let words = types.union(members.values.flatMap(\.keys))
        let files = types.sorted().flatMap { context.files(naming: $0) }
        let byPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        return byPath.values.sorted { $0.path < $1.path }.flatMap { file in
            file.uncallableInitializers.filter { initializer in
                guard let body = initializer.declaration.body else { return false }
                let tokens = file.outline.tokens
                let isOfChangedType = file.types.contains {
                    types.contains($0.declaration.name)
                        && $0.declaration.range.contains(initializer.declaration.keyword)
                }
                return body.contains { token in
                    tokens.tokens[token].kind == .identifier
                        && words.contains(file.outline.name(at: token))
                        || isOfChangedType && tokens.spells(token, "self")
                            && tokens.spells(token + 1, ".") && tokens.spells(token + 2, "init")
                }
            }
        }
    }

    /// Where the first edit of a declaration in a file stands.
    func firstEdit(of path: String) -> Int {
        declarationEdits()[path]?.map(\.range.lowerBound).min() ?? 0
    }

    private func edits(ofParameter parameter: Parameter, in file: SwiftFile) -> [TextEdit] {
        let tokens = file.tokens.tokens
        var edits = [retyping(parameter.type, in: file)]
        let first = parameter.nameToken - 1
        if renamesLabel(of: parameter), tokens[first].kind == .identifier {
            // `(window mainWindow: UIWindow)`: two names that are the same are one.
            edits.append(
                TextEdit(
                    range: tokens[first].start..<tokens[parameter.nameToken].end, replacement: name)
            )
        } else {
            edits.append(renaming(parameter.nameToken, in: file))
        }
        return edits
    }

    /// Whether the argument label of a parameter says that it is a window.
    func renamesLabel(of parameter: Parameter) -> Bool {
        guard let label = parameter.label else { return false }
        return label == parameter.name || label.lowercased().hasSuffix("window")
    }

    /// A further parameter at the end of a function's.
    private func extending(_ function: FlowFunction) -> TextEdit {
        let file = function.file
        let parameter = "\(name): \(type)"
        guard let last = function.parameters.last else {
            let name = function.located.declaration.nameRange ?? function.body
            let open = file.tokens.tokens[name.upperBound...].first { $0.kind == .leftParen }
            let end = open?.end ?? file.bytes(of: name).upperBound
            return TextEdit(range: end..<end, replacement: parameter)
        }
        return file.appending(parameter, behind: last.range)
    }

    /// The container's name in the place of a name.
    func renaming(_ token: Int, in file: SwiftFile) -> TextEdit {
        TextEdit(range: file.tokens.tokens[token].range, replacement: name)
    }

    /// The container's class in the place of `UIWindow`; what makes it an optional stays.
    private func retyping(_ range: TokenRange, in file: SwiftFile) -> TextEdit {
        TextEdit(range: file.tokens.tokens[range.lowerBound].range, replacement: type)
    }
}
