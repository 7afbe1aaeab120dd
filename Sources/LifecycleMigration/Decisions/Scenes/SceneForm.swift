import AppFacts
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

    /// The code that moves; nil where none does.
    var moved: MovedLaunch? {
        switch self {
        case .storyboard(let launch): launch.flatMap { $0.split.moving.isEmpty ? nil : $0 }
        case .moved(let launch): launch
        case .attached: nil
        }
    }

    /// Whether the scene's delegate has the window to itself.
    var isOfScene: Bool { if case .attached = self { false } else { true } }

    /// Whether code makes the window.
    var makesWindow: Bool {
        if case .storyboard(let launch) = self { launch?.makings.isEmpty == false } else { true }
    }
}

extension SceneForm {
    /// Chooses the first form that nothing is in the way of.
    ///
    /// - Throws: `Refusal` where none is left.
    static func choose(for app: UIKitApp) throws(Refusal) -> SceneForm {
        let launch = app.launch
        let obstacle: SceneObstacle
        do throws(SceneObstacle) {
            let split = try LaunchSplit(launch)
            let moved: MovedLaunch? = if let split { try MovedLaunch(split, of: app) } else { nil }
            if launch.storyboard != nil, !launch.isPlaceholder {
                if let own = OwnMadeWindow(of: app).obstacle { throw own }
                return .storyboard(moved)
            }
            guard let moved, !moved.makings.isEmpty else {
                throw SceneObstacle(
                    launch.owner.file, launch.owner.declaration.keyword,
                    "nothing in the launch makes a window")
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
            return .moved(moved)
        } catch {
            obstacle = error
        }
        if launch.storyboard == nil, let window = AttachedWindow(of: app) {
            return .attached(window)
        }
        throw Refusal(
            .rootUnresolved, at: app.context.library.place(obstacle.path, token: obstacle.token),
            "the window can't be moved to its scene: \(obstacle.reason)",
            remedy:
                "keep what the window needs in properties, make and show the window in one place, and plan again"
        )
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
