import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// A window that the launch makes as it did, and that gets the scene once that connects.
///
/// The launch's order stays what it was, and the window outlives a scene that the system takes away in the background.
struct AttachedWindow {
    /// The statements that only show the window, which the scene's delegate does; those of closures stay.
    let shows: [(file: ProgramFile, statement: TokenRange)]

    /// The window of an app; nil where the delegate does not have it when the launch is over.
    init?(of app: UIKitApp) {
        let launch = app.launch
        let name = app.delegate.name
        let isKept = launch.flow.analysis.assigned(to: "window", of: name)?.windows.isEmpty == false
        let isInitial = app.delegate.properties.contains { property in
            property.declaration.declaredNames.contains("window")
                && property.declaration.bindings.contains { $0.initializer != nil }
        }
        guard isKept || isInitial, launch.window.origins.contains(.property(of: name)),
            Self.isMadeInLaunch(launch)
        else { return nil }
        shows = Self.shows(of: app)
    }

    /// Whether every place that makes the window runs while the app launches, and never again: a second one would have no scene.
    private static func isMadeInLaunch(_ launch: LaunchFacts) -> Bool {
        let early = launch.timeline.early.filter {
            launch.timeline.isEarly($0) && !launch.recurring.functions.contains($0.id)
        }
        return launch.window.origins.allSatisfy { origin in
            guard case .made(let place) = origin else { return true }
            return early.contains {
                $0.located.file.path == place.path && $0.body.contains(place.token)
            }
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
