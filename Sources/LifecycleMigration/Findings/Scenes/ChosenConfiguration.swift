import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds what a delegate's own choice of scene configurations needs in SwiftUI's life cycle.
struct ChosenConfiguration {
    private let method: SceneConfigurationMethod
    private let context: TargetContext

    /// The choice that a method makes.
    init(_ method: SceneConfigurationMethod, in context: TargetContext) {
        self.method = method
        self.context = context
    }

    /// What it needs; nil where it goes on as it is, as all but one does in an app that is on SwiftUI's life cycle (`isThere`).
    func finding(isThere: Bool) -> Finding? {
        let place = context.place(method.method.file, method.method.declaration.keyword)
        switch method.shape {
        case .plain, .attaching: return nil
        case .choosing where isThere, .custom where isThere: return nil
        case .sessionConfiguration:
            return Finding(
                .sceneConfiguration, .warning, .manual, at: place,
                "the session's own configuration, returned, makes SwiftUI ask without end",
                remedy: "return a new `UISceneConfiguration` of the same name")
        case .choosing, .custom:
            return Finding(
                .sceneConfiguration, .warning, .manual, at: place,
                "of the configuration that is chosen here, SwiftUI takes the delegate class only",
                remedy: "set a delegate class for windows, and keep the names that were shipped")
        }
    }
}
