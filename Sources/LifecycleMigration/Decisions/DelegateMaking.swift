import AppFacts
import SwiftFlow
import SwiftOutline

/// Whether SwiftUI makes an application delegate of UIKit's before there is an application object.
///
/// A plain one is made inside of `UIApplicationMain`, after the application and as UIKit made it, or when the adaptor is read first.
/// One that can be observed is made together with the adaptor, which the `App` has from its beginning. Source: OpenSwiftUI's
/// `UIApplicationDelegateAdaptor`, `FallbackDelegateBox` and `AppDelegate`; `App.body`, where the plan reads the adaptor, is asked for
/// scenes once one connects (its `AppGraph`).
struct DelegateMaking {
    /// Whether the delegate is made too early for the application object.
    let isBeforeApplication: Bool

    /// The delegate of an app that moves; the plan may make it one that can be observed.
    init(in facts: UIKitFacts) {
        let becomesObservable = !facts.usesScenes && facts.root.isObserved(facts.usesScenes)
        isBeforeApplication =
            becomesObservable || Self.canBeObserved(facts.delegate, in: facts.context)
    }

    /// The delegate of an app that stays as it is, with the types that are its `App`, if it has any.
    init(of delegate: DelegateClass, in context: TargetContext, apps: [AppStructure]) {
        isBeforeApplication =
            Self.canBeObserved(delegate, in: context)
            || apps.contains { $0.asksForDelegateAtOnce }
    }

    /// Whether SwiftUI puts the delegate into the environment, so that it makes it with the adaptor.
    static func canBeObserved(_ delegate: DelegateClass, in context: TargetContext) -> Bool {
        let parts = context.inheritanceChain(of: delegate.name).flatMap {
            context.types(named: $0) + context.extensions(of: $0)
        }
        return delegate.inheritance.contains { $0.lastComponent == observable }
            || parts.contains { part in
                part.declaration.attribute("Observable") != nil
                    || part.declaration.inheritance.contains {
                        $0.baseName.lastComponent == observable
                    }
            }
    }

    private static let observable = "ObservableObject"
}
