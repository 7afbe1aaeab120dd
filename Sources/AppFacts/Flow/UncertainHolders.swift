import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The members in which an app puts its window under a condition, and nowhere else: they may be empty.
///
/// A condition that asks for the window itself, or for the system's version, and a block that makes the window, too, are
/// no conditions: where they do not hold, there is no window at all.
package struct UncertainHolders {
    /// The members, as `Type.member`.
    package let names: Set<String>

    /// Finds the members that get one of some windows.
    package init(of origins: Set<WindowOrigin>, in flow: AppFlow) {
        var certain: Set<String> = []
        var conditional: Set<String> = []
        for function in flow.analysis.allFunctions {
            let trace = flow.trace(of: function)
            for event in trace.events {
                guard case .write(let receiver, let member, _, let value) = event.kind,
                    !value.windows.isDisjoint(with: origins),
                    let name = Self.name(member, of: receiver.type)
                else { continue }
                if Self.hasCondition(event, in: function, trace, origins) {
                    conditional.insert(name)
                } else {
                    certain.insert(name)
                }
            }
        }
        names = conditional.subtracting(certain)
    }

    private static func name(_ member: String, of type: FlowType) -> String? {
        type.memberOwner.map { $0 + "." + member }
    }

    private static func hasCondition(
        _ event: FlowEvent, in function: FlowFunction, _ trace: FlowTrace,
        _ origins: Set<WindowOrigin>
    ) -> Bool {
        let path = StatementPath(to: event.statement.lowerBound, in: function)
        return path.before.contains { isLeft(at: $0, before: event, in: function, trace, origins) }
            || path.around.dropLast().contains {
                isBranch($0, around: event, in: function, trace, origins)
            }
    }

    /// Whether a statement around what happens may leave it out, with a window that is there already.
    private static func isBranch(
        _ statement: Statement, around event: FlowEvent, in function: FlowFunction,
        _ trace: FlowTrace, _ origins: Set<WindowOrigin>
    ) -> Bool {
        switch statement.kind {
        case .ifStatement, .switchStatement, .forLoop, .whileLoop: break
        default: return false
        }
        guard
            let block = statement.blocks.first(where: {
                $0.body.contains(event.statement.lowerBound)
            })
        else { return false }
        let asked = statement.range.lowerBound..<block.body.lowerBound
        return !asks(in: asked, for: origins, trace)
            && !function.file.text(asked).contains("#available")
            && !makesWindow(in: block.body, trace, origins)
    }

    /// Whether a guard in front of what happens leaves the function, with a window that is there already.
    private static func isLeft(
        at statement: Statement, before event: FlowEvent, in function: FlowFunction,
        _ trace: FlowTrace, _ origins: Set<WindowOrigin>
    ) -> Bool {
        guard case .guardStatement = statement.kind else { return false }
        let rest = statement.range.upperBound..<event.statement.upperBound
        return !asks(in: statement.range, for: origins, trace)
            && !function.file.text(statement.range).contains("#available")
            && !makesWindow(in: rest, trace, origins)
    }

    /// Whether code asks for the window, or for a scene.
    private static func asks(
        in range: TokenRange, for origins: Set<WindowOrigin>, _ trace: FlowTrace
    ) -> Bool {
        trace.values(startingIn: range).contains {
            !$0.windows.isDisjoint(with: origins) || $0.tags.contains(.scene)
        }
    }

    private static func makesWindow(
        in block: TokenRange, _ trace: FlowTrace, _ origins: Set<WindowOrigin>
    ) -> Bool {
        trace.events(startingIn: block).contains { event in
            guard case .call(let call) = event.kind else { return false }
            switch call.target {
            case .making, .makingForeign:
                return !call.result.windows.isDisjoint(with: origins)
            default: return false
            }
        }
    }
}

extension FlowType {
    /// The name of the type whose members a value of this one has: that of the type itself for a metatype.
    package var memberOwner: String? {
        if case .metatype(let name) = self { return name }
        return name
    }
}
