import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds what a delegate asks of the application object while it is made, where SwiftUI makes it too early: that of a Mac app, and one
/// of UIKit's as `DelegateMaking` says.
struct EarlyAccess {
    /// The delegate.
    let delegate: DelegateClass
    /// The target.
    let context: TargetContext
    private let profile: PlatformProfile
    private let reach: EarlyReach?
    private let making: DelegateMaking?
    /// What its own properties ask of the root; nil for other frameworks than UIKit.
    let rootUses: EarlyRootUses?

    /// An analysis of a delegate by the rules of its platform; through calls of the app's own it goes where there is a `flow`. One of
    /// UIKit's is made as `making` says.
    init(
        of delegate: DelegateClass, in context: TargetContext, profile: PlatformProfile,
        flow: AppFlow? = nil, making: DelegateMaking? = nil
    ) {
        self.making = making
        self.delegate = delegate
        self.context = context
        self.profile = profile
        reach = flow.map { EarlyReach(in: $0, by: profile) }
        rootUses = nil
    }

    /// An analysis of a UIKit app's delegate, whose root its own properties may ask for too early, too.
    init(of facts: UIKitFacts) {
        making = DelegateMaking(in: facts)
        delegate = facts.delegate
        context = facts.context
        profile = .uiKit
        reach = nil
        rootUses = EarlyRootUses(of: facts)
    }

    /// The properties that can be made lazily, in order.
    func lazyProperties() -> [LocatedDeclaration] {
        early.filter(canBeMadeLater)
    }

    /// Whether a property can be lazy, and, where it shows the root, the launch asks for it.
    func canBeMadeLater(_ property: LocatedDeclaration) -> Bool {
        guard canBeLazy(property) else { return false }
        return rootUses?.contains(property) != true
            || rootUses?.startNames.contains(property.declaration.name) == true
    }

    /// The first window that each initial value and initializer of a Mac app's delegate makes, and that is not made on first use.
    func windows() -> [(file: ProgramFile, token: Int)] {
        guard let reach else { return [] }
        let later = lazyProperties()
        return members.flatMap { member in
            let declaration = member.declaration
            let isStored =
                declaration.kind == .variable && !declaration.isStatic && !declaration.isLazy
                && !later.contains(where: member.isSame)
            let code =
                declaration.kind == .initializer
                ? [declaration.body].compactMap { $0 }
                : isStored ? declaration.bindings.compactMap(\.initializer) : []
            return code.compactMap { range in
                reach.token(of: .window, in: range, of: member.file).map { (member.file, $0) }
            }
        }
    }

    /// How sure it is that there is no application yet, for a message.
    var absence: String {
        profile.isAppKit && !DelegateMaking.canBeObserved(delegate, in: context)
            ? "may not exist" : "does not exist"
    }

    /// The members of the class's own declaration, and of that of the superclass that it is one with.
    var members: [LocatedDeclaration] {
        ([delegate.located] + [delegate.base].compactMap { $0 }).flatMap { part in
            part.declaration.members.map { LocatedDeclaration(file: part.file, declaration: $0) }
        }
    }

    /// The stored properties whose initial values use the application object.
    var early: [LocatedDeclaration] {
        members.filter { member in
            let declaration = member.declaration
            return declaration.kind == .variable && !declaration.isStatic && !declaration.isLazy
                && (rootUses?.contains(member) == true
                    || declaration.bindings.contains { binding in
                        binding.initializer.map { use(in: $0, of: member.file) != nil } ?? false
                    })
        }
    }

    /// Whether a property can be made on first use.
    func canBeLazy(_ member: LocatedDeclaration) -> Bool {
        let property = member.declaration
        guard property.bindings.count == 1, let binding = property.bindings.first else {
            return false
        }
        let isUsedInInit = members.contains { member in
            guard member.declaration.kind == .initializer, let body = member.declaration.body
            else { return false }
            return member.file.outline.references(in: body).contains { $0.name == binding.name }
        }
        return binding.accessorBraces == nil && property.attributes.isEmpty
            && isUnconditional(property) && !isUsedInInit && !isTracked
            && !["weak", "unowned", "nonisolated"].contains(where: property.hasModifier)
    }

    /// Whether `@Observable` makes the properties computed ones, which can't be lazy.
    private var isTracked: Bool {
        [delegate.declaration, delegate.base?.declaration].contains {
            $0?.attribute("Observable") != nil
        }
    }

    /// The member of the application whose value a property keeps as it is when the delegate is made, where other code reads that; nil
    /// for what may be asked at any time.
    func momentaryMember(of property: LocatedDeclaration) -> String? {
        let file = property.file.outline
        let found = property.declaration.bindings.compactMap(\.initializer).flatMap { $0 }
            .first { token in
                MomentaryMembers.names.contains(file.name(at: token)) && token > 1
                    && file.tokens.spells(token - 2, "shared")
            }
        let isRead = property.declaration.declaredNames.contains { name in
            context.files(naming: name).contains { other in
                other.tokens(spelled: name).contains {
                    other.path != property.file.path || !property.declaration.range.contains($0)
                }
            }
        }
        return isRead ? found.map(file.name) : nil
    }

    /// Whether a property is there wherever its class is.
    private func isUnconditional(_ property: Declaration) -> Bool {
        [delegate.declaration, delegate.base?.declaration].compactMap { $0?.conditions }
            .contains { $0 == property.conditions }
    }

    /// The first callback of the delegate.
    var firstCallback: String {
        profile.isAppKit
            ? "applicationWillFinishLaunching(_:)"
            : "application(_:willFinishLaunchingWithOptions:)"
    }

    /// What needs the application outside of closures, which run later; one that is called on the spot does not.
    func use(in range: TokenRange, of file: ProgramFile) -> Int? {
        guard making?.isBeforeApplication != false else { return nil }
        if let reach { return reach.token(of: .application, in: range, of: file) }
        let tokens = file.outline.tokens
        var token = range.lowerBound
        let isCalledAtOnce =
            token < range.upperBound && tokens.tokens[token].kind == .leftBrace
            && Int(tokens.partners[token]) + 1 < range.upperBound
        if isCalledAtOnce { token += 1 }
        while token < range.upperBound {
            if tokens.tokens[token].kind == .leftBrace, Int(tokens.partners[token]) > token {
                token = Int(tokens.partners[token])
            } else if isBound(token, in: tokens) {
                return token
            }
            token += 1
        }
        return nil
    }

    /// `UIApplication.shared`, and not a member of something else that is called like it.
    private func isBound(_ token: Int, in tokens: TokenList) -> Bool {
        profile.applicationBound.contains { path in
            path.indices.allSatisfy { tokens.spells(token + $0, path[$0]) }
        }
    }
}
