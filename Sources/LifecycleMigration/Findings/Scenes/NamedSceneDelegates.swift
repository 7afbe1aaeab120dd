import AppFacts
import ProjectModel

/// Finds scene delegates that property lists name: SwiftUI does not ask there.
struct NamedSceneDelegates {
    private let propertyLists: [PropertyListFacts]
    private let context: TargetContext

    /// A search in the property lists of a target.
    init(_ propertyLists: [PropertyListFacts], in context: TargetContext) {
        self.propertyLists = propertyLists
        self.context = context
    }

    /// A finding for each configuration for windows that names one.
    func findings() -> [Finding] {
        propertyLists.flatMap { list in
            list.configurations.filter(\.isForWindows).compactMap { finding($0, in: list) }
        }
    }

    /// A scene delegate that a property list names: SwiftUI does not ask there, and sessions remember the name.
    private func finding(
        _ configuration: SceneConfiguration, in list: PropertyListFacts
    ) -> Finding? {
        guard let name = configuration.delegateClass else { return nil }
        let key = configuration.path + ["UISceneDelegateClassName"]
        let offset = list.document.range(at: key)?.lowerBound ?? 0
        return Finding(
            .sceneConfiguration, .warning, .manual, at: context.library.place(list.path, offset),
            "SwiftUI takes the scene delegate '\(name)' from `configurationForConnecting` only",
            remedy:
                "set it there and keep the configuration's name, or remove this key with the class"
        )
    }
}
