import AppFacts
import AppleFrameworks
import SwiftFlow

extension Evidence {
    /// The statements of the launch that move into the scene's delegate with the showing of the window, or that wait for the first view.
    var statementsAtShowing: Set<MakingPlace> {
        var places: Set<MakingPlace> = []
        if let split = scenes?.form.moved?.split {
            let path = split.function.located.file.path
            places.formUnion(
                split.moving.map { MakingPlace(path: path, token: $0.range.lowerBound) })
        }
        if let facts = uiKit?.facts {
            places.formUnion(
                facts.root.frameworkRoots.flatMap { waiting($0.function, $0.call, facts) })
        }
        return places
    }

    /// The statement that has a framework show the root, or that of the launch which calls the method with it.
    private func waiting(
        _ function: FlowFunction, _ call: FrameworkRootCall, _ facts: UIKitFacts
    ) -> [MakingPlace] {
        let own = MakingPlace(
            path: function.located.file.path, token: call.statement.lowerBound)
        let name = function.located.declaration.name
        let callers = facts.launch.startMethods.flatMap { method -> [MakingPlace] in
            guard let body = method.declaration.body else { return [] }
            return method.file.outline.statements(of: body).filter { statement in
                method.file.tokens(spelled: name).contains(where: statement.range.contains)
            }.map { MakingPlace(path: method.file.path, token: $0.range.lowerBound) }
        }
        return [own] + callers
    }
}
