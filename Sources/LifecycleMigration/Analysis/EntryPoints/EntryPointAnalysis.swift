import SwiftFlow
import SwiftOutline

/// Where an app starts.
struct EntryPoint {
    /// How it starts.
    let kind: EntryPointKind
    /// The file that starts it.
    let file: ProgramFile
    /// The type that carries the attribute; nil for `main.swift`.
    let declaration: Declaration?
    /// The attribute that goes; nil for `main.swift`.
    let attribute: Attribute?
    /// The token to point at.
    let token: Int
    /// The Objective-C file that starts the app, where that is how; it goes.
    var objectiveC: ObjectiveCStart?

    /// Whether it is compiled in every build.
    var isUnconditional: Bool {
        attribute?.condition == nil && declaration?.conditions.isEmpty ?? true
    }

    /// Where it stands.
    func place(in context: TargetContext) -> Place {
        objectiveC?.place(in: context) ?? context.place(file, token)
    }
}

/// Finds the one entry point of a target.
struct EntryPointAnalysis {
    private let context: TargetContext
    private let profile: PlatformProfile

    /// An analysis of a target by the rules of its platform.
    init(context: TargetContext, profile: PlatformProfile) {
        self.context = context
        self.profile = profile
    }

    /// The entry point, or why there is no single one.
    ///
    /// - Throws: `Refusal` where there is none, more than one, or one that is not Swift's.
    func entryPoint() throws(Refusal) -> EntryPoint {
        let entries = entries().filter { !isLeftOut($0) }
        if let app = onlyApps(entries) { return app }
        if let beside = appBesideMainFile(entries) { throw beside }
        if entries.count > 1, let second = entries.dropFirst().first {
            throw Refusal(
                .entryAmbiguous, at: context.place(second.file, second.token),
                "the target has \(entries.count) entry points",
                remedy: "leave one of them in the target")
        }
        guard let entry = entries.first else { return try objectiveCEntry() }
        if !entry.isUnconditional, !isTakenIn(entry) {
            throw Refusal(
                .entryAmbiguous, at: context.place(entry.file, entry.token),
                "the entry point stands in a conditional compilation block",
                remedy: "move the condition away from the entry point, then plan again")
        }
        return entry
    }

    /// The entry point of the target's own platform, or the first, where all start an `App` and one build has but one.
    private func onlyApps(_ entries: [EntryPoint]) -> EntryPoint? {
        let unconditional = entries.filter(\.isUnconditional)
        guard entries.allSatisfy({ $0.kind == .swiftUIApp }), unconditional.count <= 1 else {
            return nil
        }
        let conditions = BuildConditions(platforms: [context.target.platform])
        let own = entries.first { conditions.takesIn($0.token, of: $0.file.outline) }
        return unconditional.first ?? own ?? entries.first
    }

    /// Whether no build of the target has an entry point.
    private func isLeftOut(_ entry: EntryPoint) -> Bool {
        conditions.leavesOut(entry.token, of: entry.file.outline)
    }

    private func isTakenIn(_ entry: EntryPoint) -> Bool {
        conditions.takesIn(entry.token, of: entry.file.outline)
    }

    private var conditions: BuildConditions {
        BuildConditions(platforms: context.target.platforms)
    }

    /// Every entry point, those that exclude each other included.
    func entries() -> [EntryPoint] { attributeEntries() + mainFileEntries() }

    /// An `App` that nothing starts, since `main.swift` starts the delegate.
    private func appBesideMainFile(_ entries: [EntryPoint]) -> Refusal? {
        guard let main = entries.first(where: { $0.kind == .mainFile }),
            let app = AppStructure.all(in: context).first?.located
        else { return nil }
        let name = app.declaration.name
        return Refusal(
            .entryAmbiguous, at: context.place(main.file, main.token),
            "main.swift starts the delegate, and '\(name)' is an App beside it",
            remedy:
                "call `\(name).main()` in main.swift and leave `@main` off '\(name)', or remove '\(name)'"
        )
    }

    private func attributeEntries() -> [EntryPoint] {
        let words = [profile.entryAttribute, "@main"].compactMap { $0 }
        var paths: Set<String> = []
        let files = words.flatMap { context.files(mentioning: $0) }
            .filter { paths.insert($0.path).inserted }
        return files.sorted { $0.path < $1.path }.flatMap { file in
            file.typeDeclarations.compactMap { located in entry(of: located) }
        }
    }

    private func entry(of located: LocatedDeclaration) -> EntryPoint? {
        let declaration = located.declaration
        guard
            let attribute = declaration.attributes.first(where: {
                profile.entryAttributes.contains($0.name)
            })
        else { return nil }
        return EntryPoint(
            kind: kind(of: declaration, attribute, in: located.file), file: located.file,
            declaration: declaration,
            attribute: attribute, token: attribute.range.lowerBound)
    }

    /// Whether a type's own `main()` starts an `App`, and the framework itself only for tests or an older system.
    private func startsApp(in file: ProgramFile) -> Bool {
        appStart(in: file) != nil
    }

    private func kind(
        of declaration: Declaration, _ attribute: Attribute, in file: ProgramFile
    ) -> EntryPointKind {
        if attribute.name == profile.entryAttribute { return .applicationMainAttribute }
        let hasMain = declaration.members.contains {
            $0.kind == .function && $0.isStatic && $0.selectorName == "main()"
        }
        if hasMain { return startsApp(in: file) ? .swiftUIApp : .mainType }
        return declaration.kind == .class ? .mainAttribute : .swiftUIApp
    }

    private func mainFileEntries() -> [EntryPoint] {
        context.swiftPaths.filter { $0.fileName == "main.swift" }.compactMap(context.file).map {
            if let token = appStart(in: $0) {
                return EntryPoint(
                    kind: .swiftUIApp, file: $0, declaration: nil, attribute: nil, token: token)
            }
            let token = mainCall(in: $0) ?? 0
            return EntryPoint(
                kind: .mainFile, file: $0, declaration: nil, attribute: nil, token: token)
        }
    }

    /// `NotesApp.main()` of an `App` of the target, in a file that calls the framework's own start for nothing but
    /// tests, or a system that is too old for an `App`.
    private func appStart(in file: ProgramFile) -> Int? {
        let start = Self.starts(in: file.outline).first { isApp(file.outline.name(at: $0 - 2)) }
        guard mainCall(in: file) != nil else { return start }
        return start.flatMap { OwnStartReader.isOfTests(file) || asksForSystem(file) ? $0 : nil }
    }

    private func asksForSystem(_ file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        return tokens.tokens.indices.contains { tokens.text(of: $0) == "#available" }
    }

    /// The call of a type's `main()`, by the token of the method's name; nil for a type that is not started.
    static func start(of type: String, in file: SwiftFile?) -> Int? {
        file.flatMap { file in starts(in: file).first { file.name(at: $0 - 2) == type } }
    }

    private static func starts(in file: SwiftFile) -> [Int] {
        let tokens = file.tokens
        return tokens.tokens.indices.dropFirst(2).filter { token in
            tokens.spells(token, "main") && tokens.tokens[token - 1].kind == .period
                && tokens.tokens[token + 1].kind == .leftParen
        }
    }

    private func isApp(_ name: String) -> Bool {
        context.types(named: name).contains { located in
            located.declaration.inheritance.contains { $0.baseName.lastComponent == "App" }
        }
    }

    private func mainCall(in file: ProgramFile) -> Int? {
        file.outline.tokens.tokens.indices.first {
            file.outline.tokens.spells($0, profile.launchFunction)
        }
    }

    /// The start of a delegate in Swift by a file in Objective-C that does nothing else.
    private func objectiveCEntry() throws(Refusal) -> EntryPoint {
        guard let start = try ObjectiveCStart(in: context, by: profile) else {
            throw withoutEntry()
        }
        let delegate = start.delegate
        return EntryPoint(
            kind: .objectiveCMain, file: delegate.file, declaration: delegate.declaration,
            attribute: nil, token: delegate.declaration.keyword, objectiveC: start)
    }

    private func withoutEntry() -> Refusal {
        let objectiveC = context.target.sources.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
        if let main = context.objectiveCMain(calling: profile.launchFunction) {
            let place = context.library.place(main.path, main.offset)
            let own = main.delegateClasses.filter { !context.types(named: $0).isEmpty }
            if let name = own.first, main.delegateClasses.count == 1 {
                return Refusal(
                    .entryObjectiveC, at: place,
                    "the app starts from Objective-C, with the Swift class '\(name)'",
                    remedy:
                        "put `@main` on '\(name)' and take this file out of the target, then plan again"
                )
            }
            return Refusal(
                .entryObjectiveC, at: place, "the app starts from Objective-C",
                remedy: "take the steps that are listed, in their order")
        }
        if let path = objectiveC.first, context.swiftPaths.isEmpty {
            return Refusal(
                .entryObjectiveC, at: context.library.place(path, 0),
                "the target has no Swift source",
                remedy: "write the entry point and the delegate in Swift first")
        }
        return Refusal(
            .entryMissing, at: TargetPlace(of: context).place,
            "no source of the target has an entry point",
            remedy: "check that the sources of the target are below the path that was given")
    }
}
