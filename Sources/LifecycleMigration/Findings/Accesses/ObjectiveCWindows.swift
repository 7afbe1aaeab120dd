import AppFacts
import SourceEditing

/// Words what Objective-C code of the app does with windows and their roots.
struct ObjectiveCWindows {
    private let uses: [ObjectiveCUse]
    private let usedScenes: Bool
    private let delegateHasWindow: Bool
    private let rootIsAsBefore: Bool
    private let movesToScenes: Bool

    /// The words for some code; `usedScenes` says that windows without a scene never appeared in it, `delegateHasWindow`
    /// that the application's delegate has one for it, `rootIsAsBefore` that the
    /// root that it met was SwiftUI's already, and `movesToScenes` that windows and roots stay UIKit's.
    init(
        _ uses: [ObjectiveCUse], usedScenes: Bool, delegateHasWindow: Bool, rootIsAsBefore: Bool,
        movesToScenes: Bool
    ) {
        self.uses = uses
        self.usedScenes = usedScenes
        self.delegateHasWindow = delegateHasWindow
        self.rootIsAsBefore = rootIsAsBefore
        self.movesToScenes = movesToScenes
    }

    /// One of each kind for a line.
    func findings() -> [Finding] {
        let found = uses.compactMap(finding).firstOnEachLine()
        let swaps = Set(found.filter { $0.id == .rootSwap }.compactMap(\.place?.lineStart))
        // That the root isn't replaced says that there is no window.
        return found.filter { finding in
            finding.id == .rootSwap || finding.id == .windowWithoutScene
                || finding.place.map { !swaps.contains($0.lineStart) } ?? true
        }
    }

    private func finding(about use: ObjectiveCUse) -> Finding? {
        switch use.kind {
        case .windowWithoutScene:
            return usedScenes
                ? nil
                : Finding(
                    .windowWithoutScene, .warning, .manual, at: use.place,
                    "a window that is made without a scene never appears in an app with scenes",
                    remedy: "make it with `initWithWindowScene:`, of the scene that it covers")
        case .windowAtLaunch where !usedScenes:
            return Finding(
                .windowAccess, .warning, .manual, at: use.place,
                "there is no window yet as the launch ends, when this runs",
                remedy: "ask for it when the first scene has become active")
        case .rootSet(let isOfDelegate)
        where !movesToScenes && (delegateHasWindow || !isOfDelegate):
            return Finding(
                .rootSwap, .warning, .manual, at: use.place,
                isOfDelegate
                    ? WindowFindings.noRootReplaced
                    : "the root view controller of SwiftUI's window is replaced here, and its views with it",
                remedy: "let one container view controller show what the root is replaced by")
        case .rootTaken where !movesToScenes && !rootIsAsBefore:
            return Finding(
                .windowAccess, .warning, .manual, at: use.place,
                "the window's root view controller is SwiftUI's, and Objective-C takes it for the app's own here",
                remedy: "keep the view controller where it is made, and reach it from there")
        case .delegateWindow where !movesToScenes && delegateHasWindow:
            return Finding(
                .windowAccess, .warning, .manual, at: use.place,
                "the delegate's window is nil once SwiftUI makes the window",
                remedy: "use `view.window` of a view controller, or the window scene's key window")
        default: return nil
        }
    }
}

extension Place {
    /// The start of its line.
    fileprivate var lineStart: Place {
        Place(path: path, position: SourcePosition(line: position.line, column: 1))
    }
}
