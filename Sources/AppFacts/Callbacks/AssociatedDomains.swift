import ProjectModel

/// Whether universal links can reach an app: its entitlements have to name a domain for them.
///
/// Source: Apple's articles "Supporting associated domains" and "Associating your App Clip with your website", by which an App Clip needs none from
/// iOS 16.4 on; passwords are shared by `webcredentials:`, which opens nothing.
package struct AssociatedDomains {
    private let context: TargetContext

    /// Looks at an app's entitlements.
    package init(of context: TargetContext) {
        self.context = context
    }

    /// Whether links may arrive: they can't where the app has a project, and neither it nor anything beside it has
    /// entitlements that name a domain, or that can't be read. An App Clip is opened by links and needs no entitlements for them.
    package var mayOpenLinks: Bool {
        if context.target.isAppClip { return true }
        guard let project = context.target.project else { return true }
        let named = context.target.configurations.flatMap { configuration in
            configuration.settings.filter { $0.key.hasPrefix("CODE_SIGN_ENTITLEMENTS") }.map(
                \.value)
        }.filter { !$0.isEmpty }
        let paths = Set(named).compactMap {
            RelativePath.join(RelativePath.folder(of: project), $0)
        }
        guard paths.count == Set(named).count, paths.allSatisfy(context.library.tree.contains)
        else {
            return true
        }
        let all = context.library.tree.paths.filter { $0.hasSuffix(".entitlements") }
        let beside = namesNone ? withoutOtherProjects(all, besides: project) : all
        return Set(paths + beside).contains(where: mayOpenLinks)
    }

    /// Whether all settings of the app are known, and none of them names entitlements.
    private var namesNone: Bool {
        let configurations = context.target.configurations
        return !configurations.isEmpty
            && configurations.allSatisfy { configuration in
                configuration.isWhole
                    && !configuration.settings.contains {
                        $0.key.hasPrefix("CODE_SIGN_ENTITLEMENTS") && !$0.value.isEmpty
                    }
            }
    }

    /// Those files that stand in no folder of another project: they are that one's. One beside the app's own project may be
    /// given to it from outside.
    private func withoutOtherProjects(_ paths: [String], besides project: String) -> [String] {
        let folders = Set(
            context.library.tree.paths.lazy.filter {
                $0.hasSuffix(".xcodeproj/project.pbxproj")
            }.map { RelativePath.folder(of: RelativePath.folder(of: $0)) })
        let above = Set(RelativePath.folders(above: project) + [""])
        return paths.filter { path in
            !RelativePath.folders(above: path).contains {
                folders.contains($0) && !above.contains($0)
            }
        }
    }

    private func mayOpenLinks(_ path: String) -> Bool {
        guard let list = try? PropertyListFacts(path: path, library: context.library) else {
            return true
        }
        let key: PropertyListKey = "com.apple.developer.associated-domains"
        guard let value = list.document.value(at: [key]) else { return false }
        guard let domains = value.array else { return true }
        return domains.contains { !($0.string?.hasPrefix("webcredentials:") ?? false) }
    }
}
