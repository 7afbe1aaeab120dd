import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// A window that the launch makes as it did, and that gets the scene once that connects.
///
/// The launch's order stays what it was, and the window outlives a scene that the system takes away in the background. A window
/// that is made later, when an answer comes, takes the scene that is there by then.
struct AttachedWindow {
    /// The statements that only show the window, which the scene's delegate does; those of closures stay.
    let shows: [(file: ProgramFile, statement: TokenRange)]
    /// The places that show the window when a scene may be there already.
    let later: [WindowShow]

    /// Why its making does not move to the scene's delegate.
    let obstacle: SceneObstacle
    /// The main storyboard that the launch loads in UIKit's place; nil without one.
    let storyboard: LaunchedStoryboard?
    /// The way from the application's delegate to the window.
    let path: WindowPath

    /// The window of an app; nil where the delegate does not have it when the launch is over.
    init?(of app: UIKitApp, since obstacle: SceneObstacle) {
        self.obstacle = obstacle
        let launch = app.launch
        let name = app.delegate.name
        let isKept = launch.flow.analysis.assigned(to: "window", of: name)?.windows.isEmpty == false
        let isInitial =
            app.delegate.windowProperty?.declaration.bindings.contains { $0.initializer != nil }
            ?? false
        storyboard = LaunchedStoryboard(of: app)
        guard launch.storyboard == nil || storyboard != nil else { return nil }
        if isKept || isInitial || storyboard?.method != nil {
            guard launch.window.origins.contains(.property(of: name)) else { return nil }
            path = .ofDelegate
        } else {
            guard let found = WindowPath(to: launch.window, from: app.delegate, launch.flow) else {
                return nil
            }
            path = found
        }
        shows = Self.shows(of: app)
        let code = LaunchOnlyCode(of: app)
        guard !Self.isMadeInLaunch(app, code, loads: storyboard?.method != nil) else {
            later = []
            return
        }
        later = Self.laterShows(of: app, code)
        guard !later.isEmpty, !CoverScenes.mayHaveSeveralWindows(app),
            later.allSatisfy({ CoverScenes.canTakeScene(at: $0, of: app.delegate, launch.flow) })
        else { return nil }
    }

    /// Whether every place that makes the window runs while the app launches, and never again; what the delegate's property starts
    /// with is there for the storyboard that the launch `loads`.
    private static func isMadeInLaunch(
        _ app: UIKitApp, _ code: LaunchOnlyCode, loads: Bool
    ) -> Bool {
        let launch = app.launch
        let early = launch.timeline.early.filter(code.contains)
        return launch.window.origins.allSatisfy { origin in
            guard case .made(let place) = origin else { return true }
            if loads, let property = app.delegate.windowProperty,
                property.file.path == place.path, property.declaration.range.contains(place.token)
            {
                return true
            }
            return early.contains { function in
                function.located.file.path == place.path && function.body.contains(place.token)
                    && !launch.flow.trace(of: function).events.contains {
                        $0.range.lowerBound == place.token && $0.runsLater
                    }
            }
        }
    }

    /// The places that may show the window when the launch is over.
    private static func laterShows(of app: UIKitApp, _ code: LaunchOnlyCode) -> [WindowShow] {
        let launch = app.launch
        let early = Set(
            launch.timeline.launchFunctions.filter {
                $0.owner == app.delegate.name || code.contains($0)
            }.map(\.id))
        return WindowShow.all(in: launch.flow.analysis.allFunctions, of: launch.flow).filter {
            !$0.windows.isDisjoint(with: launch.window.origins)
                && ($0.runsLater || !early.contains($0.function.id))
        }
    }

    /// Statements of the delegate's own code that the launch alone runs; where nothing else stands in their block, they stay.
    private static func shows(
        of app: UIKitApp
    ) -> [(file: ProgramFile, statement: TokenRange)] {
        let launch = app.launch
        let early = launch.timeline.launchFunctions.filter { function in
            app.delegate.declarations.contains {
                $0.file.path == function.located.file.path
                    && $0.declaration.range.contains(function.located.declaration.keyword)
            }
        }
        let shows = WindowShow.all(in: early, of: launch.flow).filter {
            $0.isStatement && !$0.isInClosure && !$0.windows.isDisjoint(with: launch.window.origins)
        }
        let byFunction = Dictionary(grouping: shows, by: \.function.id)
        return early.flatMap { function -> [(file: ProgramFile, statement: TokenRange)] in
            guard let own = byFunction[function.id] else { return [] }
            let statements = besideOthers(in: function)
            return own.compactMap { show in
                statements[show.token].map { (function.located.file, $0) }
            }
        }
    }

    /// The statements of a function that do not stand alone in their block, by their first tokens.
    private static func besideOthers(in function: FlowFunction) -> [Int: TokenRange] {
        var result: [Int: TokenRange] = [:]
        var blocks = [function.body]
        while let body = blocks.popLast() {
            let statements = function.file.statements(of: body)
            for statement in statements {
                if statements.count > 1 { result[statement.range.lowerBound] = statement.range }
                blocks += statement.blocks.map(\.body)
            }
        }
        return result
    }
}
