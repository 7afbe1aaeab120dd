import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// An application delegate and its superclass in the same target, of which there is no other instance and no other subclass.
///
/// The two are then one class in two parts: what the superclass declares is the delegate's own, unless it overrides it.
package struct DelegateFamily {
    /// The delegate.
    package let delegate: LocatedDeclaration
    /// Its superclass.
    package let base: LocatedDeclaration

    /// A delegate family from its parts.
    package init(
        delegate: LocatedDeclaration, base: LocatedDeclaration
    ) {
        self.delegate = delegate
        self.base = base
    }

    /// The families of a target: of application delegates, and of scene delegates.
    package static func all(in context: TargetContext) -> [DelegateFamily] {
        let profile = profile(of: context)
        let names = Conformances(in: context).names(
            of: [profile.delegateProtocol] + profile.sceneDelegateProtocols.sorted())
        var bases: Set<String> = []
        for name in names {
            for file in context.files(naming: name, as: .inherited) {
                for type in file.inheritors(of: name)
                where type.declaration.kind == .class || type.declaration.kind == .extension {
                    bases.insert(type.declaration.name.lastComponent)
                }
            }
        }
        return bases.sorted().compactMap { base in
            // The protocol may stand at either of the two.
            let delegate =
                subclasses(of: base, in: context).first ?? context.types(named: base).first
            return delegate.flatMap { try? family(of: $0, in: context) }
        }
    }

    /// The family of a delegate whose superclass is a class of the target.
    ///
    /// - Throws: `Refusal` where the two are not one class in two parts.
    package static func family(
        of delegate: LocatedDeclaration, in context: TargetContext
    ) throws(Refusal) -> DelegateFamily? {
        let superclass = context.superclass(of: delegate.declaration, profile(of: context))
        guard let name = superclass?.name.lastComponent,
            let base = context.types(named: name).first, base.declaration.kind == .class
        else { return nil }
        let family = DelegateFamily(delegate: delegate, base: base)
        try family.check(in: context)
        return family
    }

    /// The names of those that name a class of the target behind the colon.
    private static func subclasses(
        of base: String, in context: TargetContext
    ) -> [LocatedDeclaration] {
        context.files(naming: base, as: .inherited).flatMap { file in
            file.inheritors(of: base).filter { $0.declaration.kind != .extension }
        }
    }

    /// The rules of the delegates of a target.
    private static func profile(of context: TargetContext) -> PlatformProfile {
        let own = PlatformProfile.profile(for: context.target.platform)
        return own.isAppKit ? own : .uiKit
    }

    // MARK: What keeps them apart

    private func check(in context: TargetContext) throws(Refusal) {
        let (name, above) = (delegate.declaration.name, base.declaration.name)
        for declaration in [base, delegate] {
            let count = context.allTypes(named: declaration.declaration.name).count
            guard count == 1, declaration.declaration.conditions.isEmpty else {
                throw refusal(
                    at: context.place(declaration.file, declaration.declaration.keyword),
                    "'\(declaration.declaration.name)' is not the same class in all builds",
                    remedy: "move what '\(above)' does at launch into '\(name)'")
            }
        }
        let profile = Self.profile(of: context)
        if let first = context.superclass(of: base.declaration, profile) {
            throw refusal(
                at: context.place(base.file, first.range.lowerBound),
                "'\(name)' inherits from '\(above)', which inherits from '\(first.name)': only one superclass is followed",
                remedy:
                    "let '\(above)' inherit from `\(profile.isAppKit ? "NSObject" : "UIResponder")`"
            )
        }
        let others = Self.subclasses(of: above, in: context).filter {
            $0.declaration.keyword != delegate.declaration.keyword
                || $0.file.path != delegate.file.path
        }
        if let other = others.first {
            throw refusal(
                at: context.place(other.file, other.declaration.keyword),
                "'\(name)' inherits from '\(above)', and '\(other.declaration.name)' does so too",
                remedy: "move what '\(above)' does at launch into '\(name)'")
        }
        try checkMembers(in: context)
        try checkInstances(in: context)
    }

    /// A stored property that is overridden is two, and of methods that differ in types alone it can't be told which one is.
    private func checkMembers(in context: TargetContext) throws(Refusal) {
        let inherited = Self.members(of: base, in: context)
        let initializer = inherited.first {
            $0.declaration.kind == .initializer && $0.declaration.parameters.isEmpty
                && $0.declaration.hasModifier("required")
        }
        if let initializer {
            throw refusal(
                at: context.place(initializer.file, initializer.declaration.keyword),
                "'\(delegate.declaration.name)' must have this initializer, too",
                remedy: "take `required` away")
        }
        for member in Self.members(of: delegate, in: context)
        where member.declaration.isOverride || member.declaration.kind == .initializer {
            let alike = inherited.filter { member.declaration.replaces($0.declaration) }
            let isTwo =
                member.declaration.kind == .variable
                && alike.contains {
                    !($0.declaration.isOnlyGiven && member.declaration.isOnlyGiven)
                }
            guard isTwo || alike.count > 1 else {
                continue
            }
            throw refusal(
                at: context.place(member.file, member.declaration.keyword),
                "'\(member.declaration.name)' of '\(base.declaration.name)' is overridden here",
                remedy: "keep it in one of the two classes")
        }
    }

    /// An instance of the superclass alone would lose what the plan takes out of it.
    private func checkInstances(in context: TargetContext) throws(Refusal) {
        let name = base.declaration.name
        let start = Self.starting.lazy.compactMap(base.declaration.attribute).first
        if let start, !startsAnother {
            throw refusal(
                at: context.place(base.file, start.range.lowerBound),
                "the app starts with '\(name)' by itself",
                remedy: "use '\(delegate.declaration.name)'")
        }
        let named = (try? context.propertyLists())?.flatMap(\.configurations) ?? []
        if named.contains(where: { $0.delegateClasses.contains(name) }) {
            throw refusal(
                at: context.place(base.file, base.declaration.keyword),
                "the manifest names '\(name)' by itself",
                remedy: "name '\(delegate.declaration.name)' there")
        }
        for file in context.files(naming: name) {
            let tokens = file.outline.tokens
            for token in file.tokens(spelled: name)
            where tokens.tokens[token].kind == .identifier
                && tokens.tokens.indices.contains(token + 2)
            {
                let isMade =
                    tokens.tokens[token + 1].kind == .leftParen
                    || tokens.tokens[token + 1].kind == .period
                        && (tokens.spells(token + 2, "init")
                            || tokens.tokens[token + 2].kind == .keyword(.`init`)
                            || tokens.tokens[token + 2].kind == .keyword(.`self`))
                guard isMade else { continue }
                throw refusal(
                    at: context.place(file, token), "'\(name)' is used by itself here",
                    remedy: "use '\(delegate.declaration.name)'")
            }
        }
    }

    /// What has UIKit or AppKit make an instance of the class that it stands at.
    private static let starting = ["main", "UIApplicationMain", "NSApplicationMain"]

    /// Whether the superclass has a `main()` of its own, which may start the other class.
    private var startsAnother: Bool {
        base.declaration.members.contains { $0.name == "main" && $0.isStatic }
    }

    private func refusal(at place: Place, _ message: String, remedy: String) -> Refusal {
        Refusal(.delegateSuperclass, at: place, message, remedy: remedy)
    }

    // MARK: Members

    /// The superclass and its extensions.
    package func inherited(in context: TargetContext) -> [LocatedDeclaration] {
        [base] + context.extensions(of: base.declaration.name)
    }

    private static func members(
        of type: LocatedDeclaration, in context: TargetContext
    ) -> [LocatedDeclaration] {
        ([type] + context.extensions(of: type.declaration.name)).flatMap { located in
            located.declaration.members.map {
                LocatedDeclaration(file: located.file, declaration: $0)
            }
        }
    }
}

extension Declaration {
    /// Whether it is a property that nothing but its getter is behind, which is overridden as a method is.
    fileprivate var isOnlyGiven: Bool {
        kind == .variable && bindings.count == 1
            && bindings.allSatisfy { binding in
                !binding.accessorKinds.isEmpty
                    && binding.accessorKinds.allSatisfy { $0 == .implicitGetter || $0 == .get }
            }
    }
}
