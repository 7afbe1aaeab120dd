/// The main nib or storyboard of a Mac app: what AppKit makes of it before the app has launched, and SwiftUI doesn't.
package struct MacNib {
    /// The file.
    package let path: String
    /// Whether it is a storyboard, whose initial controller AppKit shows.
    package let isStoryboard: Bool
    /// The files beside it that hold its texts, or the whole of it, in further languages.
    package let translations: [String]
    /// The application object, whose class is nil where it is AppKit's own.
    package let application: MacNibObject
    /// What the application object is connected with, beside its delegate.
    let applicationConnections: [MacNibConnection]
    /// The object that the application object has as its delegate; nil where the nib makes none.
    package let delegate: MacNibObject?
    /// What the delegate is connected with.
    let delegateConnections: [MacNibConnection]
    /// The connections of other objects with the delegate: items of menus that call it, objects that know it.
    let connectionsToDelegate: [MacNibConnection]
    /// The outlets of all objects, by the object that they lead to.
    let outlets: [String: [MacNibConnection]]
    /// The menu bar.
    package let menuBar: MacMenu?
    /// The windows of a nib, in order.
    package let windows: [MacNibWindow]
    /// The other objects that it makes beside those of every template, in order.
    package let objects: [MacNibObject]
    /// What a storyboard shows at launch.
    package let initial: Initial?

    /// A Mac nib from its parts.
    package init(
        path: String, isStoryboard: Bool, translations: [String], application: MacNibObject,
        applicationConnections: [MacNibConnection], delegate: MacNibObject?,
        delegateConnections: [MacNibConnection], connectionsToDelegate: [MacNibConnection],
        outlets: [String: [MacNibConnection]], menuBar: MacMenu?, windows: [MacNibWindow],
        objects: [MacNibObject], initial: Initial?
    ) {
        self.path = path
        self.isStoryboard = isStoryboard
        self.translations = translations
        self.application = application
        self.applicationConnections = applicationConnections
        self.delegate = delegate
        self.delegateConnections = delegateConnections
        self.connectionsToDelegate = connectionsToDelegate
        self.outlets = outlets
        self.menuBar = menuBar
        self.windows = windows
        self.objects = objects
        self.initial = initial
    }

    /// What a storyboard shows at launch.
    package enum Initial {
        /// The window of a window controller.
        case window(MacWindowController)
        /// A view controller, which AppKit puts into a window of its own making.
        case content(MacContentController)
    }

    /// Whether people see menus of it; one without items is as good as none.
    package var hasMenuBar: Bool {
        menuBar.map { !$0.items.isEmpty }
            ?? applicationConnections.contains {
                ["mainMenu", "menu"].map(Kind.outlet).contains($0.kind)
            }
    }

    private typealias Kind = MacNibConnection.Kind
}
