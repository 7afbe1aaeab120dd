import AppFacts

/// A property of the application's delegate that has a window before UIKit loads the storyboard, which shows in it then.
struct OwnMadeWindow {
    /// The obstacle that it is to a scene's storyboard, for which UIKit makes a window by itself; nil without one.
    let obstacle: SceneObstacle?

    /// Looks at the delegate of an app.
    init(of app: UIKitApp) {
        let property = app.delegate.properties.first { property in
            property.declaration.declaredNames.contains("window")
                && property.declaration.bindings.contains {
                    $0.initializer != nil || $0.accessorBraces != nil
                }
        }
        obstacle = property.map {
            SceneObstacle(
                $0.file, $0.declaration.keyword,
                "UIKit shows the storyboard in the window that this property makes")
        }
    }
}
