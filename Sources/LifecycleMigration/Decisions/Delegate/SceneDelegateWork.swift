import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What a scene delegate does beside making its window.
struct SceneDelegateWork {
    private let delegate: DelegateClass
    private let facts: UIKitFacts
    private let method: LocatedDeclaration?
    private var context: TargetContext { facts.context }

    /// The work of a scene delegate of an app, without that of a method which something else does.
    init(of delegate: DelegateClass, except method: LocatedDeclaration? = nil, facts: UIKitFacts) {
        self.delegate = delegate
        self.method = method
        self.facts = facts
    }

    /// Whether nothing is left of the class once the window is taken out of its code, and nothing else needs it.
    var isSuperfluous: Bool {
        let attaching =
            facts.configurationMethod.map { $0.attachingRanges(of: delegate.name) } ?? [:]
        guard isNone, let attaching else { return false }
        let mentions = ClassMentions(of: delegate, in: context)
        return !mentions.areInCode(except: attaching) && !mentions.areInObjectiveC()
            && !isKnownToTests && !isNamedByMovedCode
    }

    /// Whether code that moves out of the class names it.
    private var isNamedByMovedCode: Bool {
        let moved = facts.root.movedAsItWas
        return context.files(naming: delegate.name).contains { file in
            (moved[file.path] ?? []).joined().contains {
                file.outline.tokens.spells($0, delegate.name)
            }
        }
    }

    /// Whether nothing is left of the class once the window is taken out of its code.
    private var isNone: Bool {
        guard delegate.declaration.conditions.isEmpty,
            delegate.extensions.allSatisfy({ $0.declaration.conditions.isEmpty })
        else { return false }
        let plain = ["UIResponder", "NSObject", "UIWindowSceneDelegate", "UISceneDelegate"]
        let base = delegate.base?.declaration.name
        guard
            delegate.inheritance.allSatisfy({
                plain.contains($0.lastComponent) || $0.lastComponent == base
                    || addsNothing($0)
            })
        else { return false }
        return delegate.members.allSatisfy(isNothing)
    }

    /// Whether a name is that of a protocol of the target that only joins others: it asks for nothing, and gives nothing.
    private func addsNothing(_ name: String) -> Bool {
        let found = context.types(named: name)
        return found.count == 1 && found[0].declaration.kind == .protocol
            && found[0].declaration.members.isEmpty
            && context.files(naming: name).allSatisfy { $0.extensions(of: name).isEmpty }
    }

    private func isNothing(_ member: LocatedDeclaration) -> Bool {
        switch member.declaration.kind {
        case .variable:
            return facts.launch.holdsWindow(member) || isUnused(member)
                || facts.root.movedProperties.contains(where: member.isSame)
        case .function:
            if method?.isSame(as: member) == true { return true }
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

    /// Whether a stored property is named nowhere, and nothing happens when its value is made.
    private func isUnused(_ property: LocatedDeclaration) -> Bool {
        let declaration = property.declaration
        guard declaration.bindings.count == 1, let binding = declaration.bindings.first,
            binding.accessorBraces == nil, declaration.attributes.isEmpty,
            declaration.conditions.isEmpty, !declaration.isStatic, !property.hasOwnComment
        else { return false }
        let value = FlowFunction.all(of: property, owner: delegate.name)
        return value.allSatisfy { facts.launch.effects.effects(of: $0).changesNothing }
            && !isNamed(binding.name, besides: property)
    }

    /// Whether code of the target may name a member of the class: it stands in the class, or behind a dot.
    private func isNamed(_ name: String, besides property: LocatedDeclaration) -> Bool {
        context.files(naming: name).contains { file in
            let tokens = file.outline.tokens
            let own = TokenRanges(
                delegate.declarations.filter { $0.file.path == file.path }
                    .map(\.declaration.range))
            return tokens.tokens.indices.contains { token in
                guard token > 0, tokens.spells(token, name) else { return false }
                let isDeclared =
                    file.path == property.file.path && property.declaration.range.contains(token)
                return !isDeclared
                    && (own.contains(token) || tokens.tokens[token - 1].kind == .period
                        || tokens.tokens[token].kind == .stringSegment)
            }
        }
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
    /// Whether its author wrote a comment at it, or in it.
    var hasOwnComment: Bool {
        let file = file.outline
        return declaration.range.contains { token in
            file.tokens.trivia(before: token).contains {
                $0.isComment && !TemplateComment.saysNothing(file.text[$0.range])
            }
        }
    }
}
