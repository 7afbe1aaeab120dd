import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What is asked of code beside an app's own: what it relies on that the app has, and that changes.
struct CodeBeside {
    /// The app's delegate.
    let delegate: DelegateClass
    /// Its delegates of window scenes.
    let sceneDelegates: [DelegateClass]
    /// The app's own window; nil for an app of another framework than UIKit, of which no window is looked for.
    let window: OwnWindow?
    /// Whether UIKit's scenes are in use.
    let usesScenes: Bool
    /// Whether the plan gives scenes to an app that had none.
    let getsScenes: Bool
    /// The keys of the Info.plist that go.
    let keys: [String]
    /// Whether the Info.plist gets a scene manifest.
    let writesManifest: Bool
    /// The methods about the app's state that the delegate hears of by notifications after the plan.
    let observed: [(callback: StateCallback, method: LocatedDeclaration)]
    /// The casts in tests that the plan repairs, by path, and a finding for each.
    let repaired: (ranges: [String: [TokenRange]], findings: [Finding])
    /// Whether the app names a type of what it links.
    let isNamedByApp: (String) -> Bool
}
