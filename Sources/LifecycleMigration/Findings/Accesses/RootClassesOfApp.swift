import AppFacts
import SwiftFlow

extension UIKitFacts {
    /// The classes of the app's root view controllers, be they of a storyboard or made in code; SwiftUI views have none.
    ///
    /// `linked` is what `linkedRootMakers` gives.
    func rootClasses(linked: AppFlow?) -> Set<String> {
        let storyboards = context.storyboards
        let storyboard = root.storyboard.flatMap {
            storyboards.initialClass(of: $0) ?? storyboards.initialContainer(of: $0)
        }
        return Set([storyboard].compactMap { $0 } + root.classes(in: launch, linked: linked))
    }

    /// What is linked, where the app's own code doesn't tell of which class its root is.
    var linkedRootMakers: AppFlow? {
        guard let program = sdks.linkedProgram, !root.unknownRoots(in: launch).isEmpty else {
            return nil
        }
        return AppFlow(context: program, delegate: delegate.name, sceneDelegates: [])
    }
}
