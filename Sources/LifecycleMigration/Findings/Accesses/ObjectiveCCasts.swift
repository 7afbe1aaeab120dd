import AppFacts
import SourceEditing

/// Finds Objective-C code that takes the application's delegate for the app's own.
struct ObjectiveCCasts {
    private let context: TargetContext

    /// An analysis of a target.
    init(context: TargetContext) {
        self.context = context
    }

    /// A finding for each line, in files that name the delegate's class; without a class, for each line with a cast.
    func findings(of className: String? = nil) -> [Finding] {
        let asking = context.objectiveCPathsOfApplication
        let paths = className.map { context.library.paths(asking, mentioning: $0) } ?? asking
        return paths.flatMap { findings(in: $0, anyClass: className == nil) }
    }

    private func findings(in path: String, anyClass: Bool) -> [Finding] {
        guard let text = context.library.text(path) else { return [] }
        return text.lines.enumerated().filter { _, line in
            let line = String(decoding: line, as: UTF8.self)
            return ["sharedApplication", "NSApp"].contains(where: line.contains)
                && line.contains("delegate")
                && (!anyClass || line.contains("*)") || line.contains("* )"))
        }.map { index, _ in
            Finding(
                .delegateCast, .warning, .manual,
                at: Place(path: path, position: SourcePosition(line: index + 1, column: 1)),
                "the application's delegate is SwiftUI's own object: Objective-C casts it unchecked, and a message that it does not pass on to the app's ends the app (unrecognized selector)",
                remedy: "give Objective-C the app's delegate by a property of its own")
        }
    }
}
