import SwiftFlow
import SwiftOutline

/// Where the root is kept, in the place of the window: a property of the delegate that SwiftUI shows.
struct RootCell {
    /// What the property holds.
    enum Kind: Equatable {
        /// The root view controller, which is set before SwiftUI asks for it.
        case controller
        /// A container of a class that the plan adds, whose child is the root.
        case container(type: String)
        /// The root view, which is set before SwiftUI asks for it, or which SwiftUI observes.
        case view
    }

    /// What it holds.
    let kind: Kind
    /// The property's name.
    let name: String
    /// The class that has it.
    let owner: String
    /// How other code reaches an object of that class; nil where nobody can.
    let shared: String?
    /// The views that become the root, by the path of the code.
    var hosted: [String: [HostedView]] = [:]

    /// Whether it holds a container.
    var isContainer: Bool { if case .container = kind { true } else { false } }

    /// The root as a member of the class.
    var root: String {
        isContainer ? name + ".rootViewController" : name
    }

    /// A view that stands for the window, as a member of the class; nil where there is none.
    var view: String? { isContainer ? name + ".view" : nil }
}
