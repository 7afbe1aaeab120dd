import ProjectModel

/// One entry of a scene manifest.
package struct SceneConfiguration {
    /// Where it stands.
    package let path: [PropertyListKey]
    /// The role that it is for.
    package let role: String
    /// `UISceneConfigurationName`
    package let name: String?
    /// `UISceneDelegateClassName` without its module.
    package private(set) var delegateClass: String?
    /// `UISceneStoryboardFile`
    package let storyboard: String?

    /// Whether it is for ordinary windows.
    package var isForWindows: Bool { role == "UIWindowSceneSessionRoleApplication" }

    /// Reads the entry at a path of a property list.
    package init(
        path: [PropertyListKey], role: String, in document: any InfoPropertyList,
        expanding expanded: (String) -> String
    ) {
        func text(_ key: PropertyListKey) -> String? {
            document.value(at: path + [key])?.string.flatMap { $0.isEmpty ? nil : expanded($0) }
        }
        self.path = path
        self.role = role
        name = text("UISceneConfigurationName")
        delegateClass = text("UISceneDelegateClassName")?.lastComponent
        storyboard = text("UISceneStoryboardFile")
    }

    /// The same with the name that the delegate's class has in Swift.
    package func named(by swiftNames: [String: String]) -> SceneConfiguration {
        var configuration = self
        configuration.delegateClass = delegateClass.map { swiftNames[$0] ?? $0 }
        return configuration
    }
}
