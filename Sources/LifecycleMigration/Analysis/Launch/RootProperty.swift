import SwiftOutline

/// A root that the launch goes on making where it does, and leaves in a property of the delegate whose method it is.
///
/// A scene delegate always has a container: SwiftUI may ask for the root before it tells that the scene connects.
/// That keeps the order of everything in a launch whose root can't be told apart from the rest.
struct RootProperty {
    /// The function that makes the root, with the statements in its control flow.
    let code: LaunchCode
    /// The launch method, where another method that it calls makes the root.
    let caller: LaunchCall?
    /// The property's name.
    let name: String
    /// What stands for the window's root in the code, as `window?.rootViewController`.
    let places: [TokenRange]
    /// The values that it gets, in order.
    let values: [TokenRange]
    /// Whether a local of the same name hides the property.
    let isHidden: Bool
    /// Whether a closure of the launch sets it, which may run later.
    let isSetLater: Bool
    /// The places that need `self` in front of them, since they stand in a closure.
    let implicitMembers: Set<Int>
    /// The storyboard that the root is loaded from at the start of the launch.
    var storyboard: String?
    /// The other methods of the launch that prepare the window.
    var helpers: [WindowHelper] = []
    /// The closures of the launch that go to the root when they run.
    let closureWalks: [RootWalk]
    /// The code outside of the launch that goes to the root.
    var otherWalks: [RootWalk] = []
    /// The property that holds a container instead, for an app that replaces its root.
    let containerName: String

    /// All code that goes to the root, beside the launch's own statements.
    var walks: [RootWalk] { closureWalks + otherWalks }

    /// Whether the delegate of a window scene makes it.
    var isOfScene: Bool { code.function.moment == .willConnect }

    /// Whether the app may set its root after SwiftUI has asked for it.
    var isReplaced: Bool { isOfScene || isSetLater || walks.contains(where: \.kind.isSwap) }

    /// Whether code goes to the root by way of UIKit's delegate, and needs the app's own instead.
    var needsSharedDelegate: Bool {
        walks.contains { if case .application = $0.base { true } else { false } }
    }

    /// Whether the launch calls a method that sets the root, itself or by way of others of the class.
    var isSetByCall: Bool {
        let owner = code.function.owner
        let file = code.function.file
        var queue = code.statements.filter(\.role.isOther).flatMap {
            file.references(in: $0.statement.range)
        }.filter(\.isUse).map(\.name)
        var seen = Set(queue)
        while let name = queue.popLast() {
            for method in owner.methods(named: name) {
                if walks.contains(where: { $0.sets(rootIn: method) }) { return true }
                let outline = method.file.outline
                for reference in outline.references(in: method.declaration.body ?? 0..<0)
                where reference.isUse && seen.insert(reference.name).inserted {
                    queue.append(reference.name)
                }
            }
        }
        return false
    }

    /// The root in code of the delegate: a property, or what its container shows.
    var expression: String { isReplaced ? "\(containerName).rootViewController" : name }

    /// The first statement that sets the root, by its index.
    var rootIndex: Int { code.statements.firstIndex { $0.role.isRoot } ?? 0 }
}

extension RootWalk {
    /// Whether it replaces the root in a method of the delegate.
    fileprivate func sets(rootIn method: LocatedDeclaration) -> Bool {
        guard kind.isSwap, case .own = base else { return false }
        return file.path == method.file.path
            && method.declaration.range.contains(place.lowerBound)
    }
}
