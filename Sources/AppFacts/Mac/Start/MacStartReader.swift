import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Reads the code that starts a Mac app, statement by statement.
package struct MacStartReader {
    private let entry: EntryPoint
    private let context: TargetContext
    private let method: Declaration?
    private let block: TokenRange
    private var statements: MacStartStatementReader
    private var made: [String: MacStart.Delegate] = [:]
    private var installed: MacStart.Delegate?
    private var launch: TokenRange?
    private var going: [TokenRange] = []
    private var onApplication: [(statement: TokenRange, application: TokenRange)] = []
    private var onDelegate: [(statement: TokenRange, name: Int)] = []
    private var others: [Statement] = []
    private var behind: [TokenRange] = []
    private var result: String?
    private var declarations: [LocatedDeclaration] = []
    private var depth = 0
    private var file: SwiftFile { entry.file.outline }

    /// A reader of the code behind an entry point.
    private init(_ entry: EntryPoint, in context: TargetContext) {
        self.entry = entry
        self.context = context
        method = entry.declaration.flatMap { declaration in
            context.mainMethod(of: entry).map(\.declaration).flatMap {
                declaration.range.contains($0.keyword) ? $0 : nil
            }
        }
        block = method?.body ?? entry.file.outline.tokens.tokens.indices
        statements = MacStartStatementReader(entry, in: context)
    }

    /// The start behind an entry point; nil for one that is no code.
    ///
    /// - Throws: `Refusal` where a statement may decide what runs, or is not understood and has to do with the application.
    package static func start(
        behind entry: EntryPoint, in context: TargetContext
    ) throws(Refusal) -> MacStart? {
        guard entry.kind == .mainFile || entry.kind == .mainType else { return nil }
        var reader = MacStartReader(entry, in: context)
        try reader.checkMethod()
        try reader.checkLanguage()
        try reader.checkApplicationClass()
        try reader.read(reader.block)
        return try reader.start()
    }

    // MARK: Statements

    private mutating func read(_ block: TokenRange) throws(Refusal) {
        for statement in context.builtStatements(of: block, in: file) {
            if launch != nil, !isDeclaration(statement) {
                try readBehindLaunch(statement)
                continue
            }
            try read(statement)
        }
    }

    private mutating func read(_ statement: Statement) throws(Refusal) {
        try take(statements.role(of: statement), statement)
    }

    private mutating func take(
        _ role: MacStartStatement, _ statement: Statement
    ) throws(Refusal) {
        switch role {
        case .several(let roles):
            for role in roles { try take(role, statement) }
            going.removeLast(roles.count - 1)
        case .application(let name):
            statements.applications.insert(name)
            going.append(statement.range)
        case .delegate(let name, let delegate):
            statements.delegates.insert(name)
            made[name] = delegate
            going.append(statement.range)
        case .delegateKept(let name, let delegate, let variable):
            statements.delegates.insert(name)
            made[name] = delegate
            going.append(statement.range)
            declarations.append(variable)
        case .installed(let name): try install(made[name], statement)
        case .installedShared(let delegate): try install(delegate, statement)
        case .onApplication(let application):
            onApplication.append((statement.range, application))
            going.append(statement.range)
        case .onDelegate(let name):
            onDelegate.append((statement.range, name))
            going.append(statement.range)
        case .keeping: going.append(statement.range)
        case .installedGlobal(let delegate, let variable):
            try install(delegate, statement)
            declarations.append(variable)
        case .launch(let result):
            launch = statement.range
            self.result = result
        case .wrapper(let body): try readWrapper(statement, body)
        case .function(let function): try readFunction(statement, function)
        case .other:
            try checkUnrelated(statement)
            if !isImport(statement) { others.append(statement) }
        }
    }

    private mutating func install(
        _ delegate: MacStart.Delegate?, _ statement: Statement
    ) throws(Refusal) {
        guard installed == nil else {
            throw refusal(statement.range.lowerBound, "a second delegate is installed here")
        }
        installed = delegate
        going.append(statement.range)
    }

    /// Blocks in blocks deeper than this are not entered.
    private static let depthLimit = 16

    /// A wrapper goes as a whole where it has nothing but the start, and stays around what is left of it otherwise.
    private mutating func readWrapper(_ statement: Statement, _ body: TokenRange) throws(Refusal) {
        let (before, known) = (others.count, going.count)
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            throw refusal(statement.range.lowerBound, "the start is nested too deep here")
        }
        try read(body)
        guard others.count == before, launch.map(body.overlaps) ?? true else { return }
        going.removeSubrange(known...)
        if launch == nil { going.append(statement.range) } else { launch = statement.range }
    }

    /// A function that does nothing but start the app goes with its call.
    private mutating func readFunction(
        _ statement: Statement, _ function: LocatedDeclaration
    ) throws(Refusal) {
        let before = others.count
        guard let body = function.declaration.body else { return }
        try readWrapper(statement, body)
        guard others.count == before, launch == statement.range else {
            throw refusal(
                statement.range.lowerBound,
                "'\(function.declaration.name)' does more than start the app")
        }
        declarations.append(function)
    }

    /// What stands behind the run never runs, unless code of the app's ends that and not the process.
    private mutating func readBehindLaunch(_ statement: Statement) throws(Refusal) {
        let role = statements.role(of: statement)
        going.append(statement.range)
        if case .keeping = role { return }
        guard let stop = MacRunEnd(in: context).place else {
            behind.append(statement.range)
            return
        }
        throw Refusal(
            .entryOwnCode, at: context.place(entry.file, statement.range.lowerBound),
            "this code runs after the app, and line \(stop.position.line) of \(stop.path.fileName) may exit before launch",
            remedy: "move it into `applicationWillTerminate(_:)`")
    }

    private func isDeclaration(_ statement: Statement) -> Bool {
        if case .declaration = statement.kind { true } else { false }
    }

    private func isImport(_ statement: Statement) -> Bool {
        if case .declaration(let declaration) = statement.kind {
            declaration.kind == .import
        } else {
            false
        }
    }

    /// Refuses a statement that has to do with the application or its delegate in a way that is not understood.
    private func checkUnrelated(_ statement: Statement) throws(Refusal) {
        if isDeclaration(statement), !isVariable(statement) { return }
        let words = statements.applications.union(statements.delegates).union([
            "NSApplication", "NSApp", PlatformProfile.appKit.launchFunction,
        ])
        let tokens = file.tokens
        let use = statement.range.first { token in
            tokens.tokens[token].kind == .identifier && words.contains(file.name(at: token))
        }
        guard let use else { return }
        let isLaunch =
            file.tokens.spells(use, PlatformProfile.appKit.launchFunction)
            || statement.range.dropLast(2).contains { token in
                token >= use && file.tokens.tokens[token].kind == .period
                    && file.tokens.spells(token + 1, "run")
                    && file.tokens.tokens[token + 2].kind == .leftParen
            }
        throw refusal(
            use,
            isLaunch
                ? "this code may exit before launch"
                : "what this code does with the application before it runs is not understood")
    }

    private func isVariable(_ statement: Statement) -> Bool {
        if case .declaration(let declaration) = statement.kind {
            declaration.kind == .variable
        } else {
            false
        }
    }

    /// Refuses a type whose `main()` stands elsewhere, and may start something else as well.
    private func checkMethod() throws(Refusal) {
        guard let type = entry.declaration, method == nil else { return }
        let main = context.mainMethod(of: entry)
        throw Refusal(
            .entryOwnCode,
            at: main.map { context.place($0.file, $0.declaration.keyword) }
                ?? context.place(entry.file, entry.token),
            "the `main()` of '\(type.name)', which starts the app, stands outside of '\(type.name)'",
            remedy: "move it into '\(type.name)', then plan again")
    }

    // MARK: The application object

    /// Refuses Swift 2 and 3, in which the application object was a method's result.
    private func checkLanguage() throws(Refusal) {
        let tokens = file.tokens
        let application = PlatformProfile.appKit.applicationType
        for token in block.dropLast(3)
        where tokens.spells(token, application) && tokens.tokens[token + 1].kind == .period
            && ["shared", "sharedApplication"].contains(file.name(at: token + 2))
            && tokens.tokens[token + 3].kind == .leftParen
        {
            let name = file.name(at: token + 2)
            throw Refusal(
                .swiftVersion, at: context.place(entry.file, token),
                "'\(application).\(name)()' is of Swift \(name == "shared" ? "3" : "2"), which no Xcode since 10.2 compiles",
                remedy: "move the sources to Swift 5, then plan again")
        }
    }

    /// Refuses an application object of a class of the app's own, which SwiftUI would not make, unless it adds nothing.
    private mutating func checkApplicationClass() throws(Refusal) {
        let tokens = file.tokens
        for token in block.dropLast(2)
        where tokens.tokens[token].kind == .identifier && tokens.spells(token + 2, "shared")
            && tokens.tokens[token + 1].kind == .period
        {
            let name = file.name(at: token)
            if context.isAlias(name, of: PlatformProfile.appKit.applicationType) {
                statements.applicationPaths.append([name, ".", "shared"])
                continue
            }
            let chain = context.inheritanceChain(of: name)
            guard chain.count > 1, chain.last == PlatformProfile.appKit.applicationType,
                let type = context.types(named: name).first,
                !statements.applicationPaths.contains(where: { $0.first == name })
            else { continue }
            let uses = [entry.file.path: [block]]
            let empty = EmptyApplicationClass(
                name, in: context, by: PlatformProfile.appKit, startedBy: uses)
            if let empty, !empty.isKept {
                statements.applicationPaths.append([name, ".", "shared"])
                declarations.append(empty.located)
                continue
            }
            throw Refusal(
                .entryApplicationSubclass, at: context.place(type.file, type.declaration.keyword),
                "\(entry.file.path.fileName) starts the app with an application object of the class '\(name)', which SwiftUI does not make",
                remedy: "move what '\(name)' does elsewhere, and start the app without it")
        }
    }

    // MARK: Result

    private func start() throws(Refusal) -> MacStart {
        guard let launch else {
            throw refusal(
                entry.token,
                "the app starts from code of its own, and this does not say where it runs"
            )
        }
        try checkNames()
        try checkGlobals()
        let feeding = try feedingLocals()
        let own = declarations.filter { $0.file.path == entry.file.path }.map(\.declaration.range)
        let left = others.filter { !feeding.contains($0.range) && !own.contains($0.range) }
        var lines: [String] = []
        for use in onApplication {
            lines += moved(use.statement, as: try line(use))
        }
        var delegateLines: [String] = []
        for range in feeding { delegateLines += moved(range, as: try line(range)) }
        for use in onDelegate {
            let code = "self" + (try line(use.name + 1..<use.statement.upperBound))
            delegateLines += moved(use.statement, as: code)
        }
        return MacStart(
            file: entry.file, method: method, delegate: installed, launch: launch,
            going: going + feeding + own, unreached: behind, onApplication: lines,
            onDelegate: delegateLines, left: left.map(\.range),
            declarations: declarations,
            isAlone: left.isEmpty && !hasComments && !hasOtherMembers(own)
                && (method != nil || file.conditionals.isEmpty))
    }

    /// Whether the main type, which is no delegate, has more than the method and what goes with it.
    private func hasOtherMembers(_ going: [TokenRange]) -> Bool {
        guard let type = entry.declaration, let method,
            type.name != installed?.located.declaration.name
        else { return false }
        return type.members.contains { $0.range != method.range && !going.contains($0.range) }
    }

    /// Refuses a use of a variable that goes with what made the delegate, or of what the start gives back.
    private func checkGlobals() throws(Refusal) {
        let globals = MacStartGlobals(of: entry, in: context)
        for variable in declarations where variable.declaration.kind == .variable {
            guard let use = globals.use(of: variable, except: going) else { continue }
            throw Refusal(
                .entryOwnCode, at: context.place(use.file, use.token),
                "'\(variable.declaration.name)' holds the delegate, and is used here, and SwiftUI makes the delegate itself",
                remedy: "use a static property that the delegate sets to itself")
        }
        guard let result, let use = others.first(where: { uses(result, in: $0.range) }) else {
            return
        }
        throw refusal(use.range.lowerBound, "what the start gives back is used here")
    }

    /// Whether a file has comments between its statements, which are its owner's.
    private var hasComments: Bool {
        guard method == nil, let first = file.statements(of: block).first else { return false }
        let tokens = file.tokens
        return tokens.tokens.indices.dropFirst(first.range.lowerBound + 1).contains { token in
            tokens.trivia(before: token).contains(where: \.isComment)
        }
    }

    /// The locals of the code that only what is set of the delegate uses; they go along.
    private func feedingLocals() throws(Refusal) -> [TokenRange] {
        var feeding: [TokenRange] = []
        for statement in others {
            guard case .declaration(let declaration) = statement.kind,
                declaration.kind == .variable
            else { continue }
            for name in declaration.declaredNames {
                let isUsed = onDelegate.contains { uses(name, in: $0.statement) }
                let use = onApplication.first { uses(name, in: $0.statement) }
                if let use {
                    throw refusal(
                        use.statement.lowerBound,
                        installs(use)
                            ? "what '\(name)' is, which becomes the application's delegate here, is not understood"
                            : "'\(name)' is handed to the application before it runs")
                }
                guard isUsed else { continue }
                let isUsedElsewhere = others.contains {
                    $0.range != statement.range && uses(name, in: $0.range)
                }
                guard method != nil, !isUsedElsewhere, !feeding.contains(statement.range) else {
                    throw refusal(
                        statement.range.lowerBound,
                        "'\(name)' is handed to the delegate, and used beside it")
                }
                feeding.append(statement.range)
            }
        }
        return feeding
    }

    /// Whether a statement sets the application's delegate.
    private func installs(_ use: (statement: TokenRange, application: TokenRange)) -> Bool {
        file.tokens.spells(use.application.upperBound + 1, "delegate")
            && file.tokens.tokens[use.application.upperBound + 2].kind == .equal
    }

    private func uses(_ name: String, in range: TokenRange) -> Bool {
        file.references(in: range).contains { $0.name == name && $0.role == .bare }
    }

    /// Refuses names of `main.swift` that other files of the target use.
    private func checkNames() throws(Refusal) {
        guard method == nil else { return }
        let names = statements.applications.union(statements.delegates)
        for name in names.union([result].compactMap { $0 }).sorted() {
            if let use = ownUse(of: name) {
                throw Refusal(
                    .entryOwnCode, at: context.place(entry.file, use),
                    "'\(name)' is used here, and SwiftUI makes the application and its delegate itself",
                    remedy: "use `NSApp`, or a static property that the delegate sets to itself")
            }
            for other in context.files(naming: name) where other.path != entry.file.path {
                guard let use = GlobalUse(of: name, in: other).token else { continue }
                throw Refusal(
                    .entryOwnCode, at: context.place(other, use),
                    "'\(name)' of main.swift is used here, and SwiftUI makes the application and its delegate itself",
                    remedy: "use `NSApp`, or a static property that the delegate sets to itself")
            }
        }
    }

    /// A use of a global's name in a declaration of `main.swift` that stays there, and has no name of its own like it.
    private func ownUse(of name: String) -> Int? {
        let going = declarations.filter { $0.file.path == entry.file.path }
            .map(\.declaration.range)
        for statement in others where isDeclaration(statement) && !going.contains(statement.range) {
            let references = file.references(in: statement.range).filter { $0.name == name }
            guard !references.contains(where: { $0.role == .declaredName }) else { continue }
            if let use = references.first(where: { $0.role == .bare }) { return use.token }
        }
        return nil
    }

    /// A statement on the application object, however the code reached that.
    private func line(
        _ use: (statement: TokenRange, application: TokenRange)
    ) throws(Refusal) -> String {
        "NSApp" + (try line(use.application.upperBound..<use.statement.upperBound))
    }

    /// What becomes of a statement in its new place, with the comments above it and behind it.
    private func moved(_ range: TokenRange, as code: String) -> [String] {
        comments(above: range) + [code + comment(behind: range)]
    }

    /// The comment that stands behind a statement on its last line, and the blanks in front of it.
    private func comment(behind range: TokenRange) -> String {
        guard method != nil else { return "" }
        let last = file.terminator(behind: range) ?? range.upperBound - 1
        let line = file.tokens.trivia(before: last + 1).prefix { $0.kind != .newline }
        guard let comment = line.last(where: \.isComment) else { return "" }
        let text = file.text[file.bytes(of: range).upperBound..<comment.range.upperBound]
        return text.contains(where: \.isNewline) ? "" : String(text)
    }

    /// The comments above a statement that moves out of a method, each on a line of its own.
    private func comments(above range: TokenRange) -> [String] {
        guard method != nil else { return [] }
        return file.tokens.trivia(before: range.lowerBound).filter {
            $0.isComment && file.startsLine($0.range.lowerBound)
        }.map { file.text[$0.range] }.filter { !$0.contains(where: \.isNewline) }
    }

    private func line(_ range: TokenRange) throws(Refusal) -> String {
        let text = file.text(range)
        guard !text.contains(where: \.isNewline) else {
            throw refusal(range.lowerBound, "what is set before the app runs takes several lines")
        }
        return text
    }

    private func refusal(_ token: Int, _ message: String) -> Refusal {
        Refusal(
            .entryOwnCode, at: context.place(entry.file, token), message,
            remedy:
                "let this code only install the delegate and run the application, and move what it does besides into `applicationWillFinishLaunching(_:)`"
        )
    }
}
