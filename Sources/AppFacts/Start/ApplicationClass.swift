import AppleFrameworks
import ProjectModel

/// The class that the app's Info.plist names for its application object.
///
/// Source: Apple's documentation of `UIApplicationMain(_:_:_:_:)`: without a name, the class is that of `NSPrincipalClass`.
package struct ApplicationClass {
    /// The key.
    package static let key = "NSPrincipalClass"
    /// The build setting that becomes the key.
    package static let setting = "INFOPLIST_KEY_" + key
    private let context: TargetContext
    private let modules: ModuleGraph

    /// The class of a target; `modules` knows where build settings stand.
    package init(context: TargetContext, modules: ModuleGraph) {
        self.context = context
        self.modules = modules
    }

    /// Refuses an application class of the app's own that does something, since SwiftUI would not make it.
    ///
    /// - Throws: `Refusal` at the line that names it.
    package func check() throws(Refusal) {
        for (name, place) in try named() where !isEmpty(name) {
            throw Refusal(
                .entryApplicationSubclass, at: place,
                "the application object is of the class '\(name)', which SwiftUI does not make",
                remedy: "move what the class does elsewhere, and remove it with the key")
        }
    }

    /// Whether a class of the target adds nothing to its superclass.
    package func isEmpty(_ name: String) -> Bool {
        EmptyApplicationClass(
            name, in: context, by: PlatformProfile.profile(for: context.target.platform)) != nil
    }

    /// The classes of the app's own that property lists and settings name, each at its place.
    package func named() throws(Refusal) -> [(name: String, place: Place?)] {
        var found: [(name: String, place: Place?)] = []
        for list in try context.propertyLists() {
            guard let value = list.document.value(at: [.key(Self.key)])?.string,
                let name = ownClass(value)
            else { continue }
            let offset = list.document.range(at: [.key(Self.key)])?.lowerBound ?? 0
            found.append((name, context.library.place(list.path, offset)))
        }
        for configuration in context.target.configurations {
            for (key, value) in configuration.settings.sorted(by: { $0.key < $1.key })
            where isPrincipalClass(key) {
                guard let name = ownClass(value), !found.contains(where: { $0.name == name })
                else { continue }
                found.append((name, place(of: Self.setting)))
            }
        }
        return found
    }

    /// Whether a setting becomes the key on the target's platform.
    private func isPrincipalClass(_ key: String) -> Bool {
        let name = key.prefix { $0 != "[" }
        return name == Self.setting
            && (!key.contains("macosx") || context.target.platform == .macos)
    }

    /// The name of the class without its module; nil for the frameworks' own.
    private func ownClass(_ value: String) -> String? {
        let name = context.expanded(value).lastComponent
        return ["", "UIApplication", "NSApplication", "WKApplication", "WKExtension"].contains(name)
            ? nil : name
    }

    /// Where a build setting stands.
    package func place(of setting: String) -> Place? {
        modules.place(ofSetting: setting, for: context.target).map {
            context.library.place($0.path, $0.offset)
        }
    }
}
