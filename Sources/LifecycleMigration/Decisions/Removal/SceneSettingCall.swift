import AppFacts
import SwiftFlow
import SwiftOutline

/// Where the launch of an application delegate runs the statements of a function: its own method, or one that it calls once.
struct SceneSettingCall {
    /// The call; nil for the launch method itself.
    let token: Int?
    /// The `#if`s around the call, the outermost first.
    let conditions: [String]

    private static let launchMethods = [
        "application(_:didFinishLaunchingWithOptions:)", "applicationDidFinishLaunching(_:)",
    ]

    /// Finds the only call of a function; nil where it is called otherwise, or not by each launch.
    init?(of function: FlowFunction, of owner: DelegateClass, _ flow: AppFlow) {
        let declaration = function.located.declaration
        if Self.launchMethods.contains(declaration.selectorName) {
            token = nil
            conditions = []
            return
        }
        guard declaration.kind == .function, function.parameters.isEmpty,
            declaration.returnType == nil, !declaration.isOverride, !declaration.isStatic,
            let launch = Self.launchMethods.flatMap({ owner.methods($0) }).first.flatMap({
                FlowFunction($0, owner: owner.name)
            }), let use = Self.onlyUse(of: function, in: launch, flow)
        else { return nil }
        let path = StatementPath(around: use, in: launch)
        let name = declaration.name
        guard let call = path.around.last, case .expression = call.kind,
            ["\(name)()", "self.\(name)()"].contains(launch.file.text(call.range)),
            SceneSettingAnalysis.runsAlways(call, in: launch, behind: [])
        else { return nil }
        let clauses = path.around.dropLast().filter {
            !SceneSettingAnalysis.isPlainBlock($0)
        }.map { around in
            around.blocks.first.flatMap { clause in
                clause.body.contains(call.range.lowerBound)
                    ? launch.file.text(around.range.lowerBound..<clause.body.lowerBound) : nil
            }
        }
        guard !clauses.contains(where: { $0 == nil }) else { return nil }
        token = call.range.lowerBound
        conditions = clauses.compactMap { $0 }
    }

    /// The one place in the target that names a function beside its declaration, where the launch does.
    private static func onlyUse(
        of function: FlowFunction, in launch: FlowFunction, _ flow: AppFlow
    ) -> Int? {
        let declaration = function.located.declaration
        let uses = flow.context.files(naming: declaration.name).flatMap { file in
            file.tokens(spelled: declaration.name).filter {
                file.path != function.located.file.path
                    || declaration.nameRange?.contains($0) != true
            }.map { (file.path, $0) }
        }
        guard uses.count == 1, uses[0].0 == launch.located.file.path else { return nil }
        return uses[0].1
    }
}
