import AppFacts
import ProjectModel

/// Finds scene delegates that property lists name: SwiftUI does not ask there.
struct NamedSceneDelegates {
    private let propertyLists: [PropertyListFacts]
    private let context: TargetContext
    private let answers: AnsweredScenes

    /// A search in the property lists of a target whose delegates give `answers`.
    init(
        _ propertyLists: [PropertyListFacts], answers: AnsweredScenes, in context: TargetContext
    ) {
        self.propertyLists = propertyLists
        self.answers = answers
        self.context = context
    }

    /// A finding for each configuration for windows that names one which SwiftUI does not learn of; `missing` are the places of
    /// those that are not there.
    func findings(except missing: [Place]) -> [Finding] {
        propertyLists.flatMap { list in
            list.configurations.filter { $0.isForWindows && !answers.give($0) }
                .compactMap { finding($0, in: list) }
        }.filter { finding in !missing.contains { $0 == finding.place } }
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
