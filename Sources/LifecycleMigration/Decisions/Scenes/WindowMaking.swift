import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// A call that makes the app's window, and that can make it for a scene instead.
struct WindowMaking {
    /// The window.
    let origin: WindowOrigin
    /// The tokens between the parentheses and of these.
    let arguments: TokenRange
    private let function: FlowFunction

    /// Reads a call; nil for one that no initializer with a scene takes the place of.
    init?(_ call: FlowCall, _ range: TokenRange, in function: FlowFunction, _ flow: AppFlow) {
        let file = function.file
        let written = call.arguments.map { ($0.label ?? "") + ":" + file.text($0.range) }
        guard written.isEmpty || written == ["frame:" + StartFrame.screenBounds],
            Self.takesScene(call, flow),
            let open = range.first(where: { file.tokens.tokens[$0].kind == .leftParen })
        else { return nil }
        origin = .made(MakingPlace(path: function.located.file.path, token: range.lowerBound))
        arguments = open..<range.upperBound
        self.function = function
    }

    /// Whether the class has the initializer for scenes: one of its own with designated initializers has only these.
    private static func takesScene(_ call: FlowCall, _ flow: AppFlow) -> Bool {
        guard let name = call.result.type.unwrapped.name, let type = flow.program.type(name),
            type.isDeclared
        else { return true }
        return !type.allMembers.contains { $0.located.declaration.kind == .initializer }
    }

    /// Whether it stands in a member.
    func isIn(_ member: LocatedDeclaration) -> Bool {
        function.located.isSame(as: member)
    }
}
