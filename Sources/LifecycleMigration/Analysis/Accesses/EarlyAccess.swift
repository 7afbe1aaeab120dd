import SwiftFlow
import SwiftOutline

/// Finds what a delegate asks of the application object while it is made, where SwiftUI makes it too early.
///
/// SwiftUI makes a plain delegate inside of `UIApplicationMain`, as UIKit did, or when the `App` first reads it. One that
/// is observable is made together with the `App`, before there is an application object. Source: OpenSwiftUI's delegate
/// adaptors; the first was never measured.
struct EarlyAccess {
    private let delegate: DelegateClass
    private let context: TargetContext
    private let profile: PlatformProfile

    /// An analysis of a delegate by the rules of its platform.
    init(of delegate: DelegateClass, in context: TargetContext, profile: PlatformProfile) {
        self.delegate = delegate
        self.context = context
        self.profile = profile
    }

    /// The properties that can be made lazily, in order.
    func lazyProperties() -> [Declaration] {
        early.filter(canBeLazy)
    }

    /// A finding for each access; `isPlanned` where the plan makes properties lazy.
    func findings(isPlanned: Bool = true) -> [Finding] {
        let properties = early.map { property in
            let place = context.place(delegate.file, property.keyword)
            guard canBeLazy(property) else {
                return early(
                    property.name, at: place,
                    remedy: "set it in `application(_:willFinishLaunchingWithOptions:)`")
            }
            guard isPlanned else {
                return early(property.name, at: place, remedy: "make it `lazy`")
            }
            return Finding(
                .delegateEarlyAccess, .warning, .review, at: place,
                "'\(property.name)' is made on first use: the application \(absence) before",
                remedy: "check that nothing relies on its being made with the delegate")
        }
        return properties + initializers()
    }

    private func early(_ name: String, at place: Place, remedy: String) -> Finding {
        Finding(
            .delegateEarlyAccess, .warning, .manual, at: place,
            "'\(name)' asks for the application, which \(absence) yet", remedy: remedy)
    }

    private var absence: String { isObservable ? "does not exist" : "may not exist" }

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
            && property.conditions.isEmpty && !isUsedInInit
            && !["weak", "unowned", "nonisolated"].contains(where: property.hasModifier)
    }

    private func initializers() -> [Finding] {
        delegate.declaration.members.filter { $0.kind == .initializer }.compactMap { initializer in
            guard let body = initializer.body, let use = use(in: body) else { return nil }
            return early(
                "init", at: context.place(delegate.file, use),
                remedy: "do this in `application(_:willFinishLaunchingWithOptions:)`")
        }
    }

    private func usesApplication(_ range: TokenRange) -> Bool { use(in: range) != nil }

    /// What needs the application outside of closures, which run later; one that is called on the spot does not.
    private func use(in range: TokenRange) -> Int? {
        let tokens = delegate.file.outline.tokens
        var token = range.lowerBound
        let isCalledAtOnce =
            token < range.upperBound && tokens.tokens[token].kind == .leftBrace
            && Int(tokens.partners[token]) + 1 < range.upperBound
        if isCalledAtOnce { token += 1 }
        while token < range.upperBound {
            if tokens.tokens[token].kind == .leftBrace, Int(tokens.partners[token]) > token {
                token = Int(tokens.partners[token])
            } else if isApplicationBound(token) {
                return token
            }
            token += 1
        }
        return nil
    }

    /// `UIApplication.shared`, and not a member of something else that is called like it.
    private func isApplicationBound(_ token: Int) -> Bool {
        let tokens = delegate.file.outline.tokens
        return profile.applicationBound.contains { path in
            path.indices.allSatisfy { tokens.spells(token + $0, path[$0]) }
        }
    }
}
