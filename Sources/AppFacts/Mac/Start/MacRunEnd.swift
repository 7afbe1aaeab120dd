import SwiftFlow
import SwiftOutline

/// What ends the run loop of a Mac app and not its process: `stop(_:)` of the application object.
///
/// Source: Apple's documentation of `NSApplication.run()` and `terminate(_:)`.
package struct MacRunEnd {
    /// The first place that may do so; nil where nothing does.
    package let place: Place?

    /// Looks for it in a target: in Swift, in Objective-C, and in nibs.
    package init(in context: TargetContext) {
        let inSwift = context.files(naming: "stop").lazy.compactMap { file -> Place? in
            let tokens = file.outline.tokens
            return file.tokens(spelled: "stop").first { token in
                guard token > 1, tokens.tokens[token - 1].kind == .period,
                    tokens.tokens[token + 1].kind == .leftParen
                else { return false }
                let receiver = tokens.text(of: token - 2)
                return receiver == "shared" || receiver.lowercased().hasSuffix("app")
                    || receiver.lowercased().hasSuffix("application")
            }.map { context.place(file, $0) }
        }.first
        let others = context.target.sources.filter { !$0.hasSuffix(".swift") }
        place =
            inSwift
            ?? context.library.paths(others, mentioning: "stop:").first.map {
                context.library.place($0, 0)
            }
            ?? context.interfaces.files.lazy.compactMap { file in
                file.elements.first { $0.attributes["selector"] == "stop:" }.map(file.place)
            }.first
    }
}
