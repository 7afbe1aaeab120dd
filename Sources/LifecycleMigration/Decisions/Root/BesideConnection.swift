import AppFacts
import SwiftFlow
import SwiftOutline

/// What a scene delegate does beside the method that makes its root.
struct BesideConnection {
    private let facts: LaunchFacts

    /// The rest of the delegate that has the window.
    init(_ facts: LaunchFacts) {
        self.facts = facts
    }

    /// Whether nothing that the delegate does before the first view can affect what code does, or be affected by it; some
    /// members excepted.
    func isIndependent(
        of code: FlowEffects, except excepted: (LocatedDeclaration) -> Bool
    ) -> Bool {
        facts.owner.members.allSatisfy { member in
            if excepted(member) { return true }
            switch member.declaration.kind {
            case .variable: return isIndependent(member, of: code)
            case .function: return isLater(member) || isIndependent(member, of: code)
            default: return false
            }
        }
    }

    /// Whether what a method does, or a property starts with, has nothing to do with code.
    private func isIndependent(_ member: LocatedDeclaration, of code: FlowEffects) -> Bool {
        FlowFunction.all(of: member, owner: facts.owner.name).allSatisfy { part in
            let runs = part.id.part == .body || part.id.part == .initialValue
            return !runs || code.commutes(with: facts.effects.effects(of: part))
        }
    }

    /// Whether UIKit calls a method only once the first view is shown, or the method is none of UIKit's.
    private func isLater(_ method: LocatedDeclaration) -> Bool {
        let name = method.declaration.selectorName
        return method.hasEmptyBody || Self.later.contains(name)
            || !["scene", "windowScene"].contains { name.hasPrefix($0) }
    }

    private static let later: Set<String> = [
        "sceneDidDisconnect(_:)", "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)",
        "scene(_:openURLContexts:)", "scene(_:continue:)", "stateRestorationActivity(for:)",
        "windowScene(_:performActionFor:completionHandler:)",
        "windowScene(_:userDidAcceptCloudKitShareWith:)",
    ]
}
