import AppFacts
import SourceEditing
import SwiftOutline

/// The functions, getters and initial values of linked code that name some words, by what they are called from outside: `Kit.start`, `Kit.init`,
/// `start`. In Swift those count, too, that use one of these in the same module.
struct LinkedCallees {
    /// Their names.
    private(set) var names: Set<String> = []
    private let library: SourceLibrary
    private let exceptions: [String]
    private let isMeant: (ObjectiveCTokens, Range<Int>) -> Bool

    /// Calls of calls deeper than this are not looked at.
    private static let deepest = 3

    /// Those in sources; `isMeant` looks at the code of one that is in a file with one of the words, which it names without that, and what
    /// names an exception is none.
    init(
        in paths: [String], of library: SourceLibrary, naming words: [String],
        except exceptions: [String],
        where isMeant: ((ObjectiveCTokens, Range<Int>) -> Bool)? = nil
    ) {
        self.library = library
        self.exceptions = exceptions
        self.isMeant =
            isMeant ?? { source, body in
                body.contains { token in words.contains { source.spells(token, $0) } }
            }
        for path in Set(words.flatMap { library.paths(paths, mentioning: $0) }).sorted() {
            names.formUnion(path.hasSuffix(".swift") ? swift(path) : objectiveC(path))
        }
        let sources = paths.filter { $0.hasSuffix(".swift") }
        var last = names
        for _ in 0..<Self.deepest where !last.isEmpty {
            last = users(of: last, in: sources).subtracting(names)
            names.formUnion(last)
        }
    }

    private func objectiveC(_ path: String) -> [String] {
        guard let text = library.text(path) else { return [] }
        let source = ObjectiveCTokens(text)
        return ObjectiveCClass.all(in: source).flatMap { type in
            type.allMethods.filter {
                !isExcepted(source, $0.body) && isMeant(source, $0.body)
            }.map { method in
                type.name + "." + method.selector.prefix { $0 != ":" }
            }
        }
    }

    private func swift(_ path: String) -> [String] {
        code(of: path).filter { code in
            let all = 0..<code.tokens.tokens.count
            return !isExcepted(code.tokens, all) && isMeant(code.tokens, all)
        }.map(\.name)
    }

    private func isExcepted(_ source: ObjectiveCTokens, _ body: Range<Int>) -> Bool {
        !exceptions.isEmpty
            && body.contains { token in exceptions.contains { source.spells(token, $0) } }
    }

    /// What uses one of some names: `start()` of the same type, and `Kit.start` or `Kit.shared.start` of another one.
    private func users(of names: Set<String>, in paths: [String]) -> Set<String> {
        let words = Set(
            names.map { name in
                let parts = name.split(separator: ".").map(String.init)
                return parts.last == "init" ? parts[0] : parts.last ?? name
            })
        let files = Set(words.flatMap { library.paths(paths, mentioning: $0) })
        return Set(
            files.sorted().flatMap(code).filter { code in
                !isExcepted(code.tokens, 0..<code.tokens.tokens.count)
                    && names.contains { uses($0, code) }
            }.map(\.name))
    }

    private func uses(_ name: String, _ code: Code) -> Bool {
        let parts = name.split(separator: ".").map(String.init)
        let tokens = code.tokens
        guard parts.count == 2 else {
            return tokens.tokens.indices.contains {
                tokens.spells($0, name) && tokens.spells($0 + 1, "(")
                    && !tokens.spells($0 - 1, ".")
            }
        }
        let (type, member) = (parts[0], parts[1])
        return tokens.tokens.indices.contains { token in
            if member == "init" {
                return tokens.spells(token, type) && tokens.spells(token + 1, "(")
            }
            guard tokens.spells(token, member) else { return false }
            guard tokens.spells(token - 1, ".") else { return code.type == type }
            if ["self", "Self"].contains(where: { tokens.spells(token - 2, $0) }) {
                return code.type == type
            }
            var start = token
            while start > 1, tokens.spells(start - 1, ".") { start -= 2 }
            return tokens.spells(start, type)
        }
    }

    /// Code of a member or of a function at the top level.
    private struct Code {
        let name: String
        let type: String?
        let tokens: ObjectiveCTokens
    }

    private func code(of path: String) -> [Code] {
        guard let outline = library.outline(path) else { return [] }
        return outline.declarations.flatMap { code(of: $0, nil, outline) }
    }

    private func code(
        of declaration: Declaration, _ type: String?, _ file: SwiftFile
    ) -> [Code] {
        func code(_ name: String, _ range: TokenRange?) -> Code? {
            range.map {
                Code(
                    name: type.map { $0 + "." + name } ?? name, type: type,
                    tokens: ObjectiveCTokens(SourceText(file.text($0))))
            }
        }
        switch declaration.kind {
        case .function, .initializer:
            return [code(declaration.name, declaration.body)].compactMap { $0 }
        case .variable:
            // What an object's variable starts with is run with the making of the object.
            let isOfObject = type != nil && !declaration.isStatic && !declaration.isLazy
            return declaration.bindings.flatMap { binding in
                [
                    code(isOfObject ? "init" : binding.name, binding.initializer),
                    code(binding.name, binding.accessors),
                ].compactMap { $0 }
            }
        default:
            let name = declaration.name.lastComponent
            return declaration.members.flatMap { self.code(of: $0, name, file) }
        }
    }
}
