/// A window controller of a storyboard.
struct MacWindowController {
    /// The controller itself, whose class is nil where it is AppKit's own.
    let object: MacNibObject
    /// The name that code asks for it by.
    let identifier: String?
    /// Its window.
    let window: MacNibWindow?
    /// The controller of the window's content.
    let content: MacContentController?
    /// What it is connected with beside its content.
    let connections: [MacNibConnection]
}

/// A view controller of a storyboard.
struct MacContentController {
    /// The controller itself, whose element tells the class where the storyboard names none.
    let object: MacNibObject
    /// The name that code asks for it by.
    let identifier: String?
    /// The storyboard that it stands in, where that is another one.
    let storyboardName: String?
    /// The size of its view, which AppKit makes a window as large as; nil where the storyboard doesn't say it.
    let viewSize: MacNibWindow.Size?

    /// The class of the controller; nil for one of another storyboard, which isn't read.
    var className: String? { object.className ?? Self.classes[object.element] }

    private static let classes = [
        "viewController": "NSViewController", "splitViewController": "NSSplitViewController",
        "tabViewController": "NSTabViewController", "pagecontroller": "NSPageController",
    ]
}
