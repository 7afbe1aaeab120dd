import SwiftFlow
import SwiftOutline

/// The types of a target whose objects ask for the application while they are made, or make others that do.
struct BoundTypes {
    private let context: TargetContext
    private let profile: PlatformProfile

    /// Objects that make objects are followed to this depth.
    private static let depthLimit = 4

    /// The types of a target, by the rules of its platform.
    init(in context: TargetContext, profile: PlatformProfile) {
        self.context = context
        self.profile = profile
    }

    /// Whether a type of that name is one of them.
    func contains(_ name: String) -> Bool { contains(name, depth: 0) }

    private func contains(_ name: String, depth: Int) -> Bool {
        guard depth < Self.depthLimit else { return false }
        return context.types(named: name).contains { type in
            type.declaration.members.contains { member in
                madeCode(of: member).contains { asks($0, in: type.file, depth: depth) }
            }
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

    private func asks(_ range: TokenRange, in file: ProgramFile, depth: Int) -> Bool {
        let tokens = file.outline.tokens
        return range.contains { token in
            guard tokens.tokens[token].kind == .identifier else { return false }
            let isBound = profile.applicationBound.contains { path in
                path.indices.allSatisfy { tokens.spells(token + $0, path[$0]) }
            }
            return isBound
                || tokens.tokens[token + 1].kind == .leftParen
                    && contains(file.outline.name(at: token), depth: depth + 1)
        }
    }
}
