import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds the class behind an entry point and the classes that scenes are delegated to.
package struct DelegateAnalysis {
    private let context: TargetContext
    private let profile: PlatformProfile

    /// An analysis of a target by the rules of its platform.
    package init(context: TargetContext, profile: PlatformProfile) {
        self.context = context
        self.profile = profile
    }

    /// The application delegate that carries the entry attribute at a token.
    ///
    /// - Throws: `Refusal` where the class is not an application delegate of the target's own.
    package func applicationDelegate(
        _ located: LocatedDeclaration, startedAt token: Int
    ) throws(Refusal) -> DelegateClass {
        let declaration = located.declaration
        let delegate = DelegateClass(located, in: context)
            .noticing(usesIn: context.files(naming: declaration.name))
        if declaration.isPrivate {
            throw Refusal(
                .delegateDeclaration, at: context.place(located.file, declaration.keyword),
                "'\(declaration.name)' can't be seen from another file",
                remedy: "remove its `private` or `fileprivate`")
        }
        try checkSuperclass(of: delegate)
        let protocols = [profile.delegateProtocol, profile.formerProtocol]
        guard delegate.inheritance.contains(where: { protocols.contains($0.lastComponent) }) else {
            throw Refusal(
                .delegateDeclaration, at: context.place(located.file, token),
                "'\(declaration.name)' does not conform to \(profile.delegateProtocol)",
                remedy: "move the attribute to the application delegate")
        }
        return delegate
    }

    private func checkSuperclass(of delegate: DelegateClass) throws(Refusal) {
        guard let superclass = context.superclass(of: delegate.declaration, profile) else { return }
        let name = superclass.name.lastComponent
        let place = context.place(delegate.file, superclass.range.lowerBound)
        let module = superclass.name.split(separator: ".").first.map(String.init) ?? ""
        let isForeign = module != name && module != context.target.moduleName
        if !isForeign, context.types(named: name).contains(where: { $0.declaration.kind == .class })
        {
            // Throws where the two are not one.
            _ = try DelegateFamily.family(of: delegate.located, in: context)
            if delegate.base != nil { return }
            throw Refusal(
                .delegateSuperclass, at: place,
                "'\(delegate.name)' inherits from '\(name)'",
                remedy: "move what '\(name)' does at launch into '\(delegate.name)'")
        }
        if let refusal = refusal(of: delegate.name, inheritingFrom: name, isForeign, at: place) {
            throw refusal
        }
        throw Refusal(
            .entryFrameworkDelegate, at: place,
            "'\(delegate.name)' inherits from '\(superclass.name)', a class of a framework",
            remedy: profile.isAppKit
                ? "leave the app as it is: only apps for iOS have to adopt scenes"
                : "adopt scenes the way that the framework documents")
    }

    /// Why a class is not followed that inherits from one of the target in Objective-C; nil for other classes.
    private func refusal(
        of name: String, inheritingFrom above: String, _ isForeign: Bool, at place: Place
    ) -> Refusal? {
        guard !isForeign, ObjectiveCCode(of: context).isClass(above) else { return nil }
        return Refusal(
            .delegateSuperclass, at: place,
            "'\(name)' inherits from '\(above)', which is in Objective-C, and what that does at launch isn't followed",
            remedy: "write what '\(above)' does in Swift, in '\(name)'")
    }

    /// Why a class that scenes name is no scene delegate that can be read; nil for one that the target does not have.
    package func refusal(ofSceneDelegate name: String) -> Refusal? {
        guard let located = context.types(named: name).first else {
            return context.allTypes(named: name).first.map { nested in
                Refusal(
                    .delegateDeclaration,
                    at: context.place(nested.file, nested.declaration.keyword),
                    "the scene delegate '\(name)' is declared inside of another type",
                    remedy: "declare it outside of every type, and name it so in its configuration")
            }
        }
        let superclass = context.superclass(of: located.declaration, profile)
        guard located.declaration.kind == .class, let superclass else {
            return Refusal(
                .delegateDeclaration, at: context.place(located.file, located.declaration.keyword),
                "'\(name)' is named as the scene delegate, and does not conform to UIWindowSceneDelegate",
                remedy: "let it conform, or name another class")
        }
        let place = context.place(located.file, superclass.range.lowerBound)
        let above = superclass.name.lastComponent
        if context.types(named: above).contains(where: { $0.declaration.kind == .class }) {
            do throws(Refusal) {
                _ = try DelegateFamily.family(of: located, in: context)
            } catch {
                return error
            }
            return Refusal(
                .delegateSuperclass, at: place, "'\(name)' inherits from '\(above)'",
                remedy: "move what '\(above)' does into '\(name)'")
        }
        if let refusal = refusal(
            of: name, inheritingFrom: above, above != superclass.name, at: place)
        {
            return refusal
        }
        return Refusal(
            .entryFrameworkDelegate, at: place,
            "the scene delegate '\(name)' inherits from '\(superclass.name)', a class of a framework",
            remedy: "adopt SwiftUI the way that the framework documents, or keep its scenes")
    }

    /// The scene delegates of the target, by class name.
    package func sceneDelegates() -> [DelegateClass] {
        let names = Conformances(in: context).names(of: profile.sceneDelegateProtocols.sorted())
        // An extension that conforms to one of the protocols names it, as the class itself would.
        var conforming: Set<String> = []
        for name in names.sorted() {
            for file in context.files(naming: name) {
                for declaration in file.outline.declarations
                where conforms(declaration, to: name) {
                    conforming.insert(context.wholeType(of: declaration.name.lastComponent))
                }
            }
        }
        return conforming.sorted().compactMap { name in
            context.types(named: name).last { $0.declaration.kind == .class }
                .map { DelegateClass($0, in: context) }
        }
    }

    private func conforms(_ declaration: Declaration, to name: String) -> Bool {
        guard declaration.kind == .class || declaration.kind == .extension else { return false }
        return declaration.inheritance.contains { $0.baseName.lastComponent == name }
    }
}

extension TargetContext {
    /// What a class inherits from that is no protocol, where it stands behind the colon: `UIResponder` and its like are nil.
    func superclass(
        of declaration: Declaration, _ profile: PlatformProfile
    ) -> (name: String, range: TokenRange)? {
        guard let first = declaration.inheritance.first else { return nil }
        let names = Conformances(in: self).expanded([first.baseName])
        let protocols = profile.sceneDelegateProtocols.union(
            [profile.delegateProtocol, profile.formerProtocol])
        for name in names {
            let last = name.lastComponent
            if profile.plainSuperclasses.contains(last) { return nil }
            let isProtocol =
                protocols.contains(last)
                || types(named: last).contains { $0.declaration.kind == .protocol }
            if !isProtocol { return (name, first.range) }
        }
        return nil
    }
}
