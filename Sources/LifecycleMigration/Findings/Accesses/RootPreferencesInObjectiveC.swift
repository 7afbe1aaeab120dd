import AppFacts
import SwiftFlow

extension RootPreferences {
    /// The methods by which a class answers in Objective-C, its categories included.
    func objectiveCMethods(
        ofClass name: String
    ) -> [(property: String, path: String, place: Place)] {
        let sources =
            context.target.objectiveCSources + (linked?.target.objectiveCSources ?? [])
        guard !sources.isEmpty, context.types(named: name).isEmpty,
            linked?.types(named: name).isEmpty != false
        else { return [] }
        return context.library.paths(sources, mentioning: name).flatMap { path in
            context.library.text(path).map { text in
                ObjectiveCClass.all(in: ObjectiveCTokens(text)).filter { $0.name == name }
                    .flatMap(\.methods).compactMap { method in
                        let property = Self.objectiveCNames[method.selector] ?? method.selector
                        return Self.properties.contains(property)
                            ? (property, path, context.library.place(path, method.offset)) : nil
                    }
            } ?? []
        }
    }

    /// What properties are called in Objective-C, where Swift has another name.
    private static let objectiveCNames = [
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
        "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
        "childViewControllerForScreenEdgesDeferringSystemGestures":
            "childForScreenEdgesDeferringSystemGestures",
    ]
}
