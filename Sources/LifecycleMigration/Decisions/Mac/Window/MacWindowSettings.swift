import AppFacts
import SwiftFlow
import SwiftOutline

/// What a Mac app's launch says of its window, each with a counterpart in SwiftUI, or a finding.
struct MacWindowSettings {
    /// What is shown in the window.
    struct Content {
        /// The statement.
        let statement: Statement
        /// What is set: `window.contentView`.
        let target: TokenRange
        /// What it is set to.
        let value: Expression
        /// Whether that is a view controller, or else a view.
        let isController: Bool
    }

    /// The size of the content; nil where the content says it.
    private(set) var size: MacWindowSize?
    /// Where the launch computes the size.
    private(set) var computedSizeToken: Int?
    /// Where the size is set, if the title bar is part of it: the content lies below that by then.
    private(set) var fullSizeToken: Int?
    /// The least size.
    private(set) var minimum: MacWindowSize?
    /// The style mask; nil where AppKit's usual one is meant.
    private(set) var style: MacWindowStyle?
    /// The title.
    private(set) var title: Expression?
    /// Where the frame gets a name to be kept under.
    private(set) var autosaveToken: Int?
    /// What is set of its look, and of the way that it lies among others.
    private(set) var looks: [MacWindowLook] = []
    /// The contents, in order.
    private(set) var contents: [Content] = []
    /// Whether the launch puts it into the middle of the screen.
    private(set) var isCentered = false
    /// Where the window is shown; nil where it is not.
    private(set) var shownToken: Int?
    /// Where the window is made.
    let madeToken: Int
    private let file: ProgramFile
    private let locals: MacWindowLocals
    private let constants: MacConstants
    private let listeners: MacWindowListeners

    /// What a window is made with.
    ///
    /// - Throws: the argument that is not understood.
    init(
        _ making: MacWindowMaking, in function: FlowFunction, _ locals: MacWindowLocals,
        _ statement: Statement, _ facts: LaunchFacts
    ) throws(MacWindowObstacle) {
        file = function.located.file
        self.locals = locals
        constants = MacConstants(in: facts.context)
        listeners = MacWindowListeners(of: facts.delegate, in: facts.context)
        madeToken = making.range.lowerBound
        for (index, argument) in making.arguments.enumerated() {
            let value = locals.resolved(argument.value)
            switch (index, argument.label) {
            case (0, "contentRect"):
                if let found = MacWindowSize(ofRect: value, in: file.outline, constants) {
                    size = found.isZero ? nil : found
                } else if MacWindowSize.isHarmless(value, in: function, facts.flow) {
                    computedSizeToken = argument.value.range.lowerBound
                } else {
                    throw Self.computed(argument, file)
                }
            case (0, "contentViewController"):
                contents = [
                    Content(
                        statement: statement, target: making.range, value: argument.value,
                        isController: true)
                ]
            case (1, "styleMask"): style = try style(value)
            case (2, "backing"), (3, "defer"):
                guard Self.isPlain(value) else { throw Self.computed(argument, file) }
            case (4, "screen"):
                guard file.outline.text(value.range) == "nil" else {
                    throw Self.computed(argument, file)
                }
            default: throw Self.computed(argument, file)
            }
        }
        if style?.hasFullSizeContent == true { fullSizeToken = madeToken }
        guard style != nil || !contents.isEmpty else {
            throw MacWindowObstacle(.expression, file, madeToken)
        }
    }

    /// The style that an expression says, or the constant that it names.
    private func style(_ expression: Expression) throws(MacWindowObstacle) -> MacWindowStyle {
        guard let value = constants.value(of: expression),
            let style = try? MacWindowStyle(value.expression, value.file)
        else { return try MacWindowStyle(expression, file) }
        return style
    }

    private static func computed(
        _ argument: FlowArgument, _ file: ProgramFile
    ) -> MacWindowObstacle {
        MacWindowObstacle(
            .argument(argument.label ?? ""), file, argument.value.range.lowerBound)
    }

    /// Whether an expression is a literal or a case.
    private static func isPlain(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .implicitMember: true
        case .literal(let parts): parts.isEmpty
        case .member(let base, _, _):
            if case .member(let type, _, _) = base.kind {
                type.kind == .name("NSWindow")
            } else {
                false
            }
        default: false
        }
    }

    /// Takes a statement in.
    ///
    /// - Throws: the member that has no counterpart.
    mutating func take(_ statement: MacWindowStatement) throws(MacWindowObstacle) {
        switch statement.kind {
        case .making, .holding: return
        case .setting(let name, let target, let value):
            try set(name, target, value, statement)
        case .call(let name, let arguments): try call(name, arguments, statement)
        case .restyling(let argument, let isInserted):
            var changed = style ?? .aroundController
            try changed.change(argument.value, isInserted: isInserted, file)
            style = changed
        }
    }

    private mutating func set(
        _ name: String, _ target: TokenRange, _ value: Expression, _ statement: MacWindowStatement
    ) throws(MacWindowObstacle) {
        let resolved = locals.resolved(value)
        let text = file.outline.text(resolved.range)
        switch name {
        case "contentView", "contentViewController":
            contents.append(
                Content(
                    statement: statement.statement, target: target, value: value,
                    isController: name == "contentViewController"))
            // AppKit makes the window as large as the view controller's view.
            if name == "contentViewController" { size = nil }
        case "title": title = resolved
        case "styleMask": style = try style(resolved)
        case "minSize", "contentMinSize":
            guard let found = MacWindowSize(resolved, in: file.outline, constants) else {
                throw obstacle(name, statement)
            }
            minimum = found
        case "delegate" where listeners.doNothing(resolved): break
        case "isReleasedWhenClosed" where text == "false", "isRestorable" where text == "true":
            break
        default:
            guard
                let look = MacWindowLook(
                    name, resolved, at: statement.token, in: file.outline)
            else { throw obstacle(name, statement) }
            looks.append(look)
        }
    }

    private static let showing: Set<String> = ["makeKeyAndOrderFront", "orderFront"]

    private mutating func call(
        _ name: String, _ arguments: [FlowArgument], _ statement: MacWindowStatement
    ) throws(MacWindowObstacle) {
        switch (name, arguments.count) {
        case ("center", 0): isCentered = true
        case ("orderFrontRegardless", 0): shownToken = statement.token
        case (_, 1) where Self.showing.contains(name) && isSender(arguments[0]):
            shownToken = statement.token
        case ("setFrameAutosaveName", 1):
            guard isName(arguments[0].value) else { throw obstacle(name, statement) }
            autosaveToken = statement.token
        case ("setContentSize", 1):
            guard
                let found = MacWindowSize(
                    locals.resolved(arguments[0].value), in: file.outline, constants), !found.isZero
            else { throw obstacle(name, statement) }
            size = found
            fullSizeToken = style?.hasFullSizeContent == true ? statement.token : nil
        default: throw obstacle(name, statement)
        }
    }

    /// Whether an expression is a literal, a constant of the app's, or AppKit's type around one.
    private func isName(_ expression: Expression) -> Bool {
        let value = locals.resolved(expression)
        switch value.kind {
        case .literal(let parts): return parts.isEmpty
        case .call(let callee, let arguments):
            let type = file.outline.text(callee.range)
            return ["NSWindow.FrameAutosaveName", ".init"].contains(type) && arguments.count == 1
                && isName(arguments[0].value)
        default: return constants.value(of: value) != nil
        }
    }

    /// Whether an argument is nobody, or the delegate.
    private func isSender(_ argument: FlowArgument) -> Bool {
        argument.label == nil
            && (argument.value.kind == .selfReference
                || file.outline.text(argument.value.range) == "nil")
    }

    private func obstacle(_ name: String, _ statement: MacWindowStatement) -> MacWindowObstacle {
        MacWindowObstacle(.member(name), file, statement.token)
    }
}
