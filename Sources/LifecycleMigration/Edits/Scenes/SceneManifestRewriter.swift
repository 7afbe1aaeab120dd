import AppFacts
import ProjectModel
import SourceEditing

/// Declares an app's one window scene in its property lists.
///
/// Source: Apple's “Transitioning to the UIKit scene-based life cycle”. The class is named with `PRODUCT_MODULE_NAME`, so that several
/// targets can have the file.
struct SceneManifestRewriter {
    private let choices: SceneChoices

    /// The manifest of an app.
    init(_ choices: SceneChoices) {
        self.choices = choices
    }

    /// The edits by path.
    var edits: [LoweredEdits] {
        choices.declaration.lists.map { list in
            LoweredEdits(
                path: list.path,
                edits: list.document.edits(removing: [], setting: [pair(for: list)]))
        }.filter { !$0.edits.isEmpty }
    }

    private func pair(for list: PropertyListFacts) -> PropertyListPair {
        var configuration = [
            PropertyListPair("UISceneConfigurationName", .string("Default Configuration")),
            PropertyListPair(
                "UISceneDelegateClassName",
                .string("$(PRODUCT_MODULE_NAME).\(choices.app.typeName)")),
        ]
        if choices.declaration.storyboard != nil,
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
