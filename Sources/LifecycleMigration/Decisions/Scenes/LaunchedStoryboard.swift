import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The main storyboard of an app whose launch goes on having the window: UIKit loads none in front of the launch any more, so the launch
/// does.
struct LaunchedStoryboard {
    /// The storyboard.
    let name: String
    /// The method that loads it before all else; nil where the launch makes another window without a look at this one.
    let method: LocatedDeclaration?
    /// Whether that method makes the window, too, which no property of the delegate does.
    let makesWindow: Bool

    /// The storyboard of an app; nil without one, and where the launch can't load it.
    init?(of app: UIKitApp) {
        let launch = app.launch
        guard let name = launch.storyboard, let property = app.delegate.windowProperty,
            launch.owner.name == app.delegate.name,
            app.halfWayScenes?.namesStoryboard(in: app.manifest.propertyLists) != true
        else { return nil }
        self.name = name
        if Self.isReplaced(app) {
            method = nil
            makesWindow = false
            return
        }
        guard let first = Self.firstMethod(app) else { return nil }
        method = first
        let binding = property.declaration.bindings.first
        makesWindow =
            binding?.initializer == nil
            && (binding?.accessorKinds.allSatisfy { [.willSet, .didSet].contains($0) } ?? true)
        let type = binding?.type.map(property.file.outline.text)
        guard makesWindow ? type == "UIWindow?" || type == "UIWindow!" : Self.hasOwnWindow(launch)
        else { return nil }
    }

    /// Whether a window is made for the property before it is asked for.
    private static func hasOwnWindow(_ launch: LaunchFacts) -> Bool {
        launch.window.origins.contains { if case .made = $0 { true } else { false } }
    }

    /// Whether the launch gives the delegate another window before it looks at the one that is there.
    private static func isReplaced(_ app: UIKitApp) -> Bool {
        let launch = app.launch
        guard app.delegate.methods(willFinish).isEmpty,
            let method = launch.startMethods.first,
            let function = FlowFunction(method, owner: launch.owner.name)
        else { return false }
        let first = launch.flow.trace(of: function).events.first { event in
            switch event.kind {
            case .read(let receiver, "window", _, _), .write(let receiver, "window", _, _):
                receiver.type.unwrapped.name == app.delegate.name
            default: false
            }
        }
        guard let first, !first.runsLater, case .write(_, _, _, let value) = first.kind else {
            return false
        }
        let isAlways = function.file.statements(of: function.body).contains { statement in
            statement.kind == .expression && statement.range.contains(first.range.lowerBound)
        }
        let isFirstUse = !WindowTouches(launch).touchesBefore(first, in: function)
        return isAlways && isFirstUse
            && value.windows.contains { if case .made = $0 { true } else { false } }
    }

    private static let willFinish = "application(_:willFinishLaunchingWithOptions:)"

    /// What UIKit calls first once the storyboard is loaded, where lines can stand in front of its own.
    private static func firstMethod(_ app: UIKitApp) -> LocatedDeclaration? {
        let all = app.delegate.methods(willFinish) + app.launch.startMethods
        guard let method = all.first, let body = method.declaration.body,
            method.declaration.conditions.isEmpty
        else { return nil }
        let statements = method.file.outline.statements(of: body)
        // The value of a single expression is returned only as long as it is alone.
        if statements.count == 1, case .expression = statements[0].kind { return nil }
        return method
    }
}

extension HalfWayScenes {
    /// Whether a configuration that was begun has a storyboard of its own.
    fileprivate func namesStoryboard(in lists: [PropertyListFacts]) -> Bool {
        lists.contains { list in configurations(of: list).contains { $0.storyboard != nil } }
    }
}
