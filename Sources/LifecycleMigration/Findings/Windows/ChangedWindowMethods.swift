import AppFacts
import AppleFrameworks
import SwiftOutline

/// Finds code that gives windows another method for their root view controller: SwiftUI sets that of its window to a hosting
/// controller of its own, so such code sees that one, and no longer the app's root.
///
/// Source: Apple's pages of `method_setImplementation(_:_:)` and `UIHostingController`; that the window's root is one is in
/// the mirrored source of SwiftUI, and in public dumps of hierarchies.
struct ChangedWindowMethods {
    private let programs: [TargetContext]

    /// A search in an app and in what it is built with.
    init(in programs: [TargetContext]) {
        self.programs = programs
    }

    private static let property = "rootViewController"
    private static let setter = "setRootViewController:"

    /// One for each selector of the property, in code that changes a method of `UIWindow`.
    func findings() -> [Finding] {
        programs.flatMap { swift(in: $0) + objectiveC(in: $0) }.firstOnEachLine()
    }

    private func finding(at place: Place) -> Finding {
        Finding(
            .windowAccess, .warning, .manual, at: place,
            "this changes what windows do for '\(Self.property)', and SwiftUI's window gets a hosting controller of SwiftUI's as its root",
            remedy: "do it where the app's own root is made or chosen")
    }

    private func swift(in program: TargetContext) -> [Finding] {
        ExchangedAppearances.functions.flatMap { program.files(naming: $0) }.flatMap {
            file -> [Finding] in
            guard !file.tokens(spelled: "UIWindow").isEmpty else { return [] }
            let selectors = file.outline.tokens.tokens.indices.filter {
                isSelector(at: $0, in: file.outline)
            }
            return selectors.map { finding(at: program.place(file, $0)) }
        }
    }

    /// Whether a token is the property within `#selector(…)`, or the name of its setter in a text.
    private func isSelector(at token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens
        if tokens.tokens[token].kind == .stringSegment {
            return [Self.setter, Self.property].contains(tokens.text(of: token))
        }
        guard tokens.spells(token, Self.property), tokens.spells(token + 1, ")") else {
            return false
        }
        let first = max(0, token - Self.longest)
        return (first..<token).contains {
            tokens.spells($0, "selector") && tokens.spells($0 + 1, "(")
                && (tokens.spells($0 + 2, "setter") || tokens.spells($0 + 2, "getter"))
        }
    }

    /// How many tokens a selector has in front of the property: `selector(setter: UIKit.UIWindow.`.
    private static let longest = 8

    private func objectiveC(in program: TargetContext) -> [Finding] {
        let sources = program.target.objectiveCSources
        let paths = ExchangedAppearances.functions.flatMap {
            program.library.paths(sources, mentioning: $0)
        }
        return Set(paths).sorted().flatMap { path -> [Finding] in
            guard let text = program.library.text(path) else { return [] }
            let source = ObjectiveCTokens(text)
            let named = source.tokens.indices.filter { source.spells($0, "UIWindow") }
            guard !named.isEmpty else { return [] }
            return source.tokens.indices.dropLast(2).filter {
                source.spells($0, "selector") && source.spells($0 + 1, "(")
                    && [String(Self.setter.dropLast()), Self.property].contains(
                        source.spelling($0 + 2))
            }.map { finding(at: program.library.place(path, source.tokens[$0].range.lowerBound)) }
        }
    }
}
