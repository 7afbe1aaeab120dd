import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

/// What the application delegates of a target that is left as it is answer when a scene connects: what SwiftUI learns of scene
/// delegates.
struct AnsweredScenes {
    private let methods: [SceneConfigurationMethod]

    /// The answers of a target whose own code declares some delegates; there are none where one of these leaves it to UIKit.
    init(in context: TargetContext, by delegates: [DelegateClass]) {
        // The class of an extension may be one of Objective-C, and its superclass a framework's.
        let answers = context.files(mentioning: "configurationForConnecting").flatMap { file in
            file.outline.declarations.filter {
                $0.kind.hasMembers && $0.conditions.isEmpty
            }.flatMap(\.members).filter {
                $0.selectorName == SceneConfigurationMethod.selectorName && $0.conditions.isEmpty
            }.compactMap {
                SceneConfigurationMethod(LocatedDeclaration(file: file, declaration: $0))
            }
        }
        let isComplete = delegates.allSatisfy {
            !$0.methods(SceneConfigurationMethod.selectorName).isEmpty
        }
        methods = isComplete && answers.allSatisfy { !$0.isOfSession } ? answers : []
    }

    /// Whether a configuration of a property list gives SwiftUI its delegate: by its class, or by the name that it is looked up by.
    func give(_ configuration: SceneConfiguration) -> Bool {
        methods.contains { method in
            configuration.delegateClass.map(method.attaches) == true
                || configuration.name != nil && method.pickedName == configuration.name
        }
    }

    /// Whether a class is attached to windows, be it by way of the property lists.
    func attach(_ className: String, namedIn propertyLists: [PropertyListFacts]) -> Bool {
        methods.contains { $0.attaches(className) }
            || propertyLists.flatMap(\.configurations).contains {
                $0.isForWindows && $0.delegateClass == className && give($0)
            }
    }
}

extension SceneConfigurationMethod {
    /// Whether it returns the session's own configuration.
    fileprivate var isOfSession: Bool {
        if case .sessionConfiguration = shape { true } else { false }
    }
}
