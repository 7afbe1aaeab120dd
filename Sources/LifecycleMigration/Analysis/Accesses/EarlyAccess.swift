import SwiftOutline

/// Finds what a delegate asks of the application object while it is made, where SwiftUI makes it too early.
///
/// SwiftUI makes a plain delegate inside of `UIApplicationMain`, as UIKit did. One that is observable is made together
/// with the `App`, before there is an application object. Source: OpenSwiftUI's delegate adaptors.
struct EarlyAccess {
    private let facts: UIKitFacts
    private var delegate: DelegateClass { facts.delegate }

    /// An analysis of an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// The properties that can be made lazily, in order.
    func lazyProperties() -> [Declaration] {
        guard isObservable else { return [] }
        return early.filter(canBeLazy)
    }

    /// A finding for each access.
    func findings() -> [Finding] {
        guard isObservable else { return [] }
        let properties = early.map { property in
            let place = facts.context.place(delegate.file, property.keyword)
            guard canBeLazy(property) else {
                return Finding(
                    .delegateEarlyAccess, .warning, .manual, at: place,
                    "'\(property.name)' asks for the application before it exists",
                    remedy: "set it in `application(_:willFinishLaunchingWithOptions:)`")
            }
            return Finding(
                .delegateEarlyAccess, .warning, .review, at: place,
                "'\(property.name)' is made on first use: the application does not exist before",
                remedy: "check that nothing relies on its being made with the delegate")
        }
        return properties + initializers()
    }

    private var isObservable: Bool {
        delegate.inheritance.contains { $0.lastComponent == "ObservableObject" }
            || delegate.declaration.attribute("Observable") != nil
    }

    /// The stored properties whose initial values use the application object.
    private var early: [Declaration] {
        delegate.declaration.members.filter { member in
            member.kind == .variable && !member.isStatic && !member.isLazy
                && member.bindings.contains { binding in
                    binding.initializer.map(usesApplication) ?? false
                }
        }
    }

    private func canBeLazy(_ property: Declaration) -> Bool {
        guard property.bindings.count == 1, let binding = property.bindings.first else {
            return false
        }
        let isUsedInInit = delegate.declaration.members.contains { member in
            guard member.kind == .initializer, let body = member.body else { return false }
            return delegate.file.outline.references(in: body).contains { $0.name == binding.name }
        }
        return binding.accessorBraces == nil && property.attributes.isEmpty
            && property.conditions.isEmpty && !property.hasModifier("weak")
            && !property.hasModifier("unowned") && !isUsedInInit
    }

    private func initializers() -> [Finding] {
        delegate.declaration.members.filter { $0.kind == .initializer }.compactMap { initializer in
            guard let body = initializer.body, let use = use(in: body) else { return nil }
            return Finding(
                .delegateEarlyAccess, .warning, .manual,
                at: facts.context.place(delegate.file, use),
                "'init' asks for the application before it exists",
                remedy: "do this in `application(_:willFinishLaunchingWithOptions:)`")
        }
    }

    private func usesApplication(_ range: TokenRange) -> Bool { use(in: range) != nil }

    /// `UIApplication.shared` outside of closures, which run later; one that is called on the spot does not.
    private func use(in range: TokenRange) -> Int? {
        let tokens = delegate.file.outline.tokens
        var token = range.lowerBound
        let isCalledAtOnce =
            token < range.upperBound && tokens.tokens[token].kind == .leftBrace
            && Int(tokens.partners[token]) + 1 < range.upperBound
        if isCalledAtOnce { token += 1 }
        while token + 2 < range.upperBound {
            if tokens.tokens[token].kind == .leftBrace, Int(tokens.partners[token]) > token {
                token = Int(tokens.partners[token])
            } else if tokens.spells(token, "UIApplication"),
                tokens.spells(token + 2, "shared")
            {
                return token
            }
            token += 1
        }
        return nil
    }
}
