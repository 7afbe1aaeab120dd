import ProjectModel

/// One entry of a scene manifest.
package struct SceneConfiguration {
    /// Where it stands.
    package let path: [PropertyListKey]
    /// The role that it is for.
    package let role: String
    /// `UISceneConfigurationName`
    package let name: String?
    /// `UISceneDelegateClassName` without its module: the first of those that it becomes with build settings.
    package var delegateClass: String? { delegateClasses.first }
    /// All of them, one for each that configurations of the project make of it.
    package private(set) var delegateClasses: [String]
    /// `UISceneStoryboardFile`: the first of those that it becomes with build settings.
    package var storyboard: String? { storyboards.first }
    /// All of them.
    package let storyboards: [String]

    /// Whether it is for ordinary windows.
    package var isForWindows: Bool { role == "UIWindowSceneSessionRoleApplication" }

    /// Reads the entry at a path of a property list; `expanded` gives what a text becomes with build settings, itself where that is not known.
    package init(
        path: [PropertyListKey], role: String, in document: any InfoPropertyList,
        expanding expanded: (String) -> [String]
    ) {
        func texts(_ key: PropertyListKey) -> [String] {
            document.value(at: path + [key])?.string.map { $0.isEmpty ? [] : expanded($0) } ?? []
        }
        self.path = path
        self.role = role
        let names = texts("UISceneConfigurationName")
        let written = document.value(at: path + ["UISceneConfigurationName"])?.string
        name = names.count > 1 ? written : names.first
        delegateClasses = Set(texts("UISceneDelegateClassName").map(\.lastComponent)).sorted()
        storyboards = texts("UISceneStoryboardFile")
    }

    /// The same with the name that the delegate's class has in Swift.
    package func named(by swiftNames: [String: String]) -> SceneConfiguration {
        var configuration = self
        configuration.delegateClasses = delegateClasses.map { swiftNames[$0] ?? $0 }
        return configuration
    }
}
