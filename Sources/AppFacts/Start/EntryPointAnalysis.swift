import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Where an app starts.
package struct EntryPoint {
    /// How it starts.
    package let kind: EntryPointKind
    /// The file that starts it.
    package let file: ProgramFile
    /// The type that carries the attribute; nil for `main.swift`.
    package let declaration: Declaration?
    /// The attribute that goes; nil for `main.swift`.
    package let attribute: Attribute?
    /// The token to point at.
    package let token: Int
    /// The Objective-C file that starts the app, where that is how; it goes.
    package var objectiveC: ObjectiveCStart?

    /// An entry point from its parts.
    package init(
        kind: EntryPointKind, file: ProgramFile, declaration: Declaration?, attribute: Attribute?,
        token: Int, objectiveC: ObjectiveCStart? = nil
    ) {
        self.kind = kind
        self.file = file
        self.declaration = declaration
        self.attribute = attribute
        self.token = token
        self.objectiveC = objectiveC
    }

    /// Whether it is compiled in every build.
    package var isUnconditional: Bool {
        attribute?.condition == nil && declaration?.conditions.isEmpty ?? true
    }

    /// Where it stands.
    package func place(in context: TargetContext) -> Place {
        objectiveC?.place(in: context) ?? context.place(file, token)
    }
}

/// Finds the one entry point of a target.
package struct EntryPointAnalysis {
    private let context: TargetContext
    private let profile: PlatformProfile

    /// An analysis of a target by the rules of its platform.
    package init(context: TargetContext, profile: PlatformProfile) {
        self.context = context
        self.profile = profile
    }

    /// The entry point, or why there is no single one.
    ///
    /// - Throws: `Refusal` where there is none, more than one, or one that is not Swift's.
    package func entryPoint() throws(Refusal) -> EntryPoint {
        let entries = entries()
        if entries.isEmpty, let refusal = HiddenEntry(in: context, by: profile).refusal {
            throw refusal
        }
        if let app = try onlyApps(entries) { return app }
        if let beside = appBesideMainFile(entries) { throw beside }
        if entries.count > 1, let second = entries.dropFirst().first {
            if let some = entries.first(where: { !isTakenIn($0) }) {
                throw EntryCondition(in: context).refusal(some.token, of: some.file)
            }
            throw Refusal(
                .entryAmbiguous, at: context.place(second.file, second.token),
                "the target has \(entries.count) entry points",
                remedy: "leave one of them in the target")
        }
        guard let entry = entries.first else { return try objectiveCEntry() }
        if !entry.isUnconditional, !isTakenIn(entry) {
            throw EntryCondition(in: context).refusal(entry.token, of: entry.file)
        }
        if entry.kind == .mainFile, let app = appStarts(in: entry.file).first,
            !context.conditions.takesIn(app, of: entry.file.outline)
        {
            throw EntryCondition(in: context).refusal(app, of: entry.file)
        }
        return entry
    }

    /// The entry point of the target's own platform, or the first, where all start an `App` and each build has one.
    ///
    /// - Throws: `Refusal` where some builds have none.
    private func onlyApps(_ entries: [EntryPoint]) throws(Refusal) -> EntryPoint? {
        let unconditional = entries.filter { $0.isUnconditional && isTakenIn($0) }
        guard let first = entries.first, entries.allSatisfy({ $0.kind == .swiftUIApp }),
            unconditional.count <= 1
        else { return nil }
        if let only = unconditional.first { return only }
        let own = BuildConditions(of: context.target, on: [context.target.platform])
        if let found = entries.first(where: { own.takesIn($0.token, of: $0.file.outline) }) {
            return found
        }
        let condition = EntryCondition(in: context)
        if condition.isAlwaysThere(entries.map { ($0.token, $0.file.outline) }) == false {
            throw condition.refusal(first.token, of: first.file)
        }
        return first
    }

    private func isTakenIn(_ entry: EntryPoint) -> Bool {
        context.conditions.takesIn(entry.token, of: entry.file.outline)
    }

    /// Every entry point that a build has, those that exclude each other included.
    package func entries() -> [EntryPoint] {
        let attributes = attributeEntries { context.files(mentioning: $0) }
        return (attributes + mainFileEntries()).filter {
            !context.conditions.leavesOut($0.token, of: $0.file.outline)
        }
    }

    /// The entry points that no build has.
    package func leftOutEntries() -> [EntryPoint] {
        attributeEntries { context.wholeFiles(mentioning: $0) }.filter {
            context.conditions.leavesOut($0.token, of: $0.file.outline)
        }
    }

    /// An `App` that nothing starts, since `main.swift` starts the delegate.
    private func appBesideMainFile(_ entries: [EntryPoint]) -> Refusal? {
        guard let main = entries.first(where: { $0.kind == .mainFile }),
            let app = AppStructure.all(in: context).first?.located
        else { return nil }
        let name = app.declaration.name
        let token = frameworkStart(in: main.file) ?? main.token
        if let start = appStarts(in: main.file).first {
            return Refusal(
                .entryAmbiguous, at: context.place(main.file, token),
                "main.swift starts the delegate here, and the App in line \(context.place(main.file, start).position.line)",
                remedy: "leave one of the two in main.swift")
        }
        return Refusal(
            .entryAmbiguous, at: context.place(main.file, token),
            "main.swift starts the delegate, and '\(name)' is an App beside it",
            remedy:
                "call `\(name).main()` in main.swift and leave `@main` off '\(name)', or remove '\(name)'"
        )
    }

    private func attributeEntries(in sources: (String) -> [ProgramFile]) -> [EntryPoint] {
        let words = [profile.entryAttribute, "@main"].compactMap { $0 }
        var paths: Set<String> = []
        let files = words.flatMap(sources)
            .filter { paths.insert($0.path).inserted }
        return files.sorted { $0.path < $1.path }.flatMap { file in
            // What the whole file does is asked once for all of its types.
            lazy var startsApp = self.startsApp(file)
            return file.typeDeclarations.compactMap { located in
                entry(of: located) { startsApp }
            }
        }
    }

    private func entry(
        of located: LocatedDeclaration, startsApp: () -> Bool
    ) -> EntryPoint? {
        let declaration = located.declaration
        guard
            let attribute = declaration.attributes.first(where: {
                profile.entryAttributes.contains($0.name)
            })
        else { return nil }
        return EntryPoint(
            kind: kind(of: located, attribute, startsApp: startsApp), file: located.file,
            declaration: declaration, attribute: attribute, token: attribute.range.lowerBound)
    }

    private func kind(
        of located: LocatedDeclaration, _ attribute: Attribute, startsApp: () -> Bool
    ) -> EntryPointKind {
        if attribute.name == profile.entryAttribute { return .applicationMainAttribute }
        if context.mainMethod(of: located) != nil { return startsApp() ? .swiftUIApp : .mainType }
        let declaration = located.declaration
        return declaration.kind == .class && !isApp(declaration.name) ? .mainAttribute : .swiftUIApp
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
        let start = appStarts(in: file).first
        guard frameworkStart(in: file) != nil else { return start }
        return start.flatMap { OwnStartReader.isOfTests(file) || asksForSystem(file) ? $0 : nil }
    }

    /// Whether code of the app's own starts an `App`, itself or by what it calls: nothing of the target starts the framework then.
    func startsApp(_ file: ProgramFile) -> Bool {
        if appStart(in: file) != nil { return true }
        guard frameworkStart(in: file) == nil else { return false }
        let others = context.files(mentioning: "main()")
        return others.contains { !appStarts(in: $0).isEmpty }
            && context.swiftPaths.compactMap(context.file).allSatisfy {
                frameworkStart(in: $0) == nil
            }
    }

    private func asksForSystem(_ file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        return tokens.tokens.indices.contains { tokens.text(of: $0) == "#available" }
    }

    /// The call of a type's `main()`, by the token of the method's name; nil for a type that is not started.
    package static func start(of type: String, in file: SwiftFile?) -> Int? {
        file.flatMap { file in
            starts(in: file).first { typeName(before: $0, in: file) == type }
        }
    }

    private static func starts(in file: SwiftFile) -> [Int] {
        let tokens = file.tokens
        return tokens.tokens.indices.dropFirst(2).filter { token in
            tokens.spells(token, "main") && tokens.tokens[token - 1].kind == .period
                && tokens.tokens[token + 1].kind == .leftParen
        }
    }

    /// The name of the type in `NotesApp.main`, `NotesApp.self.main` and `NotesApp<Kit>.main`.
    private static func typeName(before main: Int, in file: SwiftFile) -> String {
        var token = main - 2
        if file.tokens.spells(token, "self"), token > 2 { token -= 2 }
        if file.tokens.text(of: token).hasSuffix(">") {
            token = (0..<token).last { file.tokens.spells($0, "<") }.map { $0 - 1 } ?? token
        }
        return token >= 0 ? file.name(at: token) : ""
    }

    /// The calls of `main()` of an `App` that a build compiles.
    private func appStarts(in file: ProgramFile) -> [Int] {
        Self.starts(in: file.outline).filter { token in
            !context.conditions.leavesOut(token, of: file.outline)
                && isApp(Self.typeName(before: token, in: file.outline))
        }
    }

    private func isApp(_ name: String) -> Bool { AppConformance(in: context).isApp(name) }

    private func mainCall(in file: ProgramFile) -> Int? {
        file.tokens(spelled: profile.launchFunction).first {
            !context.conditions.leavesOut($0, of: file.outline)
        }
    }

    /// Where a file starts the framework itself: by its function, on the Mac also by `run()` of the application object.
    private func frameworkStart(in file: ProgramFile) -> Int? {
        if let call = mainCall(in: file) { return call }
        guard profile.isAppKit else { return nil }
        let entry = EntryPoint(
            kind: .mainFile, file: file, declaration: nil, attribute: nil, token: 0)
        let reader = MacStartStatementReader(entry, in: context)
        return file.tokens(spelled: "run").first { token in
            token > 1 && file.outline.tokens.tokens[token - 1].kind == .period
                && !context.conditions.leavesOut(token, of: file.outline)
                && reader.isApplication(before: token - 1)
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
        let objectiveC = context.target.objectiveCSources
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
                remedy: profile.isAppKit
                    ? startOfMac : "take the steps that are listed, in their order")
        }
        if let path = objectiveC.first, context.swiftPaths.isEmpty {
            return Refusal(
                .entryObjectiveC, at: context.library.place(path, 0),
                "the target has no Swift source",
                remedy: "write the entry point and the delegate in Swift first")
        }
        return MissingEntry(in: context, by: profile).refusal
    }

    /// What to do where `main.m` of a Mac app names no delegate: the main nib makes it.
    private var startOfMac: String {
        let classes = context.swiftPaths.compactMap(context.file).flatMap(\.typeDeclarations)
            .filter { located in
                located.declaration.inheritance.contains {
                    $0.baseName.lastComponent == profile.delegateProtocol
                }
            }
        guard let delegate = classes.first, classes.count == 1 else {
            return "start the app from Swift, with `@main` on its delegate, and plan again"
        }
        return
            "put `@main` on '\(delegate.declaration.name)', take this file out of the target, then plan again"
    }
}
