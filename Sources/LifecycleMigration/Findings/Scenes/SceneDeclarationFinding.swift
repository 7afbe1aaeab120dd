import AppFacts
import ProjectModel

extension SceneDeclaration {
    /// Says by what UIKit learns of the scene delegate `name`, and what of it was begun; `place` is where the application's delegate is
    /// declared.
    func findings(
        naming name: String, by delegate: String, at place: Place, in context: TargetContext
    ) -> [Finding] {
        guard !isByDelegate else {
            return [
                Finding(
                    .sceneConfiguration, .note, .automatic, at: place,
                    "'\(delegate)' names '\(name)' for each window scene, since no Info.plist of its own is there to do so"
                )
            ]
        }
        let written = Finding(
            .sceneManifest, .note, .automatic,
            at: lists.first.map { context.library.place($0.path, 0) },
            "the scene of the app's window gets a manifest that names '\(name)'",
            also: lists.dropFirst().map { context.library.place($0.path, 0) })
        return (lists.isEmpty ? [] : [written]) + finished(naming: name, in: context)
            + narrowed(in: context) + generated(in: context)
    }

    /// A manifest that would have let the app have several windows, and made none.
    private func narrowed(in context: TargetContext) -> [Finding] {
        let lists = begun?.gaps.map(\.list).filter(\.supportsMultipleScenes) ?? []
        guard let list = lists.first, let key = list.manifestKeys.first else { return [] }
        let path: [PropertyListKey] = [.key(key), "UIApplicationSupportsMultipleScenes"]
        let offset = list.document.keyRange(at: path)?.lowerBound ?? list.location.offset
        return [
            Finding(
                .sceneManifest, .note, .automatic, at: context.library.place(list.path, offset),
                "the manifest allows one window from now on: the app was written for one")
        ]
    }

    /// What each manifest that was begun lacks; of two names for one class only the first is told.
    private func finished(naming name: String, in context: TargetContext) -> [Finding] {
        guard let begun else { return [] }
        let all = begun.gaps.map { gap -> Finding in
            Finding(
                .sceneConfiguration, .note, .automatic,
                at: context.library.place(gap.list.path, gap.offset),
                message(gap.gap, naming: name))
        }
        return Dictionary(grouping: all, by: \.message).sorted { $0.key < $1.key }.compactMap {
            guard let first = $0.value.first else { return nil }
            return Finding(
                first.id, first.severity, first.applicability, at: first.place, first.message,
                also: $0.value.dropFirst().compactMap(\.place))
        }
    }

    private func message(_ gap: HalfWayScenes.Gap, naming name: String) -> String {
        switch gap {
        case .configuration:
            "the manifest has no configuration for windows, and gets one that names '\(name)'"
        case .className:
            "the configuration for windows has no delegate class, and names '\(name)' now"
        case .type(let missing, nil) where missing == name:
            "the scene delegate '\(missing)' does not exist, and is written"
        case .type(let missing, nil):
            "the scene delegate '\(missing)' does not exist, and '\(name)' is named in its place"
        case .type(let missing, let file?):
            missing == name
                ? "the target has no scene delegate '\(missing)', since '\(file)' is in no target that it belongs to: one is written"
                : "the target has no scene delegate '\(missing)', since it doesn't compile '\(file)': '\(name)' is written and named in its place"
        }
    }

    private func generated(in context: TargetContext) -> [Finding] {
        guard replacesGenerated else { return [] }
        let list = lists.first ?? begun?.gaps.first?.list
        return [
            Finding(
                .sceneManifest, .note, .automatic,
                at: list.map { context.library.place($0.path, $0.location.offset) },
                "the build setting that has Xcode make a second manifest, without a delegate class, is removed"
            )
        ]
    }
}
