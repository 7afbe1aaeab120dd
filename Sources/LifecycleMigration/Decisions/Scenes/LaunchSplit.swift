import AppFacts
import SwiftFlow
import SwiftOutline

/// Which statements of the launch need the window, and which stay where they are.
///
/// A window needs a scene, and a scene connects when the launch is over; in a launch in the background none does. So all that
/// makes, asks or changes the window goes where the scene connects, with the locals that it alone needs, and nothing else does.
struct LaunchSplit {
    /// The method of the launch.
    let method: LocatedDeclaration
    /// Its code.
    let function: FlowFunction
    /// The statements that move, in their order.
    let moving: [Statement]
    /// The statements that stay.
    let staying: [Statement]

    /// Splits the launch of an app; nil where no method is called when the app has launched.
    ///
    /// - Throws: `SceneObstacle` where a value is needed on both sides, or the launch can't be split.
    init?(_ launch: LaunchFacts) throws(SceneObstacle) {
        guard let method = launch.startMethods.first(where: { $0.declaration.body != nil }),
            let function = FlowFunction(method, owner: launch.owner.name)
        else { return nil }
        self.method = method
        self.function = function
        let file = function.file
        let statements = file.statements(of: function.body)
        let windows = WindowTouches(launch)
        var moves = statements.map {
            windows.touches($0.range, of: function)
                || windows.touchesInCompletion($0.range, of: function)
        }
        if moves.contains(true) {
            try Self.takeAlong(statements, &moves, launch, function)
        }
        if let last = moves.lastIndex(of: true) {
            for index in statements[..<last].indices where !moves[index] {
                guard let exit = Self.exit(in: statements[index], of: file) else { continue }
                throw SceneObstacle(
                    function.located.file, exit,
                    "the launch may end here, before it comes to the window")
            }
        }
        moving = zip(statements, moves).filter(\.1).map(\.0)
        staying = zip(statements, moves).filter { !$0.1 }.map(\.0)
        for statement in moving {
            if let exit = Self.exit(in: statement, of: file) {
                throw SceneObstacle(
                    function.located.file, exit,
                    "the launch may end between the statements that need the window"
                )
            }
        }
    }

    /// Moves along the locals that only moving statements need, and all that needs a local which moves.
    private static func takeAlong(
        _ statements: [Statement], _ moves: inout [Bool], _ launch: LaunchFacts,
        _ function: FlowFunction
    ) throws(SceneObstacle) {
        let locals = LocalsOfLaunch(statements, function.file)
        var effects = StayingEffects(statements, launch, function)
        var queue = statements.indices.filter { moves[$0] }
        func move(_ index: Int) {
            guard !moves[index] else { return }
            moves[index] = true
            queue.append(index)
        }
        var pending: [Int] = []
        while !queue.isEmpty || !pending.isEmpty {
            // What uses a local that moves has no choice; what a statement needs may have one.
            while let index = queue.popLast() {
                locals.users(of: index).forEach(move)
                pending.append(index)
            }
            guard let index = pending.popLast() else { break }
            for other in locals.declared(for: index) where !moves[other] {
                let own = [other] + locals.users(of: other)
                guard own.allSatisfy({ effects.canMove($0, among: Set(own), moves) }) else {
                    throw SceneObstacle(
                        function.located.file, statements[other].range.lowerBound,
                        "the window needs a value that is made in the launch, and other code of the launch needs it, too"
                    )
                }
                own.forEach(move)
            }
        }
    }

    /// Where a statement leaves the launch; nil where it does not.
    private static func exit(in statement: Statement, of file: SwiftFile) -> Int? {
        var pending = [statement]
        while let next = pending.popLast() {
            switch next.kind {
            case .returnStatement, .throwStatement: return next.range.lowerBound
            case .declaration, .expression: continue
            default: pending += next.blocks.flatMap { file.statements(of: $0.body) }
            }
        }
        return nil
    }
}
