import AppFacts
import SwiftFlow

/// Tells whether anything in an app may show a window that its code makes, which AppKit shows only where it is told to.
///
/// Source: Apple's documentation of `NSWindow.makeKeyAndOrderFront(_:)` and the methods beside it.
struct ShownWindows {
    private let context: TargetContext

    /// The windows of a target.
    init(in context: TargetContext) {
        self.context = context
    }

    /// Whether any code may show a window: code that isn't read counts.
    var areThere: Bool {
        let others = context.target.sources.filter { !$0.hasSuffix(".swift") }
        return !others.isEmpty || Self.names.contains(where: isNamed) || isConnected
            || importsOthers
    }

    private func isNamed(_ name: String) -> Bool {
        context.files(naming: name).contains { _ in true }
    }

    private static let names = [
        "makeKeyAndOrderFront", "orderFront", "orderFrontRegardless", "order", "orderWindow",
        "orderBack", "showWindow", "setIsVisible", "beginSheet", "beginCriticalSheet", "runModal",
        "beginModalSession", "addChildWindow", "toggleFullScreen", "enterFullScreenMode",
        "deminiaturize", "addTabbedWindow", "perform", "performSelector", "NSSelectorFromString",
    ]

    /// Whether an item or a button of a nib shows a window.
    private var isConnected: Bool {
        context.interfaces.files.contains { nib in
            nib.elements.contains {
                $0.name == "action"
                    && ["makeKeyAndOrderFront:", "orderFront:", "showWindow:"].contains(
                        $0.attributes["selector"] ?? "")
            }
        }
    }

    /// Whether code of others may get hold of the app's windows.
    private var importsOthers: Bool {
        context.swiftPaths.compactMap(context.file).contains {
            $0.outline.importsModule()
        }
    }
}
