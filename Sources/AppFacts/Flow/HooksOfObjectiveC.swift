import SwiftFlow
import SwiftOutline

extension AppFlow {
    /// The methods by which a class replaces what a superclass in Objective-C calls of itself as it is loaded.
    func hooks(of type: String, calledBy superclass: String) -> [FlowFunction] {
        guard let reach = objectiveC.reach(ofLoading: superclass) else { return [] }
        let members = (program.type(type)?.allMembers ?? []).filter { member in
            let declaration = member.located.declaration
            guard declaration.isOverride, declaration.kind == .function else { return false }
            return reach.names { $0 == declaration.name || Self.isSelector($0, of: declaration) }
        }
        return members.flatMap(FlowFunction.all)
    }

    /// Whether a word is the first part of a method's selector: `showWithTitle` of `show(title:)`.
    private static func isSelector(_ word: String, of method: Declaration) -> Bool {
        !method.parameters.isEmpty && word.hasPrefix(method.name + "With")
    }
}
