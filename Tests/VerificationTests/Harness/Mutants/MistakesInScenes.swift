import Foundation

extension MutationOperator {
    /// Mistakes in scene delegates and their configurations.
    static let inScenes = [
        MutationOperator(
            "scene-delegate-not-attached", "the configuration does not name the scene delegate",
            .run
        ) {
            guard $0.prints("SceneDelegate") else { return [] }
            return $0.replacingLines {
                $0.contains(".delegateClass = ")
            } by: { line in
                (line.components(separatedBy: "=").first ?? "") + "= nil"
            }
        },
        MutationOperator(
            "scene-delegate-for-every-role",
            "the scene delegate is attached to a projector's or a car's scene",
            .run(onlyIn: .otherRolesAskApp, .opposite)
        ) {
            $0.hasOtherRoles
                ? $0.replacing(
                    "if connectingSceneSession.role == .windowApplication {", by: "do {") : []
        },
        MutationOperator(
            "scene-setting-lost", "a scene delegate sets less of its scene than before", .run
        ) {
            $0.replacingLines { line in
                line.contains("titleVisibility = ") || line.contains("minimumSize = ")
                    || line.contains("titlebar?.toolbar = ")
            }
        },
        MutationOperator("cover-without-scene", "a cover gets no scene where it is shown", .run) {
            $0.replacing(
                ".first { $0.session.role == .windowApplication }", by: ".first { _ in false }")
        },
        MutationOperator(
            "scene-callback-misnamed",
            "a method of the new scene delegate has a name that nobody calls", .run
        ) { $0.misnamedCallbacks },
        MutationOperator(
            "launch-payload-forgotten",
            "what started the app is not kept until the scene is active", .run
        ) { $0.replacingLines { $0.hasSuffix("self.connectionOptions = connectionOptions") } },
        MutationOperator(
            "launch-payload-too-early", "what started the app is handled before its first screen",
            .run
        ) { files in
            // What runs in a task comes after the first screen anyway.
            guard !files.sources.contains(where: { $0.isNew && $0.text.contains("Task {") }) else {
                return []
            }
            return files.replacingLines {
                $0.hasSuffix("self.connectionOptions = connectionOptions")
            } by: {
                $0 + "\n        sceneDidBecomeActive(scene)"
            }
        },
        MutationOperator(
            "launch-activity-twice", "the activity that started the app is continued twice", .run
        ) {
            $0.replacingLines { line in
                ["guard launchActivities.remove(", "guard userActivity !== "].contains {
                    line.trimmingSpaces.hasPrefix($0)
                }
            }
        },
        MutationOperator(
            "further-window-lost", "the configuration of a further window has another name", .run
        ) {
            $0.replacingLines {
                $0.hasPrefix("            return UISceneConfiguration(name: \"")
                    && $0.hasSuffix(".windowApplication)")
            } by: {
                $0.replacingOccurrences(of: "name: \"", with: "name: \"Not")
            }
        },
        MutationOperator(
            "configuration-renamed", "a configuration that the system remembers has a new name",
            .run(onlyIn: .configurationNameRemembered)
        ) { $0.renamedConfigurations },
    ]
}

extension MigratedFiles {
    fileprivate var hasOtherRoles: Bool {
        let roles = ["SessionRoleExternalDisplay", "CPTemplateApplicationSceneSessionRole"]
        return before.paths.contains { path in
            path.hasSuffix(".plist")
                && roles.contains { before.text(path)?.contains($0) ?? false }
        }
    }

    /// The callbacks of new scene delegates under names that UIKit does not know.
    fileprivate var misnamedCallbacks: [[Mutant.Change]] {
        let labels = ["performActionFor", "userDidAcceptCloudKitShareWith", "openURLContexts"]
        return sources.filter { $0.isNew && $0.text.contains("UIWindowSceneDelegate") }
            .flatMap { source in
                labels.map { source.replacing(" \($0) ", by: " not\($0) ") }
            }
    }

    fileprivate var renamedConfigurations: [[Mutant.Change]] {
        let start = "<key>UISceneConfigurationName</key>"
        return changes.paths.filter { $0.hasSuffix(".plist") }.compactMap { path in
            guard let text = changes.text(path), let name = text.between(start, "</string>"),
                text.components(separatedBy: start + name).count == 2
            else { return nil }
            return [.replace(path: path, old: start + name, new: start + name + " 2")]
        }
    }
}
