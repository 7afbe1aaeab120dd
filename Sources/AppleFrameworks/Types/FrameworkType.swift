import SwiftFlow

/// What a migration knows of a type of the platform.
package struct FrameworkType: Sendable {
    /// What it inherits from.
    package var inherits: [String] = []
    /// The members of its instances.
    package var members: [String: FrameworkMember] = [:]
    /// The members of the type.
    package var statics: [String: FrameworkMember] = [:]
    /// The methods whose results matter.
    package var methods: [String: FrameworkMember] = [:]

    /// A framework type from its parts.
    package init(
        inherits: [String] = [], members: [String: FrameworkMember] = [:],
        statics: [String: FrameworkMember] = [:], methods: [String: FrameworkMember] = [:]
    ) {
        self.inherits = inherits
        self.members = members
        self.statics = statics
        self.methods = methods
    }
}

/// A member of a type of the platform: what it gives, and where that comes from.
package struct FrameworkMember: Sendable {
    /// Its type.
    package let type: FlowType
    /// Where the value comes from, given what the member is asked of.
    package var origin: MemberOrigin = .nowhere

    /// A framework member from its parts.
    package init(
        type: FlowType, origin: MemberOrigin = .nowhere
    ) {
        self.type = type
        self.origin = origin
    }
}

/// Where the value of a member comes from.
package enum MemberOrigin: Sendable {
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
