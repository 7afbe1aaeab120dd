import SwiftOutline

/// A root that the launch makes, sets, and goes on to configure by way of the window.
struct ConfiguredRoot {
    /// The expression that makes it.
    let value: TokenRange
    /// The window's root in the assignment.
    let target: TokenRange
    /// The places that read the root behind the assignment, in order.
    let reads: [WindowRootReads.Read]
    /// How the moved code names the view controller.
    let form: Form

    /// How the moved code names the view controller.
    enum Form {
        /// By the local that the assignment names.
        case existing(name: String, isOptional: Bool)
        /// By a new local, with a type where the value's own would not do.
        case declared(name: String, type: DeclaredType)
    }

    /// The type that is written for the new local.
    enum DeclaredType {
        case inferred
        /// `UIViewController`, for code that casts it.
        case controller
        /// `UIViewController?`, for code that takes an optional.
        case optional
    }

    /// The local that holds the view controller.
    var name: String {
        switch form {
        case .existing(let name, _), .declared(let name, _): name
        }
    }

    /// Whether that local may be nil.
    var isOptional: Bool {
        switch form {
        case .existing(_, let isOptional): isOptional
        case .declared(_, .optional): true
        case .declared: false
        }
    }

    /// What stands for the window's root where it is assigned; nil where the value has a name already.
    var declaration: String? {
        switch form {
        case .existing: nil
        case .declared(let name, .inferred): "let \(name)"
        case .declared(let name, .controller): "let \(name): UIViewController"
        case .declared(let name, .optional): "let \(name): UIViewController?"
        }
    }
}
