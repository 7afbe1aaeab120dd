import SwiftFlow

/// What a migration knows of a type of the platform.
struct FrameworkType: Sendable {
    /// What it inherits from.
    var inherits: [String] = []
    /// The members of its instances.
    var members: [String: FrameworkMember] = [:]
    /// The members of the type.
    var statics: [String: FrameworkMember] = [:]
    /// The methods whose results matter.
    var methods: [String: FrameworkMember] = [:]
}

/// A member of a type of the platform: what it gives, and where that comes from.
struct FrameworkMember: Sendable {
    /// Its type.
    let type: FlowType
    /// Where the value comes from, given what the member is asked of.
    var origin: MemberOrigin = .nowhere
}

/// Where the value of a member comes from.
enum MemberOrigin: Sendable {
    /// From nowhere that matters.
    case nowhere
    /// Always from the same.
    case from(FlowTag)
    /// The window of the application's delegate.
    case windowOfApplicationDelegate
    /// The window of a scene's delegate.
    case windowOfSceneDelegate
    /// The root of the window that it is asked of.
    case root
    /// From a root's children, where it is asked of a root.
    case belowRoot
    /// From above a view controller, by a way of its own; also from a root's children, where it is asked of one.
    case above(FlowTag)
    /// From where that comes which it is asked of.
    case same
}
