import SwiftOutline

/// A function, initializer or initial value of the target, as code that calls it names it.
struct NamedFunction: Hashable {
    /// The type that it is a member of; nil for a function at the top level.
    let type: String?
    /// The name; that of an initializer is `init`.
    let name: String

    /// Whether it runs when an object of its type is made, or shown for the first time.
    var runsWithItsType: Bool {
        type != nil && (name == "init" || Self.firstAppearance.contains(name))
    }

    /// What UIKit calls of a view controller or view when it is shown for the first time.
    private static let firstAppearance: Set<String> = [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
        "awakeFromNib",
    ]

    /// The function around a place of a file, outside of closures that may run later; nil where there is none.
    init?(around token: Int, in file: SwiftFile) {
        var type: String?
        var declarations = file.declarations
        while let next = declarations.first(where: { $0.range.contains(token) }) {
            switch next.kind {
            case .function, .initializer:
                guard let body = next.body, body.contains(token),
                    !SelfInClosure(in: body, of: file, standIns: []).contains(token)
                else { return nil }
                self.init(type: type, name: next.name)
                return
            case .variable:
                self.init(property: next, of: type, around: token, in: file)
                return
            default:
                type = next.name.lastComponent
                declarations = next.members
            }
        }
        return nil
    }

    /// The code of a property: its initial value runs with the type, its accessors under its name.
    private init(property: Declaration, of type: String?, around token: Int, in file: SwiftFile) {
        let binding = property.bindings.first { $0.initializer?.contains(token) == true }
        let isMadeWithType =
            type != nil && !property.isLazy && !property.isStatic
            && binding?.initializer.map { initializer in
                file.tokens.tokens[initializer.lowerBound].kind != .leftBrace
                    || file.calledClosure(in: initializer) != nil
            } ?? false
        self.init(type: type, name: isMadeWithType ? "init" : property.name)
    }

    /// A function of a type.
    init(type: String?, name: String) {
        self.type = type
        self.name = name
    }
}
