/// A piece of code by which an app shows that it uses a part of an SDK.
struct SDKUse: Hashable {
    /// How the name is used.
    enum Form: Hashable {
        /// Called, with any arguments.
        case called
        /// Called with this as the first argument, its label left out.
        case calledWith(String)
        /// Called with an argument of this label.
        case calledLabeled(String)
        /// Set to anything.
        case set
        /// Set to this.
        case setTo(String)
        /// Named at all.
        case named
    }

    /// The name.
    let name: String
    /// What it is a member of, at the root of its chain; nil where that doesn't matter.
    let receiver: String?
    /// How it is used.
    let form: Form

    /// A call such as `Analytics.handleOpen(…)`.
    static func call(_ receiver: String? = nil, _ name: String) -> SDKUse {
        SDKUse(name: name, receiver: receiver, form: .called)
    }

    /// A call with a literal, such as `Pushy.toggleMethodSwizzling(false)`.
    static func call(_ receiver: String? = nil, _ name: String, with argument: String) -> SDKUse {
        SDKUse(name: name, receiver: receiver, form: .calledWith(argument))
    }

    /// A call with a label, such as `ApplicationDelegate.shared.application(app, open: url)`.
    static func call(_ receiver: String?, _ name: String, labeled label: String) -> SDKUse {
        SDKUse(name: name, receiver: receiver, form: .calledLabeled(label))
    }

    /// An assignment such as `Messaging.messaging().apnsToken = …`.
    static func set(_ receiver: String? = nil, _ name: String) -> SDKUse {
        SDKUse(name: name, receiver: receiver, form: .set)
    }

    /// An assignment of a literal.
    static func set(_ receiver: String? = nil, _ name: String, to value: String) -> SDKUse {
        SDKUse(name: name, receiver: receiver, form: .setTo(value))
    }

    /// A name that the app doesn't declare.
    static func name(_ name: String) -> SDKUse {
        SDKUse(name: name, receiver: nil, form: .named)
    }
}
