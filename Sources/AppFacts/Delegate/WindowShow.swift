import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// A place that shows a window.
package struct WindowShow {
    /// The windows that it may be.
    package let windows: Set<WindowOrigin>
    /// The first token of the expression.
    package let token: Int
    /// Whether the expression is a statement by itself.
    package let isStatement: Bool
    /// What stands in front of the member, with the dot.
    package let receiver: String
    /// Whether it stands in a closure.
    package let isInClosure: Bool
    /// Whether a closure around it may run later than the code around that.
    package let runsLater: Bool
    /// The function around it.
    package let function: FlowFunction

    /// All places in some functions, in the order of the files.
    package static func all(in functions: [FlowFunction], of flow: AppFlow) -> [WindowShow] {
        functions.flatMap { function in
            flow.trace(of: function).events.compactMap { WindowShow($0, in: function) }
        }.sorted {
            ($0.function.located.file.path, $0.token) < ($1.function.located.file.path, $1.token)
        }
    }

    private init?(_ event: FlowEvent, in function: FlowFunction) {
        guard let shown = event.shownWindow, !shown.value.windows.isEmpty,
            !Self.hides(shown.member, in: function.file)
        else { return nil }
        windows = shown.value.windows
        token = event.range.lowerBound
        isStatement = event.statement.lowerBound == event.range.lowerBound
        receiver = function.file.text(event.range.lowerBound..<shown.member)
        isInClosure = !event.closures.isEmpty
        runsLater = event.runsLater
        self.function = function
    }

    /// Whether `isHidden = true` stands at a member.
    package static func hides(_ member: Int, in file: SwiftFile) -> Bool {
        member + 2 < file.tokens.tokens.count && file.tokens.tokens[member + 1].kind == .equal
            && file.tokens.spells(member + 2, "true")
    }
}

extension FlowEvent {
    /// The window that an event shows or hides, and the token of the member that does.
    package var shownWindow: (value: FlowValue, member: Int)? {
        switch kind {
        case .write(let receiver, "isHidden", let token, _): (receiver, token)
        case .call(let call) where call.name == "makeKeyAndVisible":
            call.receiver.map { ($0, call.token) }
        default: nil
        }
    }
}
