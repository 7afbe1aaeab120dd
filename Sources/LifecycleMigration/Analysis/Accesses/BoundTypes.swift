import SwiftFlow
import SwiftOutline

/// The types of a target whose objects need the application while they are made, or make others that do.
struct BoundTypes {
    private let context: TargetContext
    private let paths: [[String]]

    /// Objects that make objects are followed to this depth.
    private static let depthLimit = 4

    /// The types of a target; `paths` are the spellings of what needs the application, token by token.
    init(in context: TargetContext, asking paths: [[String]]) {
        self.context = context
        self.paths = paths
    }

    /// Whether a type of that name is one of them.
    func contains(_ name: String) -> Bool {
        var known: Set<String> = [name]
        var level = [name]
        for _ in 0..<Self.depthLimit where !level.isEmpty {
            let codes = level.flatMap(madeCode(ofType:))
            if codes.contains(where: asks) { return true }
            level = codes.flatMap(calledNames).filter { known.insert($0).inserted }
        }
        return false
    }

    /// The code that runs when an object of a type is made, with its file.
    private func madeCode(ofType name: String) -> [(range: TokenRange, file: ProgramFile)] {
        context.types(named: name).flatMap { type in
            type.declaration.members.flatMap(madeCode(of:)).map { ($0, type.file) }
        }
    }

    /// The code of a member that runs when an object is made.
    private func madeCode(of member: Declaration) -> [TokenRange] {
        switch member.kind {
        case .initializer: [member.body].compactMap { $0 }
        case .variable where !member.isStatic && !member.isLazy:
            member.bindings.compactMap(\.initializer)
        default: []
        }
    }

    private func asks(_ code: (range: TokenRange, file: ProgramFile)) -> Bool {
        let tokens = code.file.outline.tokens
        return code.range.contains { token in
            paths.contains { path in
                path.indices.allSatisfy { tokens.spells(token + $0, path[$0]) }
            }
        }
    }

    /// The names that code calls, those of types among them.
    private func calledNames(_ code: (range: TokenRange, file: ProgramFile)) -> [String] {
        let tokens = code.file.outline.tokens.tokens
        return code.range.filter {
            tokens[$0].kind == .identifier && tokens[$0 + 1].kind == .leftParen
        }.map(code.file.outline.name)
    }
}
