import SwiftOutline

/// The properties of a delegate that hold the window of its launch; other windows of the class are none of them.
struct LaunchWindows {
    /// Their names; `window` is always one of them, since UIKit asks for it.
    let names: Set<String>
    /// The names of static ones.
    let statics: Set<String>

    /// The windows of an app's launch.
    init(of facts: UIKitFacts) {
        self.init(of: facts.launch.codes)
    }

    /// The windows of the functions that take part in a launch.
    init(of codes: [LaunchCode]) {
        var names: Set<String> = ["window"]
        var statics: Set<String> = []
        for code in codes {
            let owner = OwnerWindows(of: code.function.owner)
            if let forwarding = owner.forwarding {
                if forwarding.isStatic {
                    statics.insert(forwarding.name)
                } else {
                    names.insert(forwarding.name)
                }
            }
            statics.formUnion(Self.statics(of: code, owner))
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
        self.statics = statics
    }

    /// The static windows that a function sets or works on.
    private static func statics(of code: LaunchCode, _ owner: OwnerWindows) -> Set<String> {
        guard !owner.statics.isEmpty else { return [] }
        let file = code.function.file
        var names: Set<String> = []
        for item in code.statements where !item.role.isOther {
            let range = item.statement.range
            let target = file.assignment(in: range)?.target ?? range
            guard let chain = file.chain(in: target),
                case .member(let token)? = owner.members(of: chain, in: file)?.first,
                owner.statics.contains(file.name(at: token))
            else { continue }
            names.insert(file.name(at: token))
        }
        return names
    }

    /// The properties of a class among them.
    func properties(of owner: DelegateClass) -> [LocatedDeclaration] {
        owner.properties.filter { property in
            property.holdsWindow
                && property.declaration.bindings.contains { names.contains($0.name) }
        }
    }
}
