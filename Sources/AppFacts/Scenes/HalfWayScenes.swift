import ProjectModel
import SourceEditing

/// Scenes that were begun and show no window: a manifest, or an answer of the application's delegate, without a delegate class that the
/// target has.
///
/// iOS 27 ends such an app at its launch or shows nothing; some of them were let pass before. Sources: DefinedNet/mobile_nebula#405,
/// samoylenkodmitry/Cranpose#673, expo/expo#50179, nextcloud/notes-ios#188, mapbox/mapbox-navigation-ios#4533.
package struct HalfWayScenes {
    /// What a property list lacks.
    package enum Gap: Hashable {
        /// No configuration for windows.
        case configuration
        /// The class of the scene's delegate.
        case className
        /// A class of the target with the name that is given; the file has one of that name, and is of no target.
        case type(String, file: String?)
    }

    /// The property lists with a manifest, each with what it lacks and where.
    package let gaps: [(list: PropertyListFacts, gap: Gap, offset: Int)]
    /// The application delegate's answer, which names no class; nil where it gives none.
    package let method: SceneConfigurationMethod?
    /// The configuration's name that the answer picks; nil where it picks none.
    package let picked: String?
    private let manifest: SceneManifest

    /// Looks at a target; nil where nothing was begun, or where a class shows a window or may be a library's.
    ///
    /// - Throws: `Refusal` where a class of the target may be the one that is meant.
    package init?(
        _ manifest: SceneManifest, _ method: SceneConfigurationMethod?,
        besides classes: [DelegateClass], in context: TargetContext
    ) throws(Refusal) {
        let begun = manifest.propertyLists.filter { !$0.manifestKeys.isEmpty }
        guard !begun.isEmpty || method != nil, method?.namesNoClass ?? true else { return nil }
        let missing = MissingSceneDelegates(manifest: manifest, context: context).entries()
        var gaps: [(list: PropertyListFacts, gap: Gap, offset: Int)] = []
        for list in begun {
            let start = list.manifestKeys.first.flatMap {
                list.document.keyRange(at: [.key($0)])?.lowerBound
            }
            let windows = manifest.chosen(of: list.configurations)
            if windows.isEmpty {
                gaps.append((list, .configuration, start ?? list.location.offset))
            }
            for window in windows {
                let key = window.path + ["UISceneDelegateClassName"]
                let place =
                    (list.document.range(at: key) ?? list.document.range(at: window.path))?
                    .lowerBound ?? start ?? list.location.offset
                guard let name = window.delegateClass else {
                    gaps.append((list, .className, place))
                    continue
                }
                let entry = missing.first {
                    $0.list.location == list.location && $0.configuration.path == window.path
                }
                guard let entry, entry.isCertain, context.allTypes(named: name).isEmpty else {
                    return nil
                }
                gaps.append((list, .type(name, file: context.strayFile(of: name)), place))
            }
        }
        self.gaps = gaps
        self.method = method
        self.manifest = manifest
        picked = manifest.picked
        try context.checkManifest("it is not known whether scenes have a delegate")
        try check(classes, in: context)
    }

    /// The name that the manifest gives the scene's delegate; nil where it gives none.
    package var className: String? {
        gaps.lazy.compactMap { if case .type(let name, _) = $0.gap { name } else { nil } }.first
    }

    /// The configurations of a property list that windows get.
    package func configurations(of list: PropertyListFacts) -> [SceneConfiguration] {
        manifest.chosen(of: list.configurations)
    }

    /// Refuses an app with a scene delegate that nothing names: whether it is the one that is meant is not known.
    private func check(_ classes: [DelegateClass], in context: TargetContext) throws(Refusal) {
        let named = Set(manifest.configurations.compactMap(\.delegateClass))
        guard let other = classes.first(where: { !named.contains($0.name) }) else { return }
        throw Refusal(
            .sceneConfiguration,
            at: gaps.first.map { context.library.place($0.list.path, $0.offset) }
                ?? context.place(other.file, other.declaration.keyword),
            "the scenes that were begun name no delegate class of the target, and '\(other.name)' may be the one that is meant",
            remedy:
                "name it by UISceneDelegateClassName as $(PRODUCT_MODULE_NAME).\(other.name), or delete it, and plan again"
        )
    }
}

extension SceneConfigurationMethod {
    /// Whether it leaves the class of the scene's delegate to the manifest.
    fileprivate var namesNoClass: Bool {
        switch shape {
        case .plain, .sessionConfiguration: true
        case .attaching, .choosing, .custom: false
        }
    }
}

extension TargetContext {
    /// The source of the tree that declares a class, and that the target does not compile; nil without one.
    fileprivate func strayFile(of name: String) -> String? {
        let compiled = Set(target.sources)
        let others = library.tree.paths(below: "").filter {
            ($0.hasSuffix(".swift") || $0.hasSuffix(".m")) && !compiled.contains($0)
        }
        let named = library.paths(Array(others), mentioning: name)
        return named.first { path in
            guard path.hasSuffix(".swift") else {
                return !library.paths([path], implementing: name).isEmpty
            }
            return library.outline(path)?.declarations.contains {
                $0.kind == .class && $0.name == name
            } ?? false
        }
    }
}
