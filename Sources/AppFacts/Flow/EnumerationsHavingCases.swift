import SwiftFlow
import SwiftOutline

extension AppFlow {
    /// The app's enumerations that have all of some cases.
    func enumerations(having names: Set<String>) -> [NominalType] {
        guard names.count > 1, let first = names.min() else { return [] }
        return context.files(naming: first).flatMap(\.types).filter { type in
            let cases = type.declaration.members.filter { $0.kind == .enumCase }
                .flatMap { $0.bindings.map(\.name) }
            return type.declaration.kind == .enum && names.isSubset(of: cases)
        }.compactMap { program.type($0.declaration.name) }
    }
}
