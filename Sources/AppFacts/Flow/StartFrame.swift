import SwiftFlow
import SwiftOutline

/// The frame that the app's own window has while the app starts: that which it is made with, by the app or by UIKit.
package struct StartFrame {
    /// Whether it is the screen's.
    package let isScreens: Bool

    /// The frame of a window, which may get another one from the app.
    package init(of window: OwnWindow, in flow: AppFlow) {
        let functions = flow.analysis.allFunctions
        guard !functions.contains(where: { Self.sets(window, in: $0, flow) }) else {
            isScreens = false
            return
        }
        var found: [Bool] = []
        for case .made(let place) in window.origins {
            let arguments = functions.lazy.filter {
                $0.located.file.path == place.path && $0.body.contains(place.token)
            }.compactMap { Self.arguments(at: place.token, in: $0, flow) }.first
            found.append(arguments.map(Self.areScreens) ?? false)
        }
        let isMade = !found.isEmpty && found.allSatisfy { $0 }
        let isLoaded = window.isLoaded && found.isEmpty && Self.loadsAsScreen(flow.context)
        isScreens = isMade || isLoaded
    }

    /// Whether UIKit makes a window as large as the screen: a Mac's window is smaller, and visionOS has no screen.
    private static func loadsAsScreen(_ context: TargetContext) -> Bool {
        !context.target.platforms.contains { [.maccatalyst, .visionos].contains($0) }
    }

    /// The arguments of the initializer of a window as text.
    private static func arguments(
        at token: Int, in function: FlowFunction, _ flow: AppFlow
    ) -> [String]? {
        flow.trace(of: function).events(startingIn: token..<token + 1).lazy.compactMap { event in
            guard case .call(let call) = event.kind else { return nil }
            switch call.target {
            case .makingForeign, .making:
                return call.arguments.map {
                    ($0.label ?? "") + ":" + function.file.text($0.range)
                }
            default: return nil
            }
        }.first
    }

    /// Whether a window that is made with some arguments is as large as the screen.
    private static func areScreens(_ arguments: [String]) -> Bool {
        arguments.isEmpty || arguments == ["frame:" + screenBounds]
    }

    /// Whether a function gives the window another frame.
    private static func sets(
        _ window: OwnWindow, in function: FlowFunction, _ flow: AppFlow
    ) -> Bool {
        flow.trace(of: function).events.contains { event in
            guard case .write(let receiver, let member, _, _) = event.kind,
                ["frame", "bounds", "center", "transform"].contains(member),
                window.isPossible(receiver)
            else { return false }
            return !function.file.text(event.statement).hasSuffix("= " + screenBounds)
        }
    }

    /// The frame of the screen as code.
    package static let screenBounds = "UIScreen.main.bounds"
}
