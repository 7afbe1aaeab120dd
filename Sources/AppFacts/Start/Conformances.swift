import SwiftFlow
import SwiftOutline

/// What the names behind the colon of a type stand for, through the type aliases and protocols of a target.
package struct Conformances {
    private let context: TargetContext

    /// The conformances of a target's types.
    package init(in context: TargetContext) {
        self.context = context
    }

    /// Names with what each alias stands for in its place, and what each protocol of the target refines behind it.
    func expanded(_ names: [String]) -> [String] {
        var known: Set<String> = []
        var result: [String] = []
        var pending = Array(names.reversed())
        while let name = pending.popLast() {
            guard known.insert(name).inserted else { continue }
            guard name == name.lastComponent, let declaration = declaration(of: name) else {
                result.append(name)
                continue
            }
            if let aliased = Self.aliased(by: declaration.declaration, in: declaration.file) {
                pending += aliased.reversed()
            } else {
                result.append(name)
                pending += declaration.declaration.inheritance.map(\.baseName).reversed()
            }
        }
        return result
    }

    /// The names by which a type may conform to one of some protocols: their own, those of protocols of the target that
    /// refine them, and those of aliases for all of these.
    package func names(of protocols: [String]) -> Set<String> {
        var found = Set(protocols)
        var pending = protocols
        var known: [String: [String: [String]]] = [:]
        while let name = pending.popLast() {
            for file in context.files(naming: name) {
                let standing = known[file.path] ?? Self.standing(in: file)
                known[file.path] = standing
                for other in standing[name] ?? [] where found.insert(other).inserted {
                    pending.append(other)
                }
            }
        }
        return found
    }

    /// The protocols and aliases of a file by the last names of those that they refine or stand for.
    private static func standing(in file: ProgramFile) -> [String: [String]] {
        file.outline.declarations.reduce(into: [:]) { standing, declaration in
            let names: [String]
            switch declaration.kind {
            case .protocol: names = declaration.inheritance.map(\.baseName)
            case .typealias: names = aliased(by: declaration, in: file) ?? []
            default: return
            }
            for name in Set(names.map(\.lastComponent)) {
                standing[name, default: []].append(declaration.name)
            }
        }
    }

    /// The one alias or protocol of a name in the target.
    private func declaration(of name: String) -> LocatedDeclaration? {
        let found = context.files(naming: name, as: .declared).flatMap { file in
            file.outline.declarations.filter {
                ($0.kind == .typealias || $0.kind == .protocol) && $0.name == name
            }.map { LocatedDeclaration(file: file, declaration: $0) }
        }
        return found.count == 1 ? found.first : nil
    }

    /// The types that an alias is put together from: `UIResponder & UIApplicationDelegate`; nil for anything else.
    static func aliased(by declaration: Declaration, in file: ProgramFile) -> [String]? {
        let tokens = file.outline.tokens
        guard declaration.kind == .typealias,
            let equal = declaration.range.first(where: { tokens.tokens[$0].kind == .equal })
        else { return nil }
        var names: [String] = []
        var text = ""
        for token in equal + 1..<declaration.range.upperBound {
            switch tokens.tokens[token].kind {
            case .identifier where tokens.spells(token, "any") && text.isEmpty: continue
            case .identifier, .period: text += tokens.text(of: token)
            case .leftParen, .rightParen: continue
            case .operatorToken where tokens.spells(token, "&"):
                names.append(text)
                text = ""
            default: return nil
            }
        }
        names.append(text)
        return names.contains("") ? nil : names
    }
}
