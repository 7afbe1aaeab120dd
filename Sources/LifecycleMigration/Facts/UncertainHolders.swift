import SwiftFlow
import SwiftOutline

/// The members in which an app puts its window under a condition, and nowhere else: they may be empty.
///
/// A condition that asks for the window itself, or for the system's version, and a block that makes the window, too, are
/// no conditions: where they do not hold, there is no window at all.
struct UncertainHolders {
    /// The members, as `Type.member`.
    let names: Set<String>

    /// Finds the members that get one of some windows.
    init(of origins: Set<WindowOrigin>, in flow: AppFlow) {
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
        var owner = type.name
        if case .metatype(let name) = type { owner = name }
        return owner.map { $0 + "." + member }
    }

    private static func hasCondition(
        _ event: FlowEvent, in function: FlowFunction, _ trace: FlowTrace,
        _ origins: Set<WindowOrigin>
    ) -> Bool {
        let path = StatementPath(to: event.statement.lowerBound, in: function)
        return path.around.dropLast().contains { statement in
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
            let asksForWindow = trace.values(startingIn: asked).contains {
                !$0.windows.isDisjoint(with: origins)
            }
            return !asksForWindow && !function.file.text(asked).contains("#available")
                && !makesWindow(in: block.body, trace, origins)
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
