import SourceEditing
import SwiftOutline

/// A parameter under a name that code can write for it: its own, or one that it gets where it has none.
package struct ParameterName {
    /// What code writes.
    package let code: String
    /// The edit that gives the parameter its name; nil where it has one.
    package let naming: TextEdit?

    /// The name of a parameter, or a proposed one that the code of its method has no other use for.
    package init(
        of parameter: Parameter, named proposal: String, in method: Declaration, _ file: SwiftFile
    ) {
        if let name = parameter.name {
            code = SwiftName.code(name)
            naming = nil
            return
        }
        let used = file.references(in: method.body ?? method.range).filter {
            $0.role == .bare || $0.role == .declaredName
        }
        let names = used.map(\.name) + method.parameters.compactMap(\.name)
        let name = FreeNames(besides: Set(names)).first(of: [proposal])
        let token = file.tokens.tokens[parameter.nameToken]
        // `_: Type` is a label; the name stands behind it.
        let isAlone = parameter.range.lowerBound == parameter.nameToken
        code = name
        naming = TextEdit(range: token.range, replacement: isAlone ? "_ " + name : name)
    }
}
