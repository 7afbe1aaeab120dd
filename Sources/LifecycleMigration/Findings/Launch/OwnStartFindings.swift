import AppFacts
import SwiftFlow

/// Says what becomes of code of the app's own that starts it.
struct OwnStartFindings {
    private let start: OwnStart
    private let app: AppFileName
    private let context: TargetContext
    private let goingScene: String?

    /// The findings of a start that will start an `App` of a name; `goingScene` is the scene delegate that goes.
    init(
        _ start: OwnStart, app: AppFileName, in context: TargetContext, without goingScene: String?
    ) {
        self.start = start
        self.app = app
        self.context = context
        self.goingScene = goingScene
    }

    /// One for each call that changes, for each class that goes, and for each statement that goes with the result of a call.
    func findings() -> [Finding] { calls() + classes() + unreached() }

    private func classes() -> [Finding] {
        start.applicationClasses.map { located in
            Finding(
                .entryApplicationSubclass, .note, .automatic,
                at: context.place(located.file, located.declaration.keyword),
                "'\(located.declaration.name)' adds nothing to the class of the application object, and is removed"
            )
        }
    }

    private func unreached() -> [Finding] {
        start.unreached.map { statement in
            Finding(
                .entryOwnCode, .note, .automatic,
                at: context.place(start.file, statement.lowerBound),
                "this never runs, since launching the app does not return, and is removed with its result"
            )
        }
    }

    private func calls() -> [Finding] {
        start.starts.map { start in
            let place = context.place(self.start.file, start.call.token)
            if self.start.isAlone {
                return Finding(
                    .entryOwnCode, .note, .automatic, at: place,
                    "this file only starts the app, and is removed: '\(app.typeName)' carries `@main`"
                )
            }
            return start.choice == nil
                ? Finding(
                    .entryOwnCode, .note, .automatic, at: place,
                    "'\(app.typeName)' is started here in the delegate's place") : choice(at: place)
        }
    }

    /// Whether a storyboard that Info.plist named made the first window of each delegate.
    private var losesStoryboard: Bool {
        guard let manifest = try? SceneManifest(context: context) else { return false }
        return !manifest.mainStoryboards.isEmpty || !manifest.sceneStoryboards.isEmpty
    }

    private func choice(at place: Place) -> Finding {
        let own = start.delegate.declaration.name
        let others = start.namesTests ? "the delegate of tests" : "every other delegate"
        let remedy = self.remedy
        return Finding(
            start.namesTests ? .entryTestHost : .entryOwnCode, .note,
            remedy == nil ? .automatic : .review, at: place,
            "'\(app.typeName)' is started where '\(own)' is chosen; \(others) still starts by UIApplicationMain",
            remedy: remedy)
    }

    /// What other delegates need from now on; nil where they have the scenes that Info.plist names as before.
    private var remedy: String? {
        let sdk = "built with the iOS 27 SDK an app without them does not launch"
        if losesStoryboard {
            return "give it scenes: \(sdk), and Info.plist no longer makes its window"
        }
        return hasScenes ? nil : "give it scenes: \(sdk)"
    }

    /// Whether Info.plist names scenes of which it goes on making each delegate.
    private var hasScenes: Bool {
        guard let manifest = try? SceneManifest(context: context) else { return false }
        let stays = goingScene.map { !manifest.sceneDelegateClasses.contains($0) } ?? true
        return stays && !manifest.sceneDelegateClasses.isEmpty
    }
}
