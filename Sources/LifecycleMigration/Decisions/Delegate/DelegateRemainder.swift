import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What is left of the application delegate once SwiftUI has the window.
enum DelegateRemainder {
    /// Something that the app needs, or that may be needed.
    case work
    /// Nothing: SwiftUI's own delegate does the same without it, so the class goes.
    case nothing
    /// Nothing that does anything; the class stays for a reason that only its owner can weigh.
    case kept(Reason)

    /// Why a class that does nothing stays.
    enum Reason {
        /// It holds a comment that is not Xcode's: a file, and the byte offset of the comment.
        case comment(ProgramFile, offset: Int)
        /// It has a `window`, which code of a library may ask for by selector.
        case window(askedBy: String)
        /// Its file alone imports a module, so that other files may need it to.
        case onlyImport(of: String)
        /// Other targets compile it, too, which may need it.
        case otherTargets
    }

    /// Whether the class goes.
    var isNothing: Bool { if case .nothing = self { true } else { false } }
}

/// Looks at what is left of an application delegate.
struct DelegateRemainderAnalysis {
    private let facts: UIKitFacts
    /// The scene delegate that goes.
    let goingScene: DelegateClass?
    /// What else is built with the app.
    let surroundings: DelegateSurroundings
    private let readers: WindowReaders
    private let rest: RemainingDelegateClass
    /// The application delegate.
    var delegate: DelegateClass { facts.delegate }
    /// Its target.
    var context: TargetContext { facts.context }

    /// An analysis of an app in its surroundings; `goingScene` is the scene delegate that goes, and `readers` may ask for
    /// the window.
    init(
        _ facts: UIKitFacts, without goingScene: DelegateClass?,
        in surroundings: DelegateSurroundings, readBy readers: WindowReaders
    ) {
        self.readers = readers
        self.facts = facts
        self.goingScene = goingScene
        self.surroundings = surroundings
        rest = RemainingDelegateClass(
            delegate: facts.delegate, context: facts.context, surroundings: surroundings,
            profile: .uiKit,
            removed: facts.root.removal.functions.reduce(into: [:]) { ranges, item in
                ranges[item.function.located.file.path, default: []] +=
                    item.changes.removed.map(\.range)
            },
            imported: facts.root.movedRoots.reduce(into: []) { modules, root in
                let imports = RootImports(
                    of: root, in: facts.context, delegate: facts.delegate.name)
                modules.formUnion(imports.modules)
            })
    }

    /// What is left, as far as the class itself and those who name it tell.
    func remainder() -> DelegateRemainder {
        let gone = [facts.entry.objectiveC?.path].compactMap { $0 }
        guard needsNoScenes, rest.isPlain, !isAskedByRoot, facts.proxyRepairs.isEmpty,
            delegate.members.allSatisfy(isNothing), !surroundings.isNamedByTests,
            !rest.isNeeded(exceptBy: facts.start?.replaced ?? [:], in: Set(gone))
        else { return .work }
        if let reason = rest.reason { return .kept(reason) }
        guard delegate.members.contains(where: { $0.declaration.kind == .variable }) else {
            return .nothing
        }
        switch readers {
        case .none: return .nothing
        case .possible(let name): return .kept(.window(askedBy: name))
        case .unknown: return .work
        }
    }

    // MARK: Those who need it

    /// Whether no scene has a delegate of the app's own, which SwiftUI asks the application delegate for.
    var needsNoScenes: Bool {
        let classes = facts.manifest.sceneDelegateClasses
        return (facts.sceneDelegate == nil || goingScene != nil)
            && facts.otherWindowDelegates.isEmpty
            && classes.allSatisfy { $0 == goingScene?.name }
            && (facts.configurationMethod == nil || facts.manifest.otherRoles.isEmpty)
    }

    private var isAskedByRoot: Bool {
        switch facts.root.source {
        case .storyboard: facts.root.loading != nil
        case .view(let root), .controller(let root): root.asksDelegate
        case .cell, .choice: true
        }
    }

    // MARK: Its members

    private func isNothing(_ member: LocatedDeclaration) -> Bool {
        let declaration = member.declaration
        guard RemainingDelegateClass.isPlain(declaration) else { return false }
        switch declaration.kind {
        case .variable: return isEmptyWindow(member)
        case .function:
            if let function = FlowFunction(member, owner: delegate.name),
                facts.root.removal.scope.emptied.contains(function.id)
            {
                return true
            }
            return isNothing(member, declaration.selectorName)
        default: return false
        }
    }

    private func isNothing(_ method: LocatedDeclaration, _ name: String) -> Bool {
        if name == SceneConfigurationMethod.selectorName { return answersAsSwiftUI }
        if Self.launchMethods.contains(name) { return rest.isDone(method) }
        return PlatformProfile.uiKit.silentCallbacks.contains(name) && method.hasEmptyBody
    }

    /// A window that SwiftUI has now, or that never was one.
    private func isEmptyWindow(_ member: LocatedDeclaration) -> Bool {
        guard !facts.usesScenes else { return member.isWindowOfTemplate }
        return member.declaration.bindings.count == 1
            && member.declaration.bindings.first?.accessorBraces == nil
            && facts.launch.holdsWindow(member) && facts.root.initialRoot == nil
    }

    /// Whether the method that answers for a connecting scene names no delegate for it that stays.
    var answersAsSwiftUI: Bool {
        guard let method = facts.configurationMethod, let body = method.method.declaration.body
        else {
            return false
        }
        switch method.shape {
        case .plain, .sessionConfiguration:
            return method.method.file.outline.statements(of: body).count == 1
        case .attaching(let attachments):
            return attachments.allSatisfy { $0.className == goingScene?.name }
        case .choosing, .custom: return false
        }
    }

    private static let launchMethods: Set<String> = [
        "application(_:willFinishLaunchingWithOptions:)", PlainLaunchMethod.successor,
        PlainLaunchMethod.selectorName,
    ]
}
