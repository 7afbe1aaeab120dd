/// A piece of code by which an app shows that it uses a part of an SDK.
package struct SDKUse: Hashable {
    /// How the name is used.
    package enum Form: Hashable {
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
        /// Named behind a period.
        case member
        /// Named at all.
        case named
    }

    /// The name.
    package let name: String
    /// What it is a member of, at the root of its chain; nil where that doesn't matter.
    package let receiver: String?
    /// How it is used.
    package let form: Form

    /// An SDK use from its parts.
    package init(
        name: String, receiver: String?, form: Form
    ) {
        self.name = name
        self.receiver = receiver
        self.form = form
    }

    /// A call such as `Analytics.handleOpen(…)`.
    package static func call(_ receiver: String? = nil, _ name: String) -> SDKUse {
        SDKUse(name: name, receiver: receiver, form: .called)
    }

    /// A call with a literal, such as `Pushy.toggleMethodSwizzling(false)`.
    package static func call(_ receiver: String? = nil, _ name: String, with argument: String)
        -> SDKUse
    {
        SDKUse(name: name, receiver: receiver, form: .calledWith(argument))
    }

    /// A call with a label, such as `ApplicationDelegate.shared.application(app, open: url)`.
    package static func call(_ receiver: String?, _ name: String, labeled label: String) -> SDKUse {
        SDKUse(name: name, receiver: receiver, form: .calledLabeled(label))
    }

    /// An assignment such as `Messaging.messaging().apnsToken = …`.
    package static func set(_ receiver: String? = nil, _ name: String) -> SDKUse {
        SDKUse(name: name, receiver: receiver, form: .set)
    }

    /// An assignment of a literal.
    package static func set(_ receiver: String? = nil, _ name: String, to value: String) -> SDKUse {
        SDKUse(name: name, receiver: receiver, form: .setTo(value))
    }

    /// A member that is read, such as `UIApplication.shared.rx.appState`.
    package static func member(_ receiver: String, _ name: String) -> SDKUse {
        SDKUse(name: name, receiver: receiver, form: .member)
    }

    /// A name that the app doesn't declare.
    package static func name(_ name: String) -> SDKUse {
        SDKUse(name: name, receiver: nil, form: .named)
    }
}
