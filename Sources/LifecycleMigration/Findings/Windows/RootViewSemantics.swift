import AppFacts
import SwiftFlow
import SwiftOutline

/// What names mean to an analysis that follows the root's view controller and its view, wherever they go.
struct RootViewSemantics: FlowSemantics {
    /// The types of UIKit's members.
    let types: UIKitSemantics
    /// The app's own classes of the root, with those that they inherit from.
    let classes: Set<String>
    /// The members by which a screen reaches the container that is the root.
    let containers: Set<String>
    /// The classes of view controllers that the root has as children.
    let children: Set<String>
    /// The files in which a view is made for a view controller.
    let paths: Set<String>

    /// The members that lay a view or a layer out.
    static let properties: Set<String> = [
        "frame", "bounds", "center", "transform", "transform3D", "position",
    ]

    /// Whether a value may be the root view controller.
    func isController(_ value: FlowValue) -> Bool {
        value.tags.contains(.rootController) || value.type.name.map(classes.contains) ?? false
    }

    func value(ofSelf type: String) -> Set<FlowTag> {
        classes.contains(type) ? [.rootController] : [.callee(in: type, isItsView: false)]
    }

    func value(ofMaking type: String, at place: MakingPlace) -> Set<FlowTag> {
        if classes.contains(type) { return [.rootController] }
        return paths.contains(place.path) ? [.madeView(at: place)] : []
    }

    func value(ofStored member: String, of type: String) -> Set<FlowTag> { [] }

    func value(ofParameter index: Int, of function: FlowFunction) -> Set<FlowTag> {
        Set([FlowTag.given(to: index, of: function, isItsView: false)].compactMap { $0 })
    }

    func member(_ name: String, of base: FlowValue) -> FlowValue? {
        let type = types.member(name, of: base)?.type
        switch name {
        case "view", "viewIfLoaded":
            var tags = Set(base.tags.compactMap(\.ofItsView))
            if isController(base) { tags.insert(.rootView) }
            guard !tags.isEmpty else { break }
            let view = FlowType.plain("UIView")
            return FlowValue(name == "view" ? view : .optional(view), tags: tags)
        case "layer" where !base.tags.isEmpty:
            return FlowValue(.plain("CALayer"), tags: base.tags)
        case "rootViewController":
            return FlowValue(type ?? .plain("UIViewController"), tags: [.rootController])
        case "parent" where base.type.name.map(children.contains) ?? false:
            return FlowValue(.optional(.plain("UIViewController")), tags: [.rootController])
        case _ where containers.contains(name):
            return FlowValue(type ?? .plain("UIViewController"), tags: [.rootController])
        case _ where Self.properties.contains(name) && !base.tags.isEmpty:
            // Of a type, so that it is taken for a member of what it is asked of.
            return FlowValue(type ?? .plain("CGRect"))
        default: break
        }
        return type.map { FlowValue($0) }
    }

    func result(
        of name: String, on receiver: FlowValue?, arguments: [FlowCallArgument]
    ) -> FlowValue? {
        types.result(of: name, on: receiver, arguments: arguments).map { FlowValue($0.type) }
    }

    func runsAtOnce(
        _ index: Int, of arguments: [FlowArgument], of name: String, on receiver: FlowValue?
    ) -> Bool {
        types.runsAtOnce(index, of: arguments, of: name, on: receiver)
    }

    func givesReceiver(_ name: String, on receiver: FlowValue) -> Bool {
        types.givesReceiver(name, on: receiver)
    }

    func keepsValue(of type: String, calling name: String?) -> Bool {
        types.keepsValue(of: type, calling: name)
    }
}
