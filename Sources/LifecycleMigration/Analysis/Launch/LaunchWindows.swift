import SwiftOutline

/// The properties of a delegate that hold the window of its launch; other windows of the class are none of them.
struct LaunchWindows {
    /// Their names; `window` is always one of them, since UIKit asks for it.
    let names: Set<String>

    /// The windows of an app's launch.
    init(of facts: UIKitFacts) {
        self.init(of: facts.launch.codes)
    }

    /// The windows of the functions that take part in a launch.
    init(of codes: [LaunchCode]) {
        var names: Set<String> = ["window"]
        for code in codes {
            let properties = Set(
                code.function.owner.properties.filter(\.holdsWindow).flatMap {
                    $0.declaration.bindings.map(\.name)
                })
            for item in code.statements where !item.role.isOther {
                let used = code.function.file.references(in: item.statement.range)
                names.formUnion(used.filter(\.isUse).map(\.name).filter(properties.contains))
            }
        }
        self.names = names
    }

    /// The properties of a class among them.
    func properties(of owner: DelegateClass) -> [LocatedDeclaration] {
        owner.properties.filter { property in
            property.holdsWindow
                && property.declaration.bindings.contains { names.contains($0.name) }
        }
    }
}
