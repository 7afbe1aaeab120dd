import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Tells where nothing is lost with a launch option that no longer arrives: a callback does the same with what it brings, or what is
/// done here serves only callbacks that are not called any more.
struct IdleLaunchOptions {
    private let delegate: DelegateClass
    private let context: TargetContext

    /// An analysis of a delegate.
    init(of delegate: DelegateClass, in context: TargetContext) {
        self.delegate = delegate
        self.context = context
    }

    /// Why nothing is lost.
    enum Reason: Hashable {
        /// A callback does it, too.
        case done(by: String)
        /// The braces behind the condition are empty.
        case nothingDone
        /// It is taken for a type that it never has.
        case neverOf(type: String)
        /// Only callbacks that nobody calls read what is set.
        case servesOnly([String])
    }

    /// The reason at a read in a method; nil where something may be lost.
    func reason(at token: Int, for key: LaunchOptionKey, in method: LocatedDeclaration) -> Reason? {
        guard let body = method.declaration.body,
            let condition = condition(around: token, within: body, of: method.file)
        else { return nil }
        if let type = neverGiven(at: token, for: key, in: method.file.outline) {
            return .neverOf(type: type)
        }
        let statements = method.file.statements(of: condition.body)
        if statements.isEmpty { return .nothingDone }
        let doing =
            endsLaunch(behind: token, in: method)
            ? statements.filter { !isAnswer($0, in: method.file) } : statements
        return self.doing(doing, with: condition, for: key, in: method.file)
            ?? serving(statements, in: method.file)
    }

    /// The block of an `if` without `else` in whose condition a token stands.
    private func condition(
        around token: Int, within body: TokenRange, of file: ProgramFile
    ) -> Block? {
        var body = body
        while let statement = file.statements(of: body).first(where: { $0.range.contains(token) }) {
            if statement.kind == .ifStatement, statement.blocks.count == 1,
                let block = statement.blocks.first,
                block.condition?.contains(token) == true
            {
                return block
            }
            guard let inner = statement.blocks.first(where: { $0.body.contains(token) }) else {
                return nil
            }
            body = inner.body
        }
        return nil
    }

    /// `String` of `launchOptions?[.url] as? String`, which is nil each time.
    private func neverGiven(
        at token: Int, for key: LaunchOptionKey, in file: SwiftFile
    ) -> String? {
        let open = file.tokenBehindMarks(from: token + 1)
        let cast = Int(file.tokens.partners[open]) + 1
        guard cast > open, file.tokens.tokens[cast].kind == .keyword(.as),
            file.tokens.tokens[cast + 1].kind == .postfixQuestionMark,
            file.tokens.tokens[cast + 3].kind != .period, !file.tokens.spells(cast + 3, "<")
        else { return nil }
        let type = file.name(at: cast + 2)
        return key.isNever(type) ? type : nil
    }

    // MARK: Done by a callback

    private func doing(
        _ statements: [Statement], with condition: Block, for key: LaunchOptionKey,
        in file: ProgramFile
    ) -> Reason? {
        guard let name = bound(by: condition.condition ?? 0..<0, in: file), !statements.isEmpty
        else { return nil }
        let done = statements.map { words(of: $0.range, in: file, calling: name) }
        return key.events.lazy.flatMap { delegate.methods($0.selectorName) }.first { method in
            guard let body = method.declaration.body,
                let payload = method.declaration.parameters.dropFirst().first?.name
            else { return false }
            // What may leave the callback early ends what it does each time.
            let always = method.file.statements(of: body).prefix { $0.kind == .expression }.map {
                words(of: $0.range, in: method.file, calling: payload)
            }
            return done.allSatisfy { words in
                always.contains(words) || isCalled(by: words, within: always)
            }
        }.map { .done(by: $0.declaration.selectorName) }
    }

    /// Whether a statement is nothing but a call of an own method with what arrived, `_ = handle(item)`, which others call among more:
    /// `done(shortcuts.handle(item))`.
    private func isCalled(by words: [String], within always: [[String]]) -> Bool {
        let call = Array(words.starts(with: ["_", "="]) ? words.dropFirst(2) : words[...])
        guard call.count == 4, call[1] == "(", call[2] == "payload", call[3] == ")",
            isOneMethod(call[0])
        else { return false }
        return always.contains { other in
            !other.contains("{")
                && other.indices.contains { other[$0...].starts(with: call) }
        }
    }

    /// Whether the target has one method of a name, so that each call means that.
    private func isOneMethod(_ name: String) -> Bool {
        let methods = context.files(naming: name).flatMap { file in
            (file.types + file.extensions).flatMap(\.declaration.members).filter {
                $0.kind == .function && $0.name == name && $0.body != nil
            }
        }
        return methods.count == 1
    }

    /// Whether a statement only gives an answer: `return true`.
    private func isAnswer(_ statement: Statement, in file: ProgramFile) -> Bool {
        guard case .returnStatement = statement.kind else { return false }
        return statement.expression.map { value in
            value.count == 1
                && ["true", "false"].contains(file.outline.tokens.text(of: value.lowerBound))
        } ?? true
    }

    /// Whether nothing but an answer comes behind a statement that holds a token, and, in a method that the launch asks, behind the
    /// statement that asks it.
    private func endsLaunch(behind token: Int, in method: LocatedDeclaration) -> Bool {
        guard let body = method.declaration.body,
            areAnswers(behind: { $0.contains(token) }, of: body, in: method.file)
        else { return false }
        let launches = LaunchOptionKey.methods.flatMap { delegate.methods($0) }
        if launches.contains(where: {
            $0.file.path == method.file.path
                && $0.declaration.keyword == method.declaration.keyword
        }) {
            return true
        }
        let name = method.declaration.name
        let asking = launches.filter { launch in
            launch.declaration.body.map { body in
                launch.file.tokens(spelled: name).contains(where: body.contains)
            } ?? false
        }
        return !asking.isEmpty
            && asking.allSatisfy { launch in
                let uses = launch.file.tokens(spelled: name)
                return areAnswers(
                    behind: { range in uses.contains(where: range.contains) },
                    of: launch.declaration.body ?? 0..<0, in: launch.file)
            }
    }

    /// Whether the statements of a block behind a certain one are answers.
    private func areAnswers(
        behind isMeant: (TokenRange) -> Bool, of block: TokenRange, in file: ProgramFile
    ) -> Bool {
        let statements = file.statements(of: block)
        guard let index = statements.lastIndex(where: { isMeant($0.range) }) else { return false }
        return statements[(index + 1)...].allSatisfy { isAnswer($0, in: file) }
    }

    /// `item` of `let item = launchOptions?[.shortcutItem] as? X`, where that is the whole condition.
    private func bound(by condition: TokenRange, in file: ProgramFile) -> String? {
        let tokens = file.outline.tokens
        guard condition.count > 3, tokens.tokens[condition.lowerBound].kind == .keyword(.let),
            tokens.spells(condition.lowerBound + 2, "="),
            !condition.contains(where: { tokens.tokens[$0].kind == .comma })
        else { return nil }
        return file.outline.name(at: condition.lowerBound + 1)
    }

    /// The words of a statement without `self.`, and with one word for what arrived.
    private func words(
        of range: TokenRange, in file: ProgramFile, calling payload: String
    ) -> [String] {
        let tokens = file.outline.tokens
        return range.compactMap { token in
            let isSelf = tokens.spells(token, "self") && tokens.spells(token + 1, ".")
            if isSelf || token > range.lowerBound && isDot(token, behindSelf: tokens) { return nil }
            let isName = token == range.lowerBound || !tokens.spells(token - 1, ".")
            return isName && file.outline.name(at: token) == payload
                ? "payload" : tokens.text(of: token)
        }
    }

    private func isDot(_ token: Int, behindSelf tokens: TokenList) -> Bool {
        tokens.spells(token, ".") && tokens.spells(token - 1, "self")
    }

    // MARK: Serves what is not called

    private func serving(_ statements: [Statement], in file: ProgramFile) -> Reason? {
        let names = statements.map { assigned(by: $0, in: file) }
        let known = names.compactMap { $0 }
        guard !known.isEmpty, known.count == names.count else { return nil }
        var readers: Set<String> = []
        for name in Set(known) {
            guard let found = endedReaders(of: name) else { return nil }
            readers.formUnion(found)
        }
        return readers.isEmpty ? nil : .servesOnly(readers.sorted())
    }

    /// The delegate's own property that a statement sets to a literal: `isLinked = true`.
    private func assigned(by statement: Statement, in file: ProgramFile) -> String? {
        let tokens = file.outline.tokens
        var first = statement.range.lowerBound
        if tokens.spells(first, "self"), tokens.spells(first + 1, ".") { first += 2 }
        guard statement.kind == .expression, statement.range.upperBound == first + 3,
            tokens.tokens[first].kind == .identifier, tokens.spells(first + 1, "="),
            ["true", "false", "nil"].contains(where: { tokens.spells(first + 2, $0) })
        else { return nil }
        let name = file.outline.name(at: first)
        return stored(name) == nil ? nil : name
    }

    private func stored(_ name: String) -> LocatedDeclaration? {
        delegate.members.first { member in
            member.declaration.kind == .variable && member.declaration.name == name
                && member.declaration.attributes.isEmpty
                && member.declaration.bindings.allSatisfy { $0.accessorBraces == nil }
        }
    }

    /// The callbacks that read a property; nil where other code does.
    private func endedReaders(of name: String) -> Set<String>? {
        guard let property = stored(name) else { return nil }
        let ended = delegate.members.filter { member in
            guard case .ended? = ApplicationCallback.all[member.declaration.selectorName]?.fate
            else { return false }
            return true
        }
        var readers: Set<String> = []
        for file in context.files(naming: name) {
            for token in file.tokens(spelled: name) {
                if file.path == property.file.path, property.declaration.range.contains(token) {
                    continue
                }
                if file.outline.tokens.spells(token + 1, "=") { continue }
                let reader = ended.first {
                    $0.file.path == file.path && $0.declaration.range.contains(token)
                }
                guard let reader else { return nil }
                readers.insert(reader.declaration.selectorName)
            }
        }
        return readers
    }
}
