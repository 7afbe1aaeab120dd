import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// An `App` with an adaptor, and an entry attribute that was left on the delegate behind it: no compiler takes both.
package struct LeftoverEntry {
    /// The entry point that stays.
    package let app: EntryPoint
    /// The delegate's.
    package let delegate: EntryPoint
    /// The delegate.
    package let delegateClass: DelegateClass

    /// The leftover of a target; nil where its entry points are anything else.
    package init?(context: TargetContext, profile: PlatformProfile) {
        let entries = EntryPointAnalysis(context: context, profile: profile).entries()
        guard entries.count == 2,
            let app = entries.first(where: { $0.kind == .swiftUIApp }),
            let delegate = entries.first(where: { $0.kind != .swiftUIApp }),
            let structure = app.declaration, let declaration = delegate.declaration,
            [app, delegate].allSatisfy({ $0.isUnconditional }),
            AppStructure.all(in: context).contains(where: {
                $0.located.declaration.name == structure.name
                    && $0.adaptors.map(\.className) == [declaration.name]
            })
        else { return nil }
        self.app = app
        self.delegate = delegate
        delegateClass = DelegateClass(
            LocatedDeclaration(file: delegate.file, declaration: declaration), in: context)
    }
}
