import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The static property by which code reaches the application delegate, once casts no longer do.
package struct SharedDelegate {
    /// Where the property comes from.
    package enum Origin {
        /// The plan adds it.
        case new
        /// An accessor of the class that casts, or a property that makes the instance that is installed, becomes it.
        case replacing(Declaration)
        /// The class has it; `isSetInTime` where `init` sets it.
        case existing(isOptional: Bool, isSetInTime: Bool)
    }

    /// The property's name.
    package let name: String
    /// Where it comes from.
    package let origin: Origin
    /// The class.
    package let delegateName: String
    /// Whether other modules see the property.
    package let isPublic: Bool
    /// Whether it holds the instance that the app's own code installed.
    package private(set) var isInstalled = false

    /// The property in code: `AppDelegate.shared`.
    package var text: String { "\(delegateName).\(name)" }

    /// Whether code must unwrap it.
    package var isOptional: Bool {
        if case .existing(let isOptional, _) = origin { isOptional } else { false }
    }

    /// Chooses the property: the one that the app's own code installed the delegate from, one that the class sets to itself,
    /// else an accessor of the class, `shared` first, else a new one.
    package init(
        of delegate: DelegateClass, profile: PlatformProfile = .uiKit, installed: String? = nil
    ) {
        delegateName = delegate.name
        let statics = delegate.members.filter {
            $0.declaration.kind == .variable && $0.declaration.isStatic
        }
        let isPublicClass = delegate.declaration.isPublic
        if let installed, let own = statics.first(where: { $0.declaration.name == installed }) {
            name = installed
            origin = .replacing(own.declaration)
            isPublic = isPublicClass && own.declaration.isPublic
            isInstalled = true
            return
        }
        if let own = statics.lazy.compactMap({ Self.existing($0, delegate) }).first {
            (name, origin) = (own.name, own.origin)
            isPublic = isPublicClass && own.isPublic
            return
        }
        let accessors = statics.filter { Self.canBeReplaced($0, delegate, profile) }
        if let accessor = accessors.first(where: { $0.declaration.name == "shared" })
            ?? accessors.first
        {
            name = accessor.declaration.name
            origin = .replacing(accessor.declaration)
            isPublic = isPublicClass && accessor.declaration.isPublic
            return
        }
        name = FreeNames(besides: delegate.takenNames).first(
            of: ["shared", "current", "instance", "sharedDelegate"])
        origin = .new
        isPublic = false
    }

    /// A stored property of the class's own type that the class sets to `self`.
    private static func existing(
        _ member: LocatedDeclaration, _ delegate: DelegateClass
    ) -> (name: String, origin: Origin, isPublic: Bool)? {
        let declaration = member.declaration
        guard let binding = declaration.bindings.first, declaration.bindings.count == 1,
            binding.accessorBraces == nil, !declaration.isPrivate, let type = binding.type
        else { return nil }
        let text = member.file.outline.text(type)
        guard [delegate.name + "?", delegate.name + "!"].contains(text) else { return nil }
        let setters = delegate.members.filter { sets(binding.name, $0) }
        guard !setters.isEmpty else { return nil }
        return (
            binding.name,
            .existing(
                isOptional: text.hasSuffix("?"),
                isSetInTime: setters.contains { $0.declaration.kind == .initializer }),
            declaration.isPublic
        )
    }

    /// `name = self`, with or without the class in front.
    private static func sets(_ name: String, _ member: LocatedDeclaration) -> Bool {
        let file = member.file.outline
        guard let body = member.declaration.body else { return false }
        return body.dropLast(2).contains { token in
            file.tokens.spells(token, name) && file.tokens.tokens[token + 1].kind == .equal
                && file.tokens.tokens[token + 2].kind == .keyword(.`self`)
        }
    }

    /// Whether a stored property can take the place of an accessor in the class, so that all code that uses it compiles:
    /// what is implicitly unwrapped is optional where it is taken whole.
    private static func canBeReplaced(
        _ accessor: LocatedDeclaration, _ delegate: DelegateClass, _ profile: PlatformProfile
    ) -> Bool {
        guard accessor.file.path == delegate.file.path, accessor.declaration.bindings.count == 1,
            !delegate.extensions.contains(where: {
                !$0.declaration.conditions.isEmpty
                    && $0.file.path == accessor.file.path
                    && $0.declaration.range.contains(accessor.declaration.keyword)
            }), casts(accessor, delegate, profile)
        else { return false }
        let file = accessor.file.outline
        let type = accessor.declaration.bindings[0].type.map(file.text)
        guard
            type.map({ $0.hasPrefix(delegate.name) && $0.count <= delegate.name.count + 1 }) ?? true
        else { return false }
        let isOptional =
            type.map { $0 != delegate.name }
            ?? !accessor.declaration.range.contains {
                file.tokens.tokens[$0].kind == .exclamationMark
            }
        return isOptional || !delegate.membersTakenWhole.contains(accessor.declaration.name)
    }

    /// Whether an accessor does nothing but cast the application's delegate.
    private static func casts(
        _ accessor: LocatedDeclaration, _ delegate: DelegateClass, _ profile: PlatformProfile
    ) -> Bool {
        guard let binding = accessor.declaration.bindings.first,
            let code = binding.accessors ?? binding.initializer
        else { return false }
        let casts = accessor.file.uses(of: delegate.name, profile: profile).casts.map(\.range)
            .filter {
                code.contains($0.lowerBound)
            }
        let rest = code.filter { token in !casts.contains { $0.contains(token) } }
        return !casts.isEmpty && doesNothing(rest, in: accessor.file.outline)
    }

    /// Whether code around a cast only binds what it gives, returns that, or traps where it gives nothing.
    private static func doesNothing(_ rest: [Int], in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        let bound = rest.filter { $0 > 0 && tokens[$0 - 1].kind == .keyword(.let) }.map(file.name)
        return rest.allSatisfy { token in
            switch tokens[token].kind {
            case .keyword(.guard), .keyword(.let), .keyword(.if), .keyword(.else),
                .keyword(.return), .equal, .leftBrace, .rightBrace, .leftParen, .rightParen,
                .stringQuote, .stringSegment, .exclamationMark:
                true
            case .identifier:
                (bound + ["get", "fatalError", "preconditionFailure"]).contains(
                    file.name(at: token))
            default: false
            }
        }
    }
}

extension Declaration {
    /// Whether other modules see the declaration, as far as it says so itself.
    fileprivate var isPublic: Bool { accessLevel == .public || accessLevel == .open }
}
