import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// The covers that certainly have a scene where they are shown, and the places that show them.
///
/// A cover that the application delegate shows as the app is left is shown while the app's one window is connected, and its
/// scene is that window's. Where a window is shown at any other place, too, or may be, nothing is certain.
package struct CoverScenes {
    /// The places that show the covers.
    package private(set) var shows: [WindowShow] = []
    /// The covers.
    package private(set) var windows: Set<WindowOrigin> = []

    /// The covers of an app that had no scenes.
    package init(of app: UIKitApp) {
        guard !app.usesScenes, !Self.mayHaveSeveralWindows(app) else { return }
        let flow = app.launch.flow
        let made = ScenelessWindows(flow: flow, window: app.launch.window).made
        guard !made.isEmpty else { return }
        let leaving = LeavingFunctions(of: app)
        let all = WindowShow.all(in: flow.analysis.allFunctions, of: flow)
        for window in made
        where window.function.isRunOnce && !window.isOfOwnKind && !window.isHandedOn {
            let own = all.filter { $0.windows.contains(window.origin) }
            guard !own.isEmpty,
                own.allSatisfy({
                    leaving.contains($0.function) && Self.isPlain($0, app.delegate, flow)
                })
            else { continue }
            windows.insert(window.origin)
            shows += own
        }
    }

    /// Whether the app may have several windows, of which a cover hides one, or use several screens.
    package static func mayHaveSeveralWindows(_ app: UIKitApp) -> Bool {
        let names = FrameworkNames(in: app.context)
        return app.mayHaveSeveralWindows || usesScreens(app.context)
            || names.isHidden("UIApplication") || names.isHidden("UIWindowScene")
    }

    private static func usesScreens(_ context: TargetContext) -> Bool {
        ["screens", "didConnectNotification"].contains { name in
            context.files(naming: name).contains { _ in true }
        }
    }

    private static func isPlain(
        _ show: WindowShow, _ delegate: DelegateClass, _ flow: AppFlow
    ) -> Bool {
        show.windows.count == 1 && !show.isInClosure && canTakeScene(at: show, of: delegate, flow)
    }

    /// Whether a line in front of the place comes right before it, and can name the window once more.
    package static func canTakeScene(
        at show: WindowShow, of delegate: DelegateClass, _ flow: AppFlow
    ) -> Bool {
        show.isStatement && hasLine(show.token, in: show.function.file)
            && isStored(show.receiver, in: show.function, of: delegate, flow)
    }

    /// Whether a token stands at the start of its line, with nothing but whole comments in front of it there.
    private static func hasLine(_ token: Int, in file: SwiftFile) -> Bool {
        let start = file.tokens.tokens[token].start
        if file.startsLine(start) { return true }
        let line = file.startOfLine(start)
        guard token > 0, file.tokens.tokens[token - 1].end <= line else { return false }
        let text = file.text[line..<start].drop { $0 == " " || $0 == "\t" }
        let pairs = zip(text, text.dropFirst())
        return text.hasPrefix("/*")
            && pairs.count { $0 == "/" && $1 == "*" } == pairs.count { $0 == "*" && $1 == "/" }
    }

    /// Whether a receiver is a local or a stored property of the object at hand, which is the same window each time.
    private static func isStored(
        _ receiver: String, in function: FlowFunction, of delegate: DelegateClass, _ flow: AppFlow
    ) -> Bool {
        let names = receiver.split(separator: ".").map { $0.filter { !"?!".contains($0) } }
            .drop { $0 == "self" }
        guard names.count == 1, let name = names.first else { return false }
        let isOfDelegate = delegate.declarations.contains {
            $0.file.path == function.located.file.path
                && $0.declaration.range.contains(function.located.declaration.keyword)
        }
        let members =
            isOfDelegate
            ? delegate.properties
            : function.owner.map { flow.program.members(name, of: $0).map(\.located) } ?? []
        let properties = members.flatMap(\.declaration.bindings).filter { $0.name == name }
        guard properties.isEmpty else {
            return properties.allSatisfy { $0.accessorBraces == nil }
        }
        let file = function.file
        return function.body.dropFirst().contains { token in
            let before = file.tokens.tokens[token - 1].kind
            return file.tokens.spells(token, name)
                && (before == .keyword(.let) || before == .keyword(.var))
        }
    }
}

extension FlowFunction {
    /// Whether what it makes is no value that a getter makes anew for each line that names it.
    fileprivate var isRunOnce: Bool { id.part == .body || id.part == .initialValue }
}
