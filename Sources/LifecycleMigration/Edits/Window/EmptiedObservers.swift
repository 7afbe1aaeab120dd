import SourceEditing
import SwiftFlow
import SwiftOutline

/// Takes out the observers of properties of which taking the window out leaves nothing: `didSet { }`.
struct EmptiedObservers {
    private let observers: [(function: FlowFunction, range: TokenRange)]

    /// The observers among functions with what becomes of them.
    init(among functions: [(function: FlowFunction, changes: WindowChanges)]) {
        observers = functions.compactMap { item in
            guard item.changes.isEmptied, !item.changes.removed.isEmpty,
                item.function.id.part == .setter, let range = Self.range(of: item.function)
            else { return nil }
            return (item.function, range)
        }
    }

    /// Whether a function goes as such an observer.
    func contains(_ function: FlowFunction) -> Bool {
        observers.contains { $0.function.body == function.body && $0.function.id == function.id }
    }

    /// The edits of a file.
    func edits(of path: String, in file: SwiftFile) -> [TextEdit] {
        observers.filter { $0.function.located.file.path == path }.flatMap { observer in
            guard let braces = Self.bracesAround(observer.range, of: observer.function) else {
                let extent = CodeExtent(of: observer.range, in: file)
                return CodeRemoval(from: file).edits(removing: [extent])
            }
            let tokens = file.tokens.tokens
            return [.remove(tokens[braces.lowerBound - 1].end..<tokens[braces.upperBound - 1].end)]
        }
    }

    /// `didSet { … }` with its word and its parameter; nil for a setter, and where a comment would be lost.
    private static func range(of function: FlowFunction) -> TokenRange? {
        let file = function.file
        let open = function.body.lowerBound - 1
        var word = open - 1
        if file.tokens.tokens[word].kind == .rightParen {
            word = Int(file.tokens.partners[word]) - 1
        }
        guard word > 0, ["didSet", "willSet"].contains(file.tokens.text(of: word)) else {
            return nil
        }
        let range = word..<function.body.upperBound + 1
        let holdsComment = range.contains { token in
            file.tokens.trivia(before: token).contains(where: \.isComment)
        }
        return holdsComment ? nil : range
    }

    /// The braces of the property, where nothing else stands in them.
    private static func bracesAround(
        _ range: TokenRange, of function: FlowFunction
    ) -> TokenRange? {
        let binding = function.located.declaration.bindings.first {
            $0.name == function.id.property
        }
        guard binding?.accessors == range else { return nil }
        return range.lowerBound - 1..<range.upperBound + 1
    }
}
