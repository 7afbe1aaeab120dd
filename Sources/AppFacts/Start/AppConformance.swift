import SwiftFlow
import SwiftOutline

/// Whether a type of the target is an `App`: it says so itself or in an extension, by a type alias, by a protocol of the target
/// that refines `App`, or by its superclass.
package struct AppConformance {
    private let context: TargetContext

    /// A look at the types of a target.
    package init(in context: TargetContext) {
        self.context = context
    }

    /// The protocol.
    package static let name = "App"

    /// Every such type of the target, in the order of the files.
    package func all() -> [LocatedDeclaration] {
        var found: Set<String> = []
        var pending = [Self.name]
        var asked: Set<String> = []
        while let next = pending.popLast() {
            guard asked.insert(next).inserted else { continue }
            pending += context.files(naming: next).flatMap { file in
                file.aliases.filter { parts(of: $0).contains { $0.lastComponent == next } }
                    .map(\.declaration.name)
            }
            for file in context.files(naming: next, as: .inherited) {
                let heirs = file.outline.declarations.filter { declaration in
                    declaration.inheritance.flatMap(Self.parts).contains {
                        $0.lastComponent == next
                    }
                }.map(\.name.lastComponent)
                found.formUnion(heirs)
                pending += heirs
            }
        }
        return found.sorted().filter(isApp).flatMap { context.types(named: $0) }
            .filter { $0.declaration.kind != .protocol }
            .sorted { $0.file.path < $1.file.path }
    }

    /// Whether a type with a name of the target is an `App`.
    func isApp(_ name: String) -> Bool {
        var pending = [name]
        var known: Set<String> = []
        // Each name is asked once, so that rings end.
        while let next = pending.popLast() {
            guard known.insert(next).inserted else { continue }
            let types = context.types(named: next)
            let declarations = (types + context.extensions(of: next)).map(\.declaration)
            let aliased = context.files(naming: next, as: .declared).flatMap {
                $0.aliases(named: next)
            }.flatMap(parts)
            for part in declarations.flatMap(\.inheritance).flatMap(Self.parts) + aliased {
                if isOfSwiftUI(part) { return true }
                pending.append(part.lastComponent)
            }
        }
        return false
    }

    /// Whether a name means SwiftUI's protocol: it does not where the target has a type of that name.
    private func isOfSwiftUI(_ name: String) -> Bool {
        name == "SwiftUI." + Self.name
            || name == Self.name && context.types(named: Self.name).isEmpty
    }

    /// The protocols of `A & B`.
    private static func parts(_ type: TypeName) -> [String] {
        type.baseName.split(separator: "&").map(String.init)
    }

    /// The names that a type alias puts together.
    private func parts(of alias: LocatedDeclaration) -> [String] {
        let outline = alias.file.outline
        let range = alias.declaration.range
        let equal = range.first { outline.tokens.tokens[$0].kind == .equal }
        let value = equal.map { $0 + 1..<max($0 + 1, range.upperBound) }
        return (value.map(outline.text) ?? "").split(separator: "&").map {
            String($0.filter { !$0.isWhitespace })
        }
    }
}
