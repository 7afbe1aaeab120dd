import SwiftFlow
import SwiftOutline

/// A statement of the function that makes a window, in which the window is nothing but what the statement is about.
struct MacWindowStatement {
    /// What it does.
    enum Kind {
        /// It makes the window.
        case making
        /// It puts the window into a property as well.
        case holding(String, token: Int)
        /// It sets a member.
        case setting(String, target: TokenRange, value: Expression)
        /// It calls a method.
        case call(String, [FlowArgument])
        /// It puts an element into the style mask, or takes it out.
        case restyling(FlowArgument, isInserted: Bool)
    }

    /// The statement.
    let statement: Statement
    /// What it does.
    let kind: Kind
    /// The name of the member, or the first token.
    let token: Int

    /// Reads a statement with the names of the window in it; nil where the window is used in another way.
    init?(_ statement: Statement, of holder: MacWindowHolder, in file: SwiftFile) {
        self.statement = statement
        if statement.range == holder.statement.range {
            kind = .making
            token = statement.range.lowerBound
            return
        }
        guard statement.kind == .expression else { return nil }
        let expression = ExpressionReader(file).expression(in: statement.range)
        switch expression.kind {
        case .assignment(let target, let operatorToken, let value):
            guard file.tokens.spells(operatorToken, "=") else { return nil }
            if case .name(let name) = value.kind, name == holder.local,
                let property = MacWindowHolder.ownName(target),
                property != name || target.range.count > 1
            {
                kind = .holding(property, token: target.range.lowerBound)
                token = target.range.lowerBound
                return
            }
            guard case .member(let base, let name, let token) = target.kind,
                Self.isWindow(base, holder)
            else { return nil }
            kind = .setting(name, target: target.range, value: value)
            self.token = token
        case .call(let callee, let arguments):
            guard case .member(let base, let name, let token) = callee.kind else { return nil }
            self.token = token
            if case .member(let window, "styleMask", _) = base.kind, arguments.count == 1,
                ["insert", "remove"].contains(name), Self.isWindow(window, holder)
            {
                kind = .restyling(arguments[0], isInserted: name == "insert")
                return
            }
            guard Self.isWindow(base, holder) else { return nil }
            kind = .call(name, arguments)
        default: return nil
        }
    }

    /// Whether an expression is the window: `window`, `self.window?` and the like.
    private static func isWindow(_ expression: Expression, _ holder: MacWindowHolder) -> Bool {
        switch expression.kind {
        case .optionalChain(let inner), .force(let inner): isWindow(inner, holder)
        case .name(let name): name == holder.local || name == holder.propertyName
        case .member(let base, let name, _):
            base.kind == .selfReference && name == holder.propertyName
        default: false
        }
    }
}
