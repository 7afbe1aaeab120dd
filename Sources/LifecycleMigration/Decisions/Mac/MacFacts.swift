import AppFacts
import SwiftFlow
import SwiftOutline

/// What is known of a Mac app that starts from an application delegate.
struct MacFacts {
    /// The target.
    let context: TargetContext
    /// How it starts.
    let entry: EntryPoint
    /// The code that starts it; nil for an attribute.
    let start: MacStart?
    /// The delegate.
    let delegate: DelegateClass
    /// The property lists.
    let propertyLists: [PropertyListFacts]
    /// The main nib or storyboard; nil without one.
    let nib: MacNib?
    /// What is shown first.
    let root: MacRoot
    /// The values of its code.
    let flow: AppFlow
    /// What becomes of the nib's menu bar.
    let menus: MacMenuCommands

    /// The keys of the Info.plist that the plan removes.
    var removedKeys: [String] {
        MainNibKey.allCases.map(\.rawValue).filter { key in
            mainNibSettings.contains { $0.isVariant(of: "INFOPLIST_KEY_" + key) }
                || propertyLists.contains { list in
                    list.document.keys.contains { $0.isVariant(of: key) }
                }
        }
    }

    /// The build settings that name a main nib or storyboard.
    var mainNibSettings: [String] {
        let keys = context.target.configurations.flatMap { Array($0.settings.keys) }
        return Set(
            keys.filter { key in
                MainNibKey.allCases.contains { key.isVariant(of: "INFOPLIST_KEY_" + $0.rawValue) }
            }
        ).sorted()
    }
}
