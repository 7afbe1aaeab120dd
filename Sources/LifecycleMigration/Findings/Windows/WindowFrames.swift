import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds an app's own window that is made smaller than the screen, or beside it: SwiftUI's fills its scene.
struct WindowFrames {
    private let launch: LaunchFacts

    /// A look at an app.
    init(of launch: LaunchFacts) {
        self.launch = launch
    }

    /// A finding for each window that is made so.
    func findings() -> [Finding] {
        launch.flow.analysis.allFunctions.flatMap { function in
            launch.window.makings(in: function, of: launch.flow).compactMap { _, call in
                guard let frame = call.arguments.first(where: { $0.label == "frame" })?.range,
                    isOther(value(of: frame, in: function), function.file)
                else { return nil }
                return Finding(
                    .windowAppearance, .warning, .manual,
                    at: launch.context.place(function.located.file, call.token),
                    "the window's frame is lost: \(function.file.text(frame))",
                    remedy: "give the root's view that frame, in a view that fills the screen")
            }
        }
    }

    /// What a local starts with that is a frame.
    private func value(of range: TokenRange, in function: FlowFunction) -> TokenRange {
        guard range.count == 1 else { return range }
        let name = function.file.name(at: range.lowerBound)
        return launch.flow.trace(of: function).locals(named: name).first?.range ?? range
    }

    /// Whether a frame has numbers of its own, or is one that was made smaller or moved.
    private func isOther(_ frame: TokenRange, _ file: SwiftFile) -> Bool {
        frame.contains { token in
            switch file.tokens.tokens[token].kind {
            case .integerLiteral, .floatLiteral: file.tokens.text(of: token) != "0"
            case .identifier: Self.changes.contains(file.tokens.text(of: token))
            default: false
            }
        }
    }

    private static let changes: Set<String> = [
        "insetBy", "offsetBy", "inset", "applying", "divided",
    ]
}
