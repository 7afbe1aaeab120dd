import AppFacts
import ProjectModel
import SourceEditing

/// Declares an app's one window scene in its property lists.
///
/// Source: Apple's “Transitioning to the UIKit scene-based life cycle”. The class is named with `PRODUCT_MODULE_NAME`, so that several
/// targets can have the file.
struct SceneManifestRewriter {
    private let declaration: SceneDeclaration
    private let className: String

    /// The manifest that names a scene's delegate, as the runtime finds its class.
    init(_ declaration: SceneDeclaration, naming className: String) {
        self.declaration = declaration
        self.className = className
    }

    /// The edits by path.
    var edits: [LoweredEdits] {
        declaration.lists.map { list in
            LoweredEdits(
                path: list.path,
                edits: list.document.edits(removing: [], setting: [pair(for: list)]))
        }.filter { !$0.edits.isEmpty }
    }

    private func pair(for list: PropertyListFacts) -> PropertyListPair {
        var configuration = [
            PropertyListPair("UISceneConfigurationName", .string("Default Configuration")),
            PropertyListPair("UISceneDelegateClassName", .string(className)),
        ]
        if declaration.storyboard != nil,
            let text = list.mainStoryboardKeys.first.flatMap({
                list.document.value(at: [.key($0)])?.string
            })
        {
            configuration.append(PropertyListPair("UISceneStoryboardFile", .string(text)))
        }
        return PropertyListPair(
            "UIApplicationSceneManifest",
            .dictionary([
                PropertyListPair("UIApplicationSupportsMultipleScenes", .boolean(false)),
                PropertyListPair(
                    "UISceneConfigurations",
                    .dictionary([
                        PropertyListPair(
                            "UIWindowSceneSessionRoleApplication",
                            .array([.dictionary(configuration)]))
                    ])),
            ]))
    }
}
