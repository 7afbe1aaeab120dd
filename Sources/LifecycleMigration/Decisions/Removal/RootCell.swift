import SwiftFlow
import SwiftOutline

/// A view that becomes the root, and the value of a choice that stands for it.
struct ChosenView {
    /// The view in its hosting controller.
    let hosted: HostedView
    /// The value, as code: `.home(account)`.
    let value: String
}

/// Where the root is kept, in the place of the window: a property of the delegate, or of an object that this has, which SwiftUI
/// shows.
struct RootCell {
    /// What the property holds.
    enum Kind: Equatable {
        /// The root view controller, or which view is the root: set before SwiftUI asks for it, or observed by SwiftUI.
        case property
        /// A container of a class that the plan adds, whose child is the root.
        case container(type: String)
    }

    /// What it holds.
    let kind: Kind
    /// The property's name.
    let name: String
    /// The class that has it.
    let owner: String
    /// How other code reaches an object of that class; nil where nobody can.
    let shared: String?
    /// The views that become the root, each with the value that stands for it, by the path of the code.
    var chosen: [String: [ChosenView]] = [:]
    /// Whether every launch leaves a view controller in it, before SwiftUI asks for one.
    var isCertain = false
    /// The object of the app's own that has the property; nil where the delegate has it.
    var keeper: RootKeeper?

    /// The property as the delegate reaches it.
    var path: String { (keeper?.way(isCertain: isCertain) ?? "") + name }

    /// Whether it holds a container.
    var isContainer: Bool { if case .container = kind { true } else { false } }

    /// The root as a member of the class.
    var root: String {
        isContainer ? name + ".rootViewController" : name
    }

    /// A view that stands for the window, as a member of the class; nil where there is none.
    var view: String? { isContainer ? name + ".view" : nil }
}
