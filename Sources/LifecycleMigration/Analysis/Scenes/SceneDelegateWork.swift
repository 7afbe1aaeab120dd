import SwiftFlow
import SwiftOutline

/// What a scene delegate does beside making its window.
struct SceneDelegateWork {
    private let delegate: DelegateClass
    private let facts: UIKitFacts
    private var context: TargetContext { facts.context }

    /// The work of a scene delegate of an app.
    init(of delegate: DelegateClass, facts: UIKitFacts) {
        self.delegate = delegate
        self.facts = facts
    }

    /// Whether nothing is left of the class once the window is taken out of its code, and nothing else needs it.
    var isSuperfluous: Bool {
        let attaching =
            facts.configurationMethod.map { $0.attachingRanges(of: delegate.name) } ?? [:]
        guard isNone, let attaching else { return false }
        return !isReferenced(except: attaching) && !isKnownToObjectiveC && !isKnownToTests
    }

    /// Whether nothing is left of the class once the window is taken out of its code.
    private var isNone: Bool {
        guard delegate.declaration.conditions.isEmpty,
            delegate.extensions.allSatisfy({ $0.declaration.conditions.isEmpty })
        else { return false }
        let plain = ["UIResponder", "NSObject", "UIWindowSceneDelegate", "UISceneDelegate"]
        guard delegate.inheritance.allSatisfy({ plain.contains($0.lastComponent) }) else {
            return false
        }
        return delegate.members.allSatisfy(isNothing)
    }

    private func isNothing(_ member: LocatedDeclaration) -> Bool {
        switch member.declaration.kind {
        case .variable: return facts.launch.holdsWindow(member)
        case .function:
            guard let function = FlowFunction(member, owner: delegate.name) else { return true }
            let removal = facts.root.removal
            if removal.scope.emptied.contains(function.id) { return true }
            guard SceneCallback.names.contains(member.declaration.selectorName) else {
                return false
            }
            let known = removal.functions.first { $0.function == function }
            return known?.changes.isEmptied
                ?? facts.launch.effects.effects(of: function).changesNothing
        default: return false
        }
    }

    /// Whether the target uses the class's name outside of its own declaration and of given token ranges.
    private func isReferenced(except known: [String: [TokenRange]]) -> Bool {
        context.files(mentioning: delegate.name).contains { file in
            let own = delegate.declarations.filter { $0.file.path == file.path }
            let known = TokenRanges((known[file.path] ?? []) + own.map(\.declaration.range))
            return file.outline.tokens.tokens.indices.contains { token in
                file.outline.tokens.spells(token, delegate.name) && !known.contains(token)
            }
        }
    }

    /// Whether Objective-C of the target may name the class.
    private var isKnownToObjectiveC: Bool {
        let others = context.target.sources.filter { !$0.hasSuffix(".swift") }
        return !context.library.paths(others, mentioning: delegate.name).isEmpty
    }

    /// Whether a test of the app may name the class: a source outside of the target that imports it.
    private var isKnownToTests: Bool {
        let own = Set(context.target.sources)
        let others = context.library.tree.paths.filter {
            $0.hasSuffix(".swift") && !own.contains($0)
        }
        let naming = context.library.paths(others, mentioning: delegate.name)
        return !context.library.paths(
            naming, mentioning: "@testable import " + context.target.moduleName
        ).isEmpty
    }
}

/// The callbacks of a window's scene delegate.
enum SceneCallback {
    /// Those whose empty implementations mean nothing.
    static let names: Set<String> = [
        "scene(_:willConnectTo:options:)", "sceneDidDisconnect(_:)", "sceneDidBecomeActive(_:)",
        "sceneWillResignActive(_:)", "sceneWillEnterForeground(_:)", "sceneDidEnterBackground(_:)",
        "scene(_:openURLContexts:)", "scene(_:continue:)", "scene(_:didUpdate:)",
        "scene(_:willContinueUserActivityWithType:)",
    ]
}

extension LocatedDeclaration {
    /// Whether a function has a body without a statement; comments are none.
    var hasEmptyBody: Bool {
        declaration.body?.isEmpty ?? false
    }
}
