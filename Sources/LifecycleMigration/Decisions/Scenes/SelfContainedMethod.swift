import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells whether a callback of the application's delegate can stand in the delegate of a scene as it is: it neither needs the object or
/// the file that it is in, nor what UIKit gives it.
struct SelfContainedMethod {
    private let method: LocatedDeclaration
    private let app: UIKitApp
    private let taken: Set<String>
    private var declaration: Declaration { method.declaration }
    private var delegate: DelegateClass { app.delegate }
    private var file: SwiftFile { method.file.outline }

    /// A method of an app's delegate; `taken` are the names of members that the other class has.
    init(_ method: LocatedDeclaration, of app: UIKitApp, beside taken: Set<String>) {
        self.method = method
        self.app = app
        self.taken = taken
    }

    /// Whether it can.
    var isSelfContained: Bool {
        guard let body = declaration.body, isPlain, isBuiltAlways, !needsItself(body) else {
            return false
        }
        let references = file.references(in: body)
        return !references.contains(where: namesDelegate) && areKnown(references)
            && HiddenNames(of: file, owner: delegate.name).all(usedIn: body).isEmpty
    }

    // MARK: Its head

    /// Whether nothing is said of the method that another method would have to say, too.
    private var isPlain: Bool {
        let result = declaration.returnType.map(file.text)
        let head = declaration.range.dropFirst().prefix {
            $0 <= declaration.bodyBraces?.open ?? 0
        }
        return declaration.attributes.isEmpty && !declaration.isAsync && !declaration.isThrowing
            && declaration.modifiers.allSatisfy { Self.modifiers.contains($0.name) }
            && [nil, "Void", "()"].contains(result) && !delegate.isInherited(method)
            && !head.contains { file.tokens.trivia(before: $0).contains(where: \.isComment) }
    }

    private static let modifiers: Set<String> = ["internal", "public", "final"]

    /// Whether every build has the method and what its file imports, and whatever system it runs on.
    private var isBuiltAlways: Bool {
        let part = delegate.extension(around: method)?.declaration
        let imports = file.declarations.filter { $0.kind == .import }
        return ([declaration, delegate.declaration, part].compactMap { $0 } + imports)
            .allSatisfy(\.conditions.isEmpty)
            && part?.attributes.isEmpty != false
            && delegate.declaration.attributes.allSatisfy { Self.attributes.contains($0.name) }
    }

    private static let attributes: Set<String> = [
        "main", "UIApplicationMain", "objc", "objcMembers", "MainActor",
    ]

    // MARK: Its body

    /// Whether code names the object, the class or the function around it, be it by a macro.
    private func needsItself(_ body: TokenRange) -> Bool {
        let tokens = file.tokens.tokens
        return body.contains { token in
            switch tokens[token].kind {
            case .keyword(.`self`): tokens[token - 1].kind != .period
            case .keyword(.super), .keyword(.Self), .pound, .poundSourceLocation: true
            default: false
            }
        }
    }

    /// Whether a name may lead to the delegate, to a member of it, or to what UIKit gave the method; the state of the application is what the
    /// method is told of.
    private func namesDelegate(_ reference: Reference) -> Bool {
        let name = reference.name
        switch reference.role {
        case .argumentLabel, .attribute: return false
        case .member, .implicitMember:
            return name == delegate.name || name == "applicationState"
                || name == "delegate" && file.tokens.spells(reference.token - 2, "shared")
        case .bare, .type, .declaredName:
            return name == delegate.name || delegate.memberNames.contains(name)
                || declaration.parameters.contains { $0.name == name }
                || !app.launch.flow.program.members(name, of: delegate.name).isEmpty
        }
    }

    /// Whether every name on its own means the same in another class.
    private func areKnown(_ references: [Reference]) -> Bool {
        let inherited = InheritedNames(in: app.launch.flow.program)
        let own = ownNames(references)
        return !references.contains { reference in
            inherited.mayBeOne(reference, besides: own)
                || reference.role == .bare && !own.contains(reference.name)
                    && taken.contains(reference.name)
        }
    }

    /// The names that the code declares, but for those whose value is something else of that name: `if let store = store`.
    private func ownNames(_ references: [Reference]) -> Set<String> {
        let declared = references.filter { $0.role == .declaredName }
        let again = references.indices.dropLast().filter { index in
            references[index].role == .declaredName
                && (isShorthand(references[index].token)
                    || takesValue(references[index], from: references[(index + 1)...]))
        }.map { references[$0].name }
        return Set(declared.map(\.name)).subtracting(again)
    }

    /// `if let store {`, `[store]`
    private func isShorthand(_ token: Int) -> Bool {
        let tokens = file.tokens.tokens
        switch tokens[token + 1].kind {
        case .leftBrace, .rightSquare, .keyword(.else): return true
        case .comma:
            return [.keyword(.let), .keyword(.var), .leftSquare].contains(tokens[token - 1].kind)
        default: return false
        }
    }

    /// Whether the value of a name that is declared, on its line or the next one, is made of that name.
    private func takesValue(_ name: Reference, from rest: ArraySlice<Reference>) -> Bool {
        let tokens = file.tokens.tokens
        let start = name.token + 2
        switch tokens[name.token + 1].kind {
        case .equal: break
        case .keyword(.in) where tokens[name.token - 1].kind == .keyword(.for): break
        default: return false
        }
        return rest.prefix {
            $0.token == start
                || !file.hasLineBreak(in: tokens[start].start..<tokens[$0.token].start)
        }.contains { $0.role == .bare && $0.name == name.name }
    }
}
