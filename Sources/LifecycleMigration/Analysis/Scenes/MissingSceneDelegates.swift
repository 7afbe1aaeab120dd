import ProjectModel

/// Finds the scene delegates that property lists name and that the target does not have.
///
/// The system writes an error into the log each time that a scene connects; public migrations left such entries.
struct MissingSceneDelegates {
    private let manifest: SceneManifest
    private let context: TargetContext

    /// An entry of a property list whose class is gone.
    struct Entry {
        /// The property list.
        let list: PropertyListFacts
        /// The entry.
        let configuration: SceneConfiguration
        /// The class as it is written, without its module.
        let className: String
        /// Whether the class could only be the target's own.
        let isCertain: Bool

        /// Where the class is named.
        func place(in context: TargetContext) -> Place {
            let key = configuration.path + ["UISceneDelegateClassName"]
            return context.library.place(
                list.path, list.document.range(at: key)?.lowerBound ?? list.location.offset)
        }
    }

    /// An analysis of a target's manifests.
    init(manifest: SceneManifest, context: TargetContext) {
        self.manifest = manifest
        self.context = context
    }

    /// The entries for windows, in order.
    func entries() -> [Entry] {
        manifest.propertyLists.flatMap { list in
            list.configurations.filter(\.isForWindows).compactMap { configuration -> Entry? in
                guard let name = configuration.delegateClass, !exists(name) else { return nil }
                let written =
                    list.document.value(
                        at: configuration.path + ["UISceneDelegateClassName"])?.string ?? name
                return Entry(
                    list: list, configuration: configuration, className: name,
                    isCertain: isOwn(written))
            }
        }
    }

    /// A finding for each entry; `isRemoved` where the plan takes away those that are certain.
    func findings(isRemoved: Bool) -> [Finding] {
        entries().map { entry in
            let place = entry.place(in: context)
            guard isRemoved, entry.isCertain else {
                return Finding(
                    .sceneConfiguration, .note, .manual, at: place,
                    "the scene delegate '\(entry.className)' is not in the target",
                    remedy: "remove the key UISceneDelegateClassName, or correct the class")
            }
            return Finding(
                .sceneConfiguration, .note, .automatic, at: place,
                "the scene delegate '\(entry.className)' does not exist and is not named any more")
        }
    }

    private func exists(_ name: String) -> Bool {
        guard context.types(named: name).isEmpty else { return true }
        let others = context.target.sources.filter { !$0.hasSuffix(".swift") }
        return !context.library.paths(others, mentioning: name).isEmpty
    }

    /// `$(PRODUCT_MODULE_NAME).X` and `Module.X` are the target's own; a bare name may be a library's.
    private func isOwn(_ written: String) -> Bool {
        let modules = [
            "$(PRODUCT_MODULE_NAME)", "${PRODUCT_MODULE_NAME}", context.target.moduleName,
        ]
        return modules.contains { written.hasPrefix($0 + ".") }
    }
}
