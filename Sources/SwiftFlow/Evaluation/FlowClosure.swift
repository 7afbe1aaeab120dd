import SwiftOutline

/// A closure, or a local function, with what it captures.
struct FlowClosure {
    /// The closure by its place.
    let id: ClosureID
    /// The file.
    let file: ProgramFile
    /// Its code.
    let body: TokenRange
    /// The names of its parameters; `$0` and so on where it has none, and nil for `_`.
    let parameters: [(name: String?, type: FlowType)]
    /// The frame around it.
    let frame: FlowFrame
    /// The locals that it can see.
    var environment: [String: FlowValue]
    /// What it is called with, by the index of the parameter.
    var arguments: [Int: FlowValue] = [:]

    /// The closure with what it captures in another run of the code around it; nil where that is nothing new.
    func capturing(_ locals: [String: FlowValue]) -> FlowClosure? {
        var result = self
        var isNew = false
        for (name, value) in locals {
            let joined = environment[name]?.joined(value) ?? value
            guard joined != environment[name] else { continue }
            result.environment[name] = joined
            isNew = true
        }
        return isNew ? result : nil
    }
}

/// What code stands in.
struct FlowFrame {
    /// The function.
    let function: FlowFunction
    /// The file.
    let file: ProgramFile
    /// The type of `self`.
    let selfType: String?
    /// Whether `self` is the type.
    let isStatic: Bool
    /// The closures around it, the outermost first.
    var closures: [ClosureID] = []
    /// The innermost of them that may run later.
    var laterClosure: ClosureID?

    /// The frame of a function's own code.
    init(of function: FlowFunction) {
        self.function = function
        file = function.located.file
        selfType = function.owner
        isStatic = function.isStatic
    }
}
