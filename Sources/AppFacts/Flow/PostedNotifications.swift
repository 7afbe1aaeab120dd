import SwiftFlow
import SwiftOutline

/// The notifications that code of a start posts itself, by what their names end with, and what UIKit posts as the launch ends.
///
/// Source: Apple's documentation of `UIApplication.didFinishLaunchingNotification`: immediately after the app finishes launching, which
/// is before a scene connects.
package struct PostedNotifications {
    private let names: Set<String>

    /// Those that some events post.
    package init(by code: [(FlowFunction, [FlowEvent])]) {
        names = code.reduce(into: Self.ofLaunch) { names, item in
            for event in item.1 {
                guard case .call(let call) = event.kind,
                    ["post", "enqueue"].contains(call.name),
                    let name = call.arguments.first(where: { $0.label == "name" })
                        ?? call.arguments.first
                else { continue }
                names.formUnion([Self.name(in: name.range, of: item.0.file)].compactMap { $0 })
            }
        }
    }

    private static let ofLaunch: Set<String> = [
        "didFinishLaunchingNotification", "UIApplicationDidFinishLaunching",
        "UIApplicationDidFinishLaunchingNotification",
    ]

    /// Whether a call has somebody hear one of them.
    package func reach(_ call: FlowCall, _ range: TokenRange, in file: SwiftFile) -> Bool {
        guard !names.isEmpty else { return false }
        if call.name == "addObserver" {
            let name = call.arguments.first { ["forName", "name"].contains($0.label) }
            return name.flatMap { Self.name(in: $0.range, of: file) }.map(names.contains) ?? false
        }
        guard StartSubscriptions.subscribing.contains(call.name), range.lowerBound < call.token
        else { return false }
        let chain = range.lowerBound..<call.token
        return chain.contains { file.tokens.spells($0, "publisher") }
            && chain.contains { names.contains(file.tokens.text(of: $0)) }
    }

    /// The last name or the text in a notification's name.
    private static func name(in range: TokenRange, of file: SwiftFile) -> String? {
        let tokens = file.tokens.tokens
        let last = range.last { [.identifier, .stringSegment].contains(tokens[$0].kind) }
        return last.map { file.tokens.text(of: $0) }
    }
}
