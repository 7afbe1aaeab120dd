import AppFacts
import SourceEditing

extension SceneDeclaration {
    /// Says by what UIKit learns of the scene delegate `name`; `place` is where the application's delegate is declared.
    func finding(
        naming name: String, by delegate: String, at place: Place, in context: TargetContext
    ) -> Finding {
        guard isByDelegate else {
            return Finding(
                .sceneManifest, .note, .automatic,
                at: lists.first.map { context.library.place($0.path, 0) },
                "the scene of the app's window gets a manifest that names '\(name)'",
                also: lists.dropFirst().map { context.library.place($0.path, 0) })
        }
        return Finding(
            .sceneConfiguration, .note, .automatic, at: place,
            "'\(delegate)' names '\(name)' for each window scene, since no Info.plist of its own is there to do so"
        )
    }
}
