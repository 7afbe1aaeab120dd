import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The line that gives a window a scene, in the words of the code that shows it.
///
/// It belongs where the window is shown, not where it is made: by then there is a scene, and it is the one of that time.
struct SceneLines {
    private let flow: AppFlow
    private let early: Set<FlowFunction.ID>
    private let shows: [WindowShow]

    /// The lines for an app whose functions may show windows.
    init(flow: AppFlow, functions: [FlowFunction], timeline: LaunchTimeline) {
        self.flow = flow
        early = Set(timeline.early.map(\.id))
        shows = WindowShow.all(in: functions, of: flow).filter { !$0.receiver.contains("\n") }
    }

    /// What to write for a window; nil where nothing is seen to show it.
    func remedy(for window: WindowOrigin, madeIn function: FlowFunction) -> String? {
        let all = shows.filter { $0.windows.contains(window) }
        guard let show = all.first(where: { $0.function == function }) ?? all.first else {
            return nil
        }
        let place = flow.context.place(show.function.located.file, show.token)
        let isHere = show.function.located.file.path == function.located.file.path
        let line = isHere ? "line \(place.position.line)" : place.line
        let code = "`\(show.receiver)windowScene = \(scene(at: show))`"
        guard early.contains(show.function.id) else {
            return "before \(line) write \(code)"
        }
        return
            "show it once a scene is connected, and not at launch, with \(code) before \(line)"
    }

    /// The scene of the view controller that shows the window, or the one for the app's windows.
    private func scene(at show: WindowShow) -> String {
        let owner = show.function.owner.map(flow.context.inheritanceChain(of:))?.last ?? ""
        // An alert is in no window until something presents it.
        let isController =
            owner.hasPrefix("UI") && owner.hasSuffix("Controller") && owner != "UIAlertController"
        let name = show.function.located.declaration.name
        if isController, !show.isInClosure, !show.function.isStatic,
            !Self.beforeWindow.contains(name)
        {
            return "view.window?.windowScene"
        }
        return
            "UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first { $0.session.role == .windowApplication }"
    }

    /// What UIKit calls of a view controller while its view is in no window. Source: Apple's page of `viewIsAppearing`.
    private static let beforeWindow: Set<String> = [
        "init", "deinit", "loadView", "viewDidLoad", "viewWillAppear", "viewDidDisappear",
    ]
}
