import ProjectModel

/// The class that the app's Info.plist names for its application object.
///
/// Source: Apple's documentation of `UIApplicationMain(_:_:_:_:)`: without a name, the class is that of `NSPrincipalClass`.
struct ApplicationClass {
    private static let key = "NSPrincipalClass"
    private let context: TargetContext
    private let modules: ModuleGraph

    /// The class of a target; `modules` knows where build settings stand.
    init(context: TargetContext, modules: ModuleGraph) {
        self.context = context
        self.modules = modules
    }

    /// Refuses an application class of the app's own, which SwiftUI would not make.
    ///
    /// - Throws: `Refusal` at the line that names it.
    func check() throws(Refusal) {
        for list in try context.propertyLists() {
            guard let value = list.document.value(at: [.key(Self.key)])?.string,
                let name = ownClass(value)
            else { continue }
            let offset = list.document.range(at: [.key(Self.key)])?.lowerBound ?? 0
            throw refusal(name, at: context.library.place(list.path, offset))
        }
        for configuration in context.target.configurations {
            for (key, value) in configuration.settings.sorted(by: { $0.key < $1.key })
            where isPrincipalClass(key) {
                guard let name = ownClass(value) else { continue }
                throw refusal(name, at: place(of: "INFOPLIST_KEY_" + Self.key))
            }
        }
    }

    /// Whether a setting becomes the key on the target's platform.
    private func isPrincipalClass(_ key: String) -> Bool {
        let name = key.prefix { $0 != "[" }
        return name == "INFOPLIST_KEY_" + Self.key
            && (!key.contains("macosx") || context.target.platform == .macos)
    }

    /// The name of the class without its module; nil for the frameworks' own.
    private func ownClass(_ value: String) -> String? {
        let name = context.expanded(value).lastComponent
        return ["", "UIApplication", "NSApplication"].contains(name) ? nil : name
    }

    private func place(of setting: String) -> Place? {
        modules.place(ofSetting: setting, for: context.target).map {
            context.library.place($0.path, $0.offset)
        }
    }

    private func refusal(_ name: String, at place: Place?) -> Refusal {
        Refusal(
            .entryApplicationSubclass, at: place,
            "the application object is of the class '\(name)', which SwiftUI does not make",
            remedy: "move what the class does elsewhere, and remove it with the key")
    }
}
