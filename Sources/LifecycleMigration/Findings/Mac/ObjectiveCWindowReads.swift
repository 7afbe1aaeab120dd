import AppFacts

/// Says where Objective-C takes the window that it finds for one of AppKit's, and asks for what is SwiftUI's own of it: the counterpart of
/// `ShownWindowUses`.
struct ObjectiveCWindowReads {
    private let context: TargetContext

    /// The Objective-C of a target.
    init(in context: TargetContext) {
        self.context = context
    }

    /// A finding for each place.
    func findings() -> [Finding] {
        let sources = context.target.objectiveCSources
        let paths = Set(Self.words.flatMap { context.library.paths(sources, mentioning: $0) })
        return paths.sorted().flatMap { path -> [Finding] in
            guard let text = context.library.text(path) else { return [] }
            let source = ObjectiveCTokens(text)
            let windows = Self.windows(in: source)
            guard !windows.isEmpty else { return [] }
            return source.tokens.indices.compactMap { token in
                let spot = ObjectiveCSpot(path: path, source: source, token: token)
                guard source.tokens[token].kind == .name, Self.words.contains(spot.name),
                    spot.owner.map(windows.contains) ?? false
                else { return nil }
                return Finding(
                    .macWindow, .warning, .manual, at: context.library.place(path, spot.offset),
                    "'\(spot.name)' of a window is used here in Objective-C, and the window is SwiftUI's now, which has its own",
                    remedy:
                        "find the app's window another way, such as by its identifier or content"
                )
            }
        }.firstAtEachPlace()
    }

    /// The variables that start with a window which code finds: `NSWindow *window = note.object`.
    private static func windows(in source: ObjectiveCTokens) -> Set<String> {
        Set(
            source.tokens.indices.filter { token in
                source.spells(token, "NSWindow") && source.spells(token + 1, "*")
                    && source.spells(token + 3, "=")
                    && finders.contains { source.spells($0, in: source.statement(around: token)) }
            }.map { source.spelling($0 + 2) })
    }

    private static let finders = [
        "object", "mainWindow", "keyWindow", "windows", "orderedWindows", "firstObject",
    ]

    private static let members = [
        "delegate", "windowController", "contentView", "contentViewController", "styleMask",
        "toolbar", "frameAutosaveName", "restorationClass", "titlebarAppearsTransparent",
        "titleVisibility", "collectionBehavior", "contentMinSize", "contentMaxSize",
    ]
    private static let words = Set(
        members + members.map { "set" + $0.prefix(1).uppercased() + $0.dropFirst() })
}
