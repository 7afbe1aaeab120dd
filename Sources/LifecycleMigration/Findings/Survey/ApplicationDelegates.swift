import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The application delegates that the code of a target declares, those for tests included, in the order of the files.
struct ApplicationDelegates {
    /// The delegates that are looked at.
    let delegates: [DelegateClass]
    /// How many there are.
    let count: Int
    /// The first one that is not looked at.
    let excess: LocatedDeclaration?

    /// For each of them the whole target is searched, and no app has so many.
    private static let most = 500

    /// The delegates of a target by the names of its framework.
    init(in context: TargetContext, by profile: PlatformProfile) {
        let protocols = [profile.delegateProtocol, profile.formerDelegateProtocol]
            .compactMap { $0 }
        let located = protocols.flatMap { name in
            context.files(mentioning: name).flatMap(\.typeDeclarations).filter { located in
                located.declaration.kind == .class
                    && located.declaration.inheritance.contains {
                        $0.baseName.lastComponent == name
                    }
            }
        }
        let all = located + Self.extended(protocols, in: context, besides: located)
        count = all.count
        excess = all.dropFirst(Self.most).first
        delegates = all.prefix(Self.most).map { DelegateClass($0, in: context) }
    }

    /// The classes that are delegates by an extension.
    private static func extended(
        _ protocols: [String], in context: TargetContext, besides known: [LocatedDeclaration]
    ) -> [LocatedDeclaration] {
        let names = protocols.flatMap { name in
            context.files(mentioning: name).flatMap(\.outline.declarations).filter { declaration in
                declaration.kind == .extension
                    && declaration.inheritance.contains { $0.baseName.lastComponent == name }
            }.map(\.name.lastComponent)
        }
        return Set(names).sorted().flatMap(context.types).filter { type in
            type.declaration.kind == .class && !known.contains(where: type.isSame)
        }
    }
}
