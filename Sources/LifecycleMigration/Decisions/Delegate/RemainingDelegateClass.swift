import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// An application delegate's class without the code that goes with its window: whether anything is left in it, and who needs it.
struct RemainingDelegateClass {
    /// The class.
    let delegate: DelegateClass
    /// Its target.
    let context: TargetContext
    /// What else is built with the app.
    let surroundings: DelegateSurroundings
    /// The names of its framework.
    let profile: PlatformProfile
    /// The tokens that go, by path.
    let removed: [String: [TokenRange]]
    /// The modules that the `App`'s file imports for the code that moves there.
    var imported: Set<String> = []

    // MARK: Those who need it

    /// Whether code, Objective-C or a resource names the class, or code asks the application for its delegate; `start` is the
    /// code that starts the app and goes, `paths` are files whose mentions don't matter.
    func isNeeded(exceptBy start: [String: [TokenRange]], in paths: Set<String>) -> Bool {
        let mentions = ClassMentions(of: delegate, in: context)
        return mentions.areInCode(except: start) || mentions.areInObjectiveC(except: paths)
            || mentions.areInResources(except: paths) || isAskedFor(except: start)
    }

    /// Whether code of the app asks the application for its delegate, whatever it is; the start itself installs it.
    private func isAskedFor(except start: [String: [TokenRange]]) -> Bool {
        let types = Set(profile.applicationPaths.compactMap(\.first))
        return types.sorted().contains { type in
            context.files(mentioning: type, "delegate").contains { asks($0, except: start) }
        }
    }

    private func asks(_ file: ProgramFile, except start: [String: [TokenRange]]) -> Bool {
        let gone = TokenRanges((removed[file.path] ?? []) + (start[file.path] ?? []))
        let tokens = file.outline.tokens
        return tokens.tokens.indices.contains { token in
            token > 1 && tokens.spells(token, "delegate")
                && tokens.tokens[token - 1].kind == .period
                && applications.contains(name(before: token - 1, in: file.outline))
                && !gone.contains(token)
                && !context.conditions.leavesOut(token, of: file.outline)
        }
    }

    /// The name in front of a period, without `!` and `?`.
    private func name(before period: Int, in file: SwiftFile) -> String {
        let token = period - 1
        return token > 0 && ["!", "?"].contains(file.text(token..<token + 1))
            ? file.name(at: token - 1) : file.name(at: token)
    }

    private var applications: Set<String> {
        Self.applications.union(profile.applicationPaths.filter { $0.count == 1 }.flatMap { $0 })
    }

    private static let applications: Set<String> = [
        "shared", "application", "app", "sharedApplication",
    ]

    // MARK: What is in it

    /// Whether the class is nothing but an application delegate.
    var isPlain: Bool {
        let plain = profile.plainSuperclasses.union([profile.delegateProtocol])
        let attributes = profile.entryAttributes.union(["MainActor"])
        return delegate.declarations.allSatisfy { located in
            let declaration = located.declaration
            return declaration.conditions.isEmpty
                && declaration.inheritance.allSatisfy { plain.contains($0.baseName.lastComponent) }
                && declaration.attributes.allSatisfy { attributes.contains($0.name) }
        }
    }

    /// Whether a member is there in every build and only in this class.
    static func isPlain(_ declaration: Declaration) -> Bool {
        declaration.conditions.isEmpty && !declaration.isStatic && !declaration.isOverride
            && declaration.attributes.allSatisfy { $0.name == "available" }
    }

    /// Whether nothing is left of a method but that it answers yes.
    func isDone(_ method: LocatedDeclaration) -> Bool {
        guard let body = method.declaration.body else { return false }
        let file = method.file.outline
        return file.statements(of: body).allSatisfy { statement in
            if isGone(statement.range, in: method.file) { return true }
            switch statement.kind {
            case .returnStatement:
                return statement.expression.map { file.text($0) == "true" } ?? true
            case .expression: return file.text(statement.range) == "true"
            default: return false
            }
        }
    }

    /// Whether code goes as a whole.
    func isGone(_ range: TokenRange, in file: ProgramFile) -> Bool {
        (removed[file.path] ?? []).contains {
            $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
        }
    }

    // MARK: Its text

    /// Why a class without any work left stays all the same; nil where it goes.
    var reason: DelegateRemainder.Reason? {
        if let comment = ownComment { return comment }
        if let module = onlyImport { return .onlyImport(of: module) }
        return surroundings.isCompiledOnce ? nil : .otherTargets
    }

    /// A comment of the author's own that is not at code that goes with the window.
    private var ownComment: DelegateRemainder.Reason? {
        for located in delegate.declarations {
            let file = located.file.outline
            let gone = TokenRanges(removed[located.file.path] ?? [])
            for token in tokens(around: located) where !gone.contains(token) {
                for piece in file.tokens.trivia(before: token)
                where piece.isComment && !TemplateComment.saysNothing(file.text[piece.range]) {
                    return .comment(located.file, offset: piece.range.lowerBound)
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
            !Self.commonModules.contains(name) && !imported.contains(name)
                && !context.files(mentioning: "import " + name).contains { file in
                    !paths.contains(file.path)
                        && file.outline.declarations.contains {
                            $0.kind == .import && $0.name == name
                        }
                }
        }
    }

    /// What each app file has, or what says nothing to files that don't import it themselves.
    private static let commonModules: Set<String> = [
        "UIKit", "AppKit", "Cocoa", "SwiftUI", "Foundation", "CoreData",
    ]
}
