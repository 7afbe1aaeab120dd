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
    }

    /// What is left, as far as the class itself and those who name it tell.
    func remainder() -> DelegateRemainder {
        guard needsNoScenes, isPlain, !isAskedByRoot, facts.proxyRepairs.isEmpty,
            delegate.members.allSatisfy(isNothing), !surroundings.isNamedByTests
        else { return .work }
        let mentions = ClassMentions(of: delegate, in: context)
        guard !mentions.areInCode(except: facts.start?.replaced ?? [:]),
            !mentions.areInObjectiveC(except: facts.entry.objectiveC?.path),
            !mentions.areInResources, !isAskedFor
        else { return .work }
        if let comment = ownComment { return comment }
        if let module = onlyImport { return .kept(.onlyImport(of: module)) }
        guard surroundings.isCompiledOnce else { return .kept(.otherTargets) }
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

    /// Whether code of the app asks the application for its delegate, whatever it is.
    private var isAskedFor: Bool {
        context.files(mentioning: "UIApplication", "delegate").contains { file in
            let gone = TokenRanges(removed[file.path] ?? [])
            let tokens = file.outline.tokens
            return tokens.tokens.indices.contains { token in
                token > 1 && tokens.spells(token, "delegate")
                    && tokens.tokens[token - 1].kind == .period
                    && Self.applications.contains(file.outline.name(at: token - 2))
                    && !gone.contains(token)
            }
        }
    }

    private static let applications: Set<String> = [
        "shared", "application", "app", "sharedApplication",
    ]

    // MARK: Its members

    /// Whether the class is nothing but an application delegate.
    private var isPlain: Bool {
        let plain: Set<String> = ["UIResponder", "NSObject", "UIApplicationDelegate"]
        let attributes: Set<String> = ["main", "UIApplicationMain", "MainActor"]
        return delegate.declarations.allSatisfy { located in
            let declaration = located.declaration
            return declaration.conditions.isEmpty
                && declaration.inheritance.allSatisfy { plain.contains($0.baseName.lastComponent) }
                && declaration.attributes.allSatisfy { attributes.contains($0.name) }
        }
    }

    private func isNothing(_ member: LocatedDeclaration) -> Bool {
        let declaration = member.declaration
        guard declaration.conditions.isEmpty, declaration.attributes.isEmpty,
            !declaration.isStatic, !declaration.isOverride
        else { return false }
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
        if Self.launchMethods.contains(name) { return isDone(method) }
        return Self.silentMethods.contains(name) && method.hasEmptyBody
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

    /// Whether nothing is left of a launch method but that the launch went well.
    private func isDone(_ method: LocatedDeclaration) -> Bool {
        guard let body = method.declaration.body else { return false }
        let file = method.file.outline
        let gone = removed[method.file.path] ?? []
        return file.statements(of: body).allSatisfy { statement in
            if gone.contains(where: {
                $0.lowerBound <= statement.range.lowerBound
                    && statement.range.upperBound <= $0.upperBound
            }) {
                return true
            }
            switch statement.kind {
            case .returnStatement:
                return statement.expression.map { file.text($0) == "true" } ?? true
            case .expression: return file.text(statement.range) == "true"
            default: return false
            }
        }
    }

    /// The statements that go with the window.
    private var removed: [String: [TokenRange]] {
        facts.root.removal.functions.reduce(into: [:]) { ranges, item in
            ranges[item.function.located.file.path, default: []] +=
                item.changes.removed.map(\.range)
        }
    }

    private static let launchMethods: Set<String> = [
        "application(_:willFinishLaunchingWithOptions:)", PlainLaunchMethod.successor,
        PlainLaunchMethod.selectorName,
    ]

    /// The callbacks that give nothing back, and of which UIKit does nothing more where they are there.
    private static let silentMethods: Set<String> = [
        "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
        "applicationWillEnterForeground(_:)", "applicationDidBecomeActive(_:)",
        "applicationWillTerminate(_:)", "applicationDidReceiveMemoryWarning(_:)",
        "applicationSignificantTimeChange(_:)", "application(_:didDiscardSceneSessions:)",
    ]

    // MARK: Its text

    /// A comment of the author's own that is not at code that goes with the window.
    private var ownComment: DelegateRemainder? {
        for located in delegate.declarations {
            let file = located.file.outline
            let gone = TokenRanges(removed[located.file.path] ?? [])
            for token in tokens(around: located) where !gone.contains(token) {
                for piece in file.tokens.trivia(before: token)
                where piece.isComment && !TemplateComment.saysNothing(file.text[piece.range]) {
                    return .kept(.comment(located.file, offset: piece.range.lowerBound))
                }
            }
        }
        return nil
    }

    /// The tokens whose comments go with the class: its own, those of imports, and the end of the file. In front of the
    /// first token of a file stands what its neighbours have, too.
    private func tokens(around located: LocatedDeclaration) -> [Int] {
        let file = located.file.outline
        let imports = file.declarations.filter { $0.kind == .import }.flatMap(\.range)
        let end = file.tokens.tokens.count - 1
        return (imports + located.declaration.range + [end]).filter { $0 > 0 }
    }

    /// A module that no other file of the target imports, so that its members are seen by way of this one.
    private var onlyImport: String? {
        let paths = Set(delegate.declarations.map(\.file.path))
        let imports = delegate.declarations.flatMap { $0.file.outline.declarations }
            .filter { $0.kind == .import }.map(\.name)
        return imports.first { name in
            !Self.commonModules.contains(name)
                && !context.files(mentioning: "import " + name).contains { file in
                    !paths.contains(file.path)
                        && file.outline.declarations.contains {
                            $0.kind == .import && $0.name == name
                        }
                }
        }
    }

    /// What each app file has, or what says nothing to files that don't import it themselves.
    private static let commonModules: Set<String> = ["UIKit", "SwiftUI", "Foundation", "CoreData"]
}
