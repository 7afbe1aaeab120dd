import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells what code comes to that needs the app's own window, once that is SwiftUI's and the delegate has none.
struct AbsentWindow {
    private let window: OwnWindow
    private let flow: AppFlow
    private let timeline: LaunchTimeline

    /// What is known of an app.
    init(_ window: OwnWindow, in flow: AppFlow, _ timeline: LaunchTimeline) {
        self.window = window
        self.flow = flow
        self.timeline = timeline
    }

    /// What is said where code needs the window: a forced cast of its root stops the app, and so does `window!`.
    func sentence(
        about name: String, around token: Int, in function: FlowFunction
    ) -> String {
        let isForced = flow.trace(of: function).events.contains { event in
            guard case .cast(let value, .forced, _) = event.kind else { return false }
            return event.range.contains(token) && window.isRoot(value)
        }
        let consequence: String
        if isForced {
            consequence = ", so this cast crashes"
        } else if self.isForced(token, in: function) {
            consequence =
                ", so the app crashes here" + (runsFirst(function) ? " at its first screen" : "")
        } else {
            consequence = ""
        }
        return "\(name) is nil once SwiftUI makes the window" + consequence
    }

    /// Whether code that starts at a token unwraps the window by force: `delegate.window!`, `(window?.frame)!`.
    func isForced(_ token: Int, in function: FlowFunction) -> Bool {
        let tokens = function.file.tokens.tokens
        var next = token
        while next < function.body.upperBound {
            switch tokens[next].kind {
            case .identifier where tokens[next + 1].kind == .exclamationMark:
                if isWindow(endingAt: next, from: token, in: function) { return true }
            case .rightParen where tokens[next + 1].kind == .exclamationMark:
                return (token..<next).contains { name in
                    tokens[name + 1].kind == .postfixQuestionMark
                        && isWindow(endingAt: name, from: token, in: function)
                }
            case .identifier, .period, .postfixQuestionMark, .exclamationMark, .keyword(.self):
                break
            default: return false
            }
            next += 1
        }
        return false
    }

    private func isWindow(
        endingAt name: Int, from token: Int, in function: FlowFunction
    ) -> Bool {
        flow.trace(of: function).values.contains { range, value in
            range.upperBound == name + 1 && range.contains(token) && window.isPossible(value)
        }
    }

    /// Where a condition binds the window to the name at a token: from there on nothing runs that needs it.
    func condition(binding token: Int, in function: FlowFunction) -> Int? {
        let file = function.file
        guard file.tokens.tokens[token].kind == .identifier,
            flow.trace(of: function).values[token..<token + 1].map(window.isPossible) ?? false
        else { return nil }
        let name = file.name(at: token)
        return function.body.last { equal in
            equal < token && equal > 2 && file.tokens.tokens[equal].kind == .equal
                && file.name(at: equal - 1) == name && file.isConditionBinding(equal - 2)
        }.map { $0 + 1 }
    }

    /// Where the window is unwrapped by force into the local at a token: it is that line which stops the app.
    func forcedBinding(of token: Int, in function: FlowFunction) -> Int? {
        let file = function.file
        let tokens = file.tokens.tokens
        let values = flow.trace(of: function).values
        guard tokens[token].kind == .identifier,
            values[token..<token + 1].map(window.isPossible) ?? false
        else { return nil }
        let name = file.name(at: token)
        let binding = function.body.last { keyword in
            guard keyword + 3 < token, file.name(at: keyword + 1) == name else { return false }
            let isBinding = ["let", "var"].contains(file.tokens.text(of: keyword))
            return isBinding && tokens[keyword + 2].kind == .equal
        }
        guard let start = binding.map({ $0 + 3 }) else { return nil }
        let forced = values.filter { range, value in
            range.lowerBound == start && range.upperBound < token
                && tokens[range.upperBound].kind == .exclamationMark && window.isPossible(value)
        }.keys.min { $0.count < $1.count }
        return forced?.last { tokens[$0].kind == .identifier }
    }

    /// Whether every start of the app comes to a function: when its first view is shown, or when it becomes active.
    private func runsFirst(_ function: FlowFunction) -> Bool {
        timeline.runsAtStart(function)
            || function.owner == window.owner
                && Self.first.contains(function.located.declaration.selectorName)
    }

    private static let first: Set<String> = [
        "applicationDidBecomeActive(_:)", "sceneDidBecomeActive(_:)",
        "sceneWillEnterForeground(_:)",
    ]
}
