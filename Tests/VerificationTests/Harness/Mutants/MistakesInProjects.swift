import Foundation

extension MutationOperator {
    /// Mistakes in what is built.
    static let inProjects = [
        MutationOperator("app-file-missing", "the new file with the App is missing", .project) {
            $0.sources.filter { $0.isNew && $0.text.contains("@main") }
                .map { [.delete(path: $0.path)] }
        },
        MutationOperator("app-file-in-no-target", "no target compiles the new file", .project) {
            files in
            let names = files.sources.filter(\.isNew).compactMap {
                $0.path.split(separator: "/").last
            }
            return files.changes.paths.filter { path in
                path.hasSuffix(".pbxproj")
                    && names.contains { name in
                        files.changes.text(path)?.contains(name) ?? false
                    }
            }.map { [.restore(path: $0)] }
        },
        MutationOperator(
            "entry-point-left", "the delegate is an entry point beside the App", .typeCheck
        ) {
            $0.replacingLines(
                where: { $0.contains("class ") && $0.contains("ApplicationDelegate") },
                by: { "@main " + $0 })
        },
        MutationOperator(
            "storyboard-key-left", "the property list names the storyboard of the first screen",
            .run
        ) { files in
            let keys = ["<key>UIMainStoryboardFile</key>", "<key>UISceneStoryboardFile</key>"]
            return files.changes.paths.filter { path in
                keys.contains { key in
                    files.before.text(path)?.contains(key) ?? false
                        && !(files.changes.text(path)?.contains(key) ?? true)
                }
            }.map { [.restore(path: $0)] }
        },
        MutationOperator(
            "setting-left", "a build setting that the migration removes is still there", .run
        ) { $0.settingsLeft },
    ]
}

extension MigratedFiles {
    /// Build settings of a generated property list that the migration removed, back in their place.
    fileprivate var settingsLeft: [[Mutant.Change]] {
        changes.paths.filter { $0.hasSuffix(".pbxproj") }.compactMap { path in
            guard let text = changes.text(path), let old = before.text(path) else { return nil }
            let kept = Set(text.components(separatedBy: "\n"))
            let gone = old.components(separatedBy: "\n")
                .first { $0.contains("INFOPLIST_KEY_") && !kept.contains($0) }
            guard let gone else { return nil }
            let opening = "buildSettings = {\n"
            let new = text.replacingOccurrences(of: opening, with: opening + gone + "\n")
            return [.replace(path: path, old: text, new: new)]
        }
    }
}
