import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Finds what code asks of WatchKit's objects that SwiftUI's life cycle, or an app without an extension, changes.
struct ExtensionObjectUses {
    private let facts: WatchFacts
    private let linked: [ProgramFile]
    private var context: TargetContext { facts.context }

    /// The uses in an app and in the modules on disk that it is built with.
    init(_ facts: WatchFacts, modules: ModuleGraph) {
        self.facts = facts
        let own = Set(facts.context.target.sources)
        var known: Set<String> = []
        let sources = LinkedCode.modules(linkedBy: facts.context, in: modules).flatMap(\.sources)
            .filter { $0.hasSuffix(".swift") && !own.contains($0) && known.insert($0).inserted }
        let context = facts.context
        linked = ["WKExtension", "WKApplication"].reduce(into: Set<String>()) { paths, word in
            paths.formUnion(context.library.paths(sources, mentioning: word))
        }.sorted().compactMap(context.file)
    }

    /// A finding for each use.
    func findings() -> [Finding] {
        let own = context.files(mentioning: "WKExtension")
        let screens = ["rootInterfaceController", "visibleInterfaceController"].flatMap { name in
            (context.files(mentioning: name) + linked).flatMap { shown(name, in: $0) }
        }
        let objects = facts.isExtension ? [] : (own + linked).flatMap(objects)
        var known: Set<Finding> = []
        return (objects + screens + linked.flatMap(delegates))
            .filter { known.insert($0).inserted && context.isBuilt($0) }
    }

    /// `WKExtension.shared()` in an app that has no extension.
    ///
    /// Source: RevenueCat/purchases-ios#1849 and amplitude/Amplitude-Swift#163.
    private func objects(in file: ProgramFile) -> [Finding] {
        let tokens = file.outline.tokens
        let repaired = TokenRanges(repairedUses(in: file))
        return tokens.tokens.indices.dropLast(2).filter { token in
            tokens.spells(token, "WKExtension") && tokens.tokens[token + 1].kind == .period
                && tokens.spells(token + 2, "shared") && !repaired.contains(token)
        }.map {
            Finding(
                .watchExtensionObject, .warning, .manual, at: context.place(file, $0),
                "the app has no extension, and its object `WKExtension.shared()` can't be made there",
                remedy: "ask `WKApplication.shared()`")
        }
    }

    /// The tokens of the casts that are repaired.
    private func repairedUses(in file: ProgramFile) -> [TokenRange] {
        guard let delegate = facts.delegate else { return [] }
        let uses = file.uses(
            of: delegate.name, conformances: delegate.conformances(.watchKit), profile: .watchKit)
        return uses.casts.map(\.range) + uses.bindings.map(\.value)
    }

    /// A controller that is SwiftUI's own now.
    private func shown(_ name: String, in file: ProgramFile) -> [Finding] {
        let tokens = file.outline.tokens
        return tokens.tokens.indices.dropFirst().filter {
            tokens.spells($0, name) && tokens.tokens[$0 - 1].kind == .period
        }.map {
            Finding(
                .watchInterfaceControllers, .warning, .manual, at: context.place(file, $0),
                "'\(name)' is a controller of SwiftUI's own, and none of the storyboard's",
                remedy: "show what it is for in SwiftUI")
        }
    }

    /// The application's delegate, asked for by a module that can't name the app's class.
    private func delegates(in file: ProgramFile) -> [Finding] {
        let tokens = file.outline.tokens
        return tokens.tokens.indices.dropFirst(6).filter { token in
            tokens.spells(token, "delegate") && tokens.tokens[token - 1].kind == .period
                && tokens.tokens[token - 2].kind == .rightParen
                && tokens.spells(token - 4, "shared")
                && ["WKExtension", "WKApplication"].contains(file.outline.name(at: token - 6))
        }.map {
            Finding(
                .delegateCast, .warning, .manual, at: context.place(file, $0),
                "the application's delegate is SwiftUI's own object here",
                remedy: "let the app hand over its delegate")
        }
    }
}
