import SwiftFlow
import SwiftOutline

/// The notifications that code of a start posts itself, by what their names end with, and what UIKit posts as the launch ends.
///
/// Source: Apple's documentation of `UIApplication.didFinishLaunchingNotification`: immediately after the app finishes launching, which
/// is before a scene connects.
package struct PostedNotifications {
    private let names: Set<String>

    /// Those that some events post, and UIKit with them where they are of a launch.
    package init(by code: [(FlowFunction, [FlowEvent])], isLaunch: Bool = true) {
        names = code.reduce(into: isLaunch ? Self.ofLaunch : []) { names, item in
            for event in item.1 {
                guard case .call(let call) = event.kind, let name = Self.argument(postedBy: call)
                else { continue }
                names.formUnion([Self.name(in: name.range, of: item.0.file)].compactMap { $0 })
            }
        }
    }

    /// What a call posts by; nil for one that posts nothing.
    ///
    /// Source: Apple's documentation of `NotificationCenter` and `CFNotificationCenter`, which are one center for the local one.
    private static func argument(postedBy call: FlowCall) -> FlowCallArgument? {
        switch call.name {
        case "post", "enqueue":
            call.arguments.first { $0.label == "name" } ?? call.arguments.first
        case "CFNotificationCenterPostNotification",
            "CFNotificationCenterPostNotificationWithOptions":
            call.arguments.dropFirst().first
        default: nil
        }
    }

    /// Whether there are none.
    var isEmpty: Bool { names.isEmpty }

    /// Those of some names.
    package init(named names: Set<String>) { self.names = names }

    /// What UIKit posts as a window is shown. Source: Apple's documentation of `UIWindow`.
    package static let ofShowing: Set<String> = [
        "didBecomeVisibleNotification", "didBecomeKeyNotification", "UIWindowDidBecomeVisible",
        "UIWindowDidBecomeKey",
    ]

    /// What UIKit posts as the launch ends.
    package static let ofLaunch: Set<String> = [
        "didFinishLaunchingNotification", "UIApplicationDidFinishLaunching",
        "UIApplicationDidFinishLaunchingNotification",
    ]

    /// Whether a call has somebody hear one of them.
    package func reach(_ call: FlowCall, _ range: TokenRange, in file: SwiftFile) -> Bool {
        name(heardBy: call, range, in: file) != nil
    }

    /// The name of that which a call has somebody hear; nil where it is none of them.
    func name(heardBy call: FlowCall, _ range: TokenRange, in file: SwiftFile) -> String? {
        guard !names.isEmpty else { return nil }
        if call.name == "addObserver" {
            return call.arguments.first { ["forName", "name"].contains($0.label) }
                .flatMap { Self.name(in: $0.range, of: file) }.flatMap {
                    names.contains($0) ? $0 : nil
                }
        }
        if call.name == "CFNotificationCenterAddObserver" {
            return call.arguments.dropFirst(3).first
                .flatMap { Self.name(in: $0.range, of: file) }
                .flatMap { names.contains($0) ? $0 : nil }
        }
        guard StartSubscriptions.subscribing.contains(call.name), range.lowerBound < call.token
        else { return nil }
        let chain = range.lowerBound..<call.token
        guard chain.contains(where: { file.tokens.spells($0, "publisher") }) else { return nil }
        return chain.lazy.map(file.tokens.text(of:)).first(where: names.contains)
    }

    /// The last name or the text in a notification's name.
    private static func name(in range: TokenRange, of file: SwiftFile) -> String? {
        let tokens = file.tokens.tokens
        let text = range.last { tokens[$0].kind == .stringSegment }
        let last = text ?? range.last { tokens[$0].kind == .identifier }
        return last.map { file.tokens.text(of: $0) }
    }
}
