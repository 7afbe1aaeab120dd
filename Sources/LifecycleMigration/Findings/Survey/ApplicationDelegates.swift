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
        count = located.count
        excess = located.dropFirst(Self.most).first
        delegates = located.prefix(Self.most).map { DelegateClass($0, in: context) }
    }
}
