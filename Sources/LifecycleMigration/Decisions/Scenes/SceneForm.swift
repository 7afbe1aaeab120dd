import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// How the window of an app gets the scene that connects.
enum SceneForm {
    /// UIKit makes it for the storyboard of the scene, and the launch's code about it moves there.
    case storyboard(MovedLaunch?)
    /// The scene's delegate makes it, with the code of the launch that did.
    case moved(MovedLaunch)
    /// The launch goes on making it, and the scene's delegate puts it into the scene.
    case attached(AttachedWindow)
    /// Nothing makes a window, and the scene shows none.
    case empty

    /// The code that moves; nil where none does.
    var moved: MovedLaunch? {
        switch self {
        case .storyboard(let launch): launch.flatMap { $0.split.moving.isEmpty ? nil : $0 }
        case .moved(let launch): launch
        case .attached, .empty: nil
        }
    }

    /// The window that the launch goes on making; nil where the scene gets its own.
    var attached: AttachedWindow? { if case .attached(let window) = self { window } else { nil } }

    /// Whether the scene's delegate has the window to itself.
    var isOfScene: Bool { if case .attached = self { false } else { true } }

    /// Whether code makes the window.
    var makesWindow: Bool {
        switch self {
        case .storyboard(let launch): launch?.makings.isEmpty == false
        case .moved, .attached: true
        case .empty: false
        }
    }

    /// Whether nothing makes a window.
    var isEmpty: Bool { if case .empty = self { true } else { false } }
}

extension SceneForm {
    /// Chooses the first form that nothing is in the way of; `keepsProperties` where what the delegate of the app stores must outlive
    /// a scene, and `isUnproven` where it can't be shown that the launch does the same in another place.
    ///
    /// - Throws: `Refusal` where none is left.
    static func choose(
        for app: UIKitApp, linked: LinkedCode?, keepsProperties: Bool = false,
        isUnproven: Bool = false
    ) throws(Refusal) -> SceneForm {
        let launch = app.launch
        try checkLoaded(app)
        if AppWithoutWindow(app).hasNone(linked: linked) { return .empty }
        let obstacle: SceneObstacle
        do throws(SceneObstacle) {
            if isUnproven { throw unproven(launch) }
            let split = try LaunchSplit(launch)
            if let split, !split.moving.isEmpty,
                let call = RelaunchCall(of: split.function, in: app)
            {
                throw SceneObstacle(
                    call.file, call.token,
                    "this calls the launch again, and with it the making of the window")
            }
            let moved: MovedLaunch? =
                if let split {
                    try MovedLaunch(split, of: app, keepsProperties: keepsProperties)
                } else {
                    nil
                }
            if launch.storyboard != nil, !launch.isPlaceholder {
                if let own = OwnMadeWindow(of: app).obstacle { throw own }
                return .storyboard(moved)
            }
            guard let moved, !moved.makings.isEmpty else {
                throw nothingMakesWindow(in: launch)
            }
            if let late = LateStatements(moved.split, launch).first {
                throw SceneObstacle(
                    moved.split.function.located.file, late,
                    "this would run before the window is made, and it is not known whether it may")
            }
            if let work = WorkInBackground(moved.split, launch).first {
                throw SceneObstacle(
                    moved.split.function.located.file, work,
                    "this also runs in a launch in the background, in which no scene connects")
            }
            if let use = BackgroundWindowUses(launch).uses.first {
                let obstacle = SceneObstacle(
                    use.function.located.file, use.event.range.lowerBound,
                    "this uses the window in a launch in the background, in which no scene connects"
                )
                if AttachedWindow(of: app, since: obstacle) != nil { throw obstacle }
            }
            if let bound = LaunchBoundCalls(launch).all(
                within: moved.split.moving.map(\.range), of: moved.split.function
            ).first {
                throw SceneObstacle(
                    moved.split.function.located.file, moved.split.moving[0].range.lowerBound,
                    bound.kind.reasonToStay)
            }
            return .moved(moved)
        } catch {
            obstacle = error
        }
        if let window = AttachedWindow(of: app, since: obstacle) {
            return .attached(window)
        }
        throw Refusal(
            .rootUnresolved, at: app.context.library.place(obstacle.path, token: obstacle.token),
            "the window can't be moved to its scene: \(obstacle.reason)",
            remedy:
                "keep what the window needs in properties, make and show the window in one place, and plan again"
        )
    }

    /// Why the launch goes on making the window where the proof doesn't hold.
    private static func unproven(_ launch: LaunchFacts) -> SceneObstacle {
        let declaration = launch.startMethods.first?.declaration ?? launch.owner.declaration
        return SceneObstacle(
            launch.startMethods.first?.file ?? launch.owner.file, declaration.keyword,
            "it can't be shown that this does the same once a scene connects")
    }

    /// Why no window is found: a launch that UIKit doesn't call, or none.
    private static func nothingMakesWindow(in launch: LaunchFacts) -> SceneObstacle {
        let old = launch.owner.members.first { member in
            member.declaration.name == "application"
                && member.declaration.parameters.contains {
                    $0.label == LaunchByProtocol.label
                }
        }
        if launch.startMethods.isEmpty, let old {
            return SceneObstacle(
                old.file, old.declaration.keyword,
                "this launch is spelled as in Swift 2, and no Xcode of today has UIKit call it")
        }
        for origin in launch.window.origins {
            guard case .made(let place) = origin, let file = launch.context.file(place.path) else {
                continue
            }
            return SceneObstacle(
                file, place.token, "the window is made here, outside of the launch method")
        }
        return SceneObstacle(
            launch.owner.file, launch.owner.declaration.keyword,
            "no statement of the launch makes a window")
    }

    /// Refuses what UIKit loads at a launch and a scene has no key for.
    private static func checkLoaded(_ app: UIKitApp) throws(Refusal) {
        func refusal(_ message: String, _ remedy: String, _ key: String) -> Refusal {
            let list = app.manifest.propertyLists.first { list in
                list.document.keys.contains { $0.isVariant(of: key) }
            }
            let path = list?.document.keys.first { $0.isVariant(of: key) }
            return Refusal(
                .rootUnresolved,
                at: list.map { list in
                    let range = path.flatMap { list.document.keyRange(at: [.key($0)]) }
                    return app.context.library.place(
                        list.path, range?.lowerBound ?? list.location.offset)
                } ?? app.context.place(app.delegate.file, app.delegate.declaration.keyword),
                message, remedy: remedy)
        }
        if let nib = app.manifest.propertyLists.flatMap(\.mainNibs).first {
            throw refusal(
                "the main nib '\(nib)' makes the window, and a scene loads none",
                "make the window in the launch, with the nib's root view controller, and plan again",
                "UIMainNibFile")
        }
        let storyboards = app.manifest.mainStoryboards.filter {
            !app.context.storyboards.isLaunchScreen($0)
        }
        guard storyboards.count > 1, app.launch.storyboard == nil else { return }
        throw refusal(
            "the app has \(storyboards.count) main storyboards: \(storyboards.map { "'\($0)'" }.joined(separator: ", ")), and a scene takes one",
            "leave one of them, or give each device its own in `application(_:configurationForConnecting:options:)`, then plan again",
            "UIMainStoryboardFile")
    }
}

/// The statements that stay and that it may matter to whether the window's code runs before them.
struct LateStatements {
    /// The first token of the first of them; nil where there is none.
    let first: Int?

    /// Looks at the statements behind those that move.
    init(_ split: LaunchSplit, _ launch: LaunchFacts) {
        let beside = EffectsBesideWindow(in: split.function, launch)
        var moved = FlowEffects()
        var pending = split.moving[...]
        for staying in split.staying where staying.kind != .returnStatement {
            while let next = pending.first, next.range.lowerBound < staying.range.lowerBound {
                moved.add(beside.of(next))
                pending.removeFirst()
            }
            let own = launch.effects.effects(within: [staying.range], of: split.function)
            guard moved.commutes(with: own) else {
                first = staying.range.lowerBound
                return
            }
        }
        first = nil
    }
}

extension LaunchBound {
    /// Why what does it can't wait for a scene to connect.
    fileprivate var reasonToStay: String {
        switch self {
        case .taskRegistration:
            "a background task is registered with this, which the launch must do"
        case .notificationDelegate:
            "the delegate of notifications is set with this, which the launch must do"
        case .backgroundWork:
            "this also works in a launch in the background, in which no scene connects"
        }
    }
}
