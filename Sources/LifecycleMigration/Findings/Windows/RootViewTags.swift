import SwiftFlow

/// What of the root a value may be, in the terms of `RootViewSemantics`.
extension FlowTag {
    /// The root view controller.
    static let rootController = FlowTag(Kind.controller.rawValue)
    /// Its view, or the layer of that.
    static let rootView = FlowTag(Kind.view.rawValue)

    /// A view that is made at a place, and that becomes the root's where the code says so.
    static func madeView(at place: MakingPlace) -> FlowTag {
        FlowTag(Kind.made.rawValue, .making(place))
    }

    /// What a member of a type is called on, or the view of that.
    static func callee(in type: String, isItsView: Bool) -> FlowTag {
        FlowTag((isItsView ? Kind.viewOfCallee : .callee).rawValue, .member(of: type))
    }

    /// What a function is given for a parameter, or the view of that; nil behind the last that is told from others.
    static func given(
        to parameter: Int, of function: FlowFunction, isItsView: Bool
    ) -> FlowTag? {
        guard parameter < mostParameters else { return nil }
        let kind = Kind.given.rawValue + UInt8(2 * parameter) + (isItsView ? 1 : 0)
        return FlowTag(
            kind,
            .making(MakingPlace(path: function.id.path, token: function.id.keyword)))
    }

    /// The tag of the view of what this one is; nil where that is unknown.
    var ofItsView: FlowTag? {
        switch kind {
        case Kind.controller.rawValue: .rootView
        case Kind.callee.rawValue: FlowTag(Kind.viewOfCallee.rawValue, source)
        case Kind.given.rawValue... where (kind - Kind.given.rawValue).isMultiple(of: 2):
            FlowTag(kind + 1, source)
        default: nil
        }
    }

    /// Whether the value itself, and not what it may have been handed for, is of the root.
    var isOfRoot: Bool { kind <= Kind.made.rawValue && kind >= Kind.controller.rawValue }
    /// Whether it is a view that is made at a place.
    var isMade: Bool { kind == Kind.made.rawValue }

    private static let mostParameters = 40

    private enum Kind: UInt8 {
        case controller = 100
        case view, made, callee, viewOfCallee, given
    }
}
