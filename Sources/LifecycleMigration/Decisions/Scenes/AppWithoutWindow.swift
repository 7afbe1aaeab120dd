import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Tells that no code of an app has a window, such as that of an app which only holds tests: its scene has none either.
struct AppWithoutWindow {
    private let app: UIKitApp
    private var context: TargetContext { app.context }

    /// A look at an app.
    init(_ app: UIKitApp) {
        self.app = app
    }

    /// Whether neither code nor an interface file makes a window, in the target and in the code that it is built with.
    func hasNone(linked: LinkedCode?) -> Bool {
        guard let linked, app.launch.storyboard == nil, app.manifest.mainStoryboards.isEmpty,
            context.readablePropertyLists.allSatisfy({ $0.mainNibs.isEmpty })
        else { return false }
        let others = linked.modules.flatMap(\.sources) + context.target.objectiveCSources
        let names = ["UIWindow", "makeKeyAndVisible", "rootViewController"]
        guard names.allSatisfy({ context.library.paths(others, mentioning: $0).isEmpty }) else {
            return false
        }
        return (names + ["window"]).allSatisfy { name in
            context.files(naming: name).allSatisfy { file in
                file.tokens(spelled: name).allSatisfy { isType($0, in: file) }
            }
        }
    }

    /// Whether a name only is the type of the delegate's property.
    private func isType(_ token: Int, in file: ProgramFile) -> Bool {
        app.delegate.properties.contains { property in
            property.file.path == file.path && property.declaration.range.contains(token)
                && property.declaration.bindings.allSatisfy {
                    $0.initializer == nil && $0.accessorBraces == nil
                }
        }
    }
}
