import AppleFrameworks
import ProjectModel

/// Finds the scene delegates that property lists name and that the target does not have.
///
/// The system writes an error into the log each time that a scene connects; public migrations left such entries.
package struct MissingSceneDelegates {
    private let manifest: SceneManifest
    /// The target.
    package let context: TargetContext

    /// An entry of a property list whose class is gone.
    package struct Entry {
        /// The property list.
        package let list: PropertyListFacts
        /// The entry.
        package let configuration: SceneConfiguration
        /// The class as it is written, without its module.
        package let className: String
        /// Whether the class could only be the target's own.
        package let isCertain: Bool

        /// An entry from its parts.
        package init(
            list: PropertyListFacts, configuration: SceneConfiguration, className: String,
            isCertain: Bool
        ) {
            self.list = list
            self.configuration = configuration
            self.className = className
            self.isCertain = isCertain
        }

        /// Where the class is named.
        package func place(in context: TargetContext) -> Place {
            let key = configuration.path + ["UISceneDelegateClassName"]
            return context.library.place(
                list.path, list.document.range(at: key)?.lowerBound ?? list.location.offset)
        }
    }

    /// An analysis of a target's manifests.
    package init(manifest: SceneManifest, context: TargetContext) {
        self.manifest = manifest
        self.context = context
    }

    /// The entries for windows, in order.
    package func entries() -> [Entry] {
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

    private func exists(_ name: String) -> Bool {
        guard context.types(named: name).isEmpty else { return true }
        if AppFramework.allCases.contains(where: { $0.sceneDelegates.contains(name) }) {
            return true
        }
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
