import AppFacts

/// The first window of a Mac app, as its main storyboard has it.
struct MacStoryboardRoot {
    /// The storyboard's file.
    let path: String
    /// What is shown at launch.
    let initial: MacNib.Initial
    /// Why the window stays the storyboard's; nil where SwiftUI's window can have its content.
    private(set) var reason: String?
    /// What the end of the launch does that the content may notice, which was made before; empty where it still is.
    private(set) var order: [MacWindowOrder.Place] = []

    /// The first window of a nib; nil for one that has none.
    init?(_ nib: MacNib) {
        guard nib.isStoryboard, let initial = nib.initial else { return nil }
        path = nib.path
        self.initial = initial
        switch initial {
        case .content: reason = nil
        case .window(let controller): reason = Self.reason(for: controller)
        }
    }

    /// The same window where something in code keeps it.
    func keeping(for reason: @autoclosure () -> String?) -> MacStoryboardRoot {
        guard self.reason == nil else { return self }
        var root = self
        root.reason = reason()
        return root
    }

    /// The same window beside a launch, where SwiftUI makes its content.
    func beside(_ order: @autoclosure () -> [MacWindowOrder.Place]) -> MacStoryboardRoot {
        guard reason == nil else { return self }
        var root = self
        root.order = order()
        return root
    }

    /// The storyboard's name, as code asks for it.
    var name: String { String(path.fileName.dropLast(".storyboard".count)) }

    /// The window; nil where AppKit makes one around a view controller.
    var window: MacNibWindow? {
        if case .window(let controller) = initial { controller.window } else { nil }
    }

    /// The first size of the window's content: a window takes that of its content controller's view, as far as its least
    /// size lets it; nil where AppKit makes the window.
    ///
    /// Source: Apple's documentation of `NSWindow.contentViewController`, whose value "is encoded in the NIB".
    var contentSize: MacNibWindow.Size? {
        guard let window, let size = viewSize ?? window.contentSize else { return nil }
        guard let least = window.minimumSize else { return size }
        return MacNibWindow.Size(
            width: max(size.width, least.width), height: max(size.height, least.height))
    }

    /// Whether the storyboard says no size of the view that the window is made as large as.
    var hasUnknownSize: Bool { window?.contentSize != nil && viewSize == nil }

    private var viewSize: MacNibWindow.Size? {
        if case .window(let controller) = initial { controller.content?.viewSize } else { nil }
    }

    /// The style of the window; nil where AppKit makes one, which has the usual style.
    var style: MacWindowStyle? { window.map(MacWindowStyle.init(of:)) }

    /// What the storyboard says of the window's look.
    var looks: MacWindowLooks {
        let attributes = (window?.attributes ?? [:]).sorted { $0.key < $1.key }
        return MacWindowLooks(
            all: attributes.compactMap { MacWindowLook(attribute: $0.key, $0.value) },
            isFullSize: window?.styleMask.contains("fullSizeContentView") ?? false)
    }

    /// Whether AppKit makes the window, around a view controller.
    var isPlainContent: Bool {
        if case .content = initial { true } else { false }
    }

    /// The byte offset of what is shown.
    var offset: Int {
        switch initial {
        case .window(let controller): controller.object.offset
        case .content(let content): content.object.offset
        }
    }

    /// What of a window controller SwiftUI's window would not have.
    private static func reason(for controller: MacWindowController) -> String? {
        if let name = controller.object.className, name != "NSWindowController" {
            return "its controller is of the class '\(name)'"
        }
        guard let window = controller.window else { return "its controller has no window" }
        if controller.content == nil { return "its content is not a view controller" }
        if let name = window.object.className, name != "NSWindow" {
            return "it is of the class '\(name)'"
        }
        if window.hasToolbar { return "it has a toolbar" }
        if !(controller.connections + window.connections).allSatisfy(isOwnDelegate) {
            return "it is connected with other objects"
        }
        if let name = window.contentViewClass { return "its content is of the class '\(name)'" }
        if window.maximumSize != nil { return "it has a largest size" }
        if !MacWindowStyle(of: window).isPossible {
            return "its style mask is not the usual one"
        }
        let further = window.attributes.filter {
            !isUsual($0.key, $0.value) && MacWindowLook(attribute: $0.key, $0.value) == nil
        }.keys.sorted()
        return further.first.map { "it sets '\($0)'" }
    }

    /// A storyboard's window has its controller as its delegate, which does nothing more.
    private static func isOwnDelegate(_ connection: MacNibConnection) -> Bool {
        connection.kind == .outlet("delegate")
            && connection.destination?.element == "windowController"
            || connection.kind == .segue("relationship")
    }

    /// Whether an attribute of a window says what Interface Builder writes into each, or nothing that is seen.
    private static func isUsual(_ name: String, _ value: String) -> Bool {
        switch name {
        case "allowsToolTipsWhenApplicationIsInactive", "autorecalculatesKeyViewLoop",
            "releasedWhenClosed", "visibleAtLaunch", "oneShot", "restorable", "id", "title", "key",
            "customClass", "customModule", "customModuleProvider", "frameAutosaveName",
            "userLabel", "sceneMemberID":
            true
        case "animationBehavior": value == "default"
        case "tabbingMode": value == "disallowed"
        case "titlebarAppearsTransparent", "showsToolbarButton", "hidesOnDeactivate",
            "movableByWindowBackground":
            value == "NO"
        case "hasShadow": value == "YES"
        case "titleVisibility": value == "visible"
        default: false
        }
    }
}
