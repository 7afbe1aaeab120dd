import AppFacts
import SwiftFlow
import SwiftOutline

/// Reads which selectors an expression may stand for: what is written there, and what constants and properties of the code hold.
struct SelectorReader {
    private let programs: [TargetContext]

    /// A reader of some code and of what is linked with it.
    init(in programs: [TargetContext]) {
        self.programs = programs
    }

    /// Names that lead from one to the next more often are not followed.
    private static let mostNames = 4

    /// The selectors of an expression of a file.
    func value(of range: TokenRange, in file: ProgramFile) -> SelectorValue {
        value(of: range, in: file, depth: 0)
    }

    /// All selectors that are written in some code.
    func written(in range: TokenRange, of file: SwiftFile) -> [SelectorName] {
        range.compactMap { file.selectorLiteral(at: $0) }
    }

    private func value(of range: TokenRange, in file: ProgramFile, depth: Int) -> SelectorValue {
        guard depth < Self.mostNames else { return .unknown }
        return alternatives(of: range, in: file.outline).reduce(into: SelectorValue()) {
            $0.add(single($1, in: file, depth: depth))
        }
    }

    /// The values between which `?:` and `??` choose, without the conditions.
    private func alternatives(of range: TokenRange, in file: SwiftFile) -> [TokenRange] {
        var found: [TokenRange] = []
        var start = range.lowerBound
        var token = start
        while token < range.upperBound {
            let kind = file.tokens.tokens[token].kind
            let partner = Int(file.tokens.partners[token])
            if partner > token {
                token = partner + 1
                continue
            }
            if kind == .infixQuestionMark {
                start = token + 1
            } else if kind == .colon || file.tokens.spells(token, "??") {
                found.append(start..<token)
                start = token + 1
            }
            token += 1
        }
        return (found + [start..<max(start, range.upperBound)]).filter { !$0.isEmpty }
    }

    private func single(_ range: TokenRange, in file: ProgramFile, depth: Int) -> SelectorValue {
        let outline = file.outline
        let tokens = outline.tokens.tokens
        let first = range.lowerBound
        if tokens[first].kind == .keyword(.nil) { return SelectorValue() }
        if let literal = outline.selectorLiteral(at: first) {
            return SelectorValue(names: [literal])
        }
        if let text = outline.literalText(in: range) { return SelectorValue(names: [.text(text)]) }
        if tokens[first].kind == .leftParen,
            let close = Int(exactly: outline.tokens.partners[first]), close > first
        {
            return value(of: first + 1..<close, in: file, depth: depth + 1)
        }
        guard let name = nameToken(of: range, in: outline) else { return .unknown }
        if SwiftFile.makers.contains(outline.name(at: name)) {
            let open = name + 1
            let close = Int(outline.tokens.partners[open])
            return close > open
                ? texts(of: open + 1..<close, in: file, depth: depth) : .unknown
        }
        if name == range.lowerBound, let parameter = GivenArguments(of: name, in: file) {
            let given = parameter.values(in: programs)
            if given.isEmpty { return .unknown }
            return given.reduce(into: SelectorValue()) { result, argument in
                result.add(value(of: argument.range, in: argument.file, depth: depth + 1))
            }
        }
        return held(by: outline.name(at: name), in: file, depth: depth)
    }

    /// What a maker of selectors gets: a constant that holds a text.
    private func texts(of range: TokenRange, in file: ProgramFile, depth: Int) -> SelectorValue {
        let value = value(of: range, in: file, depth: depth + 1)
        return value.names.isEmpty ? .unknown : value
    }

    /// The last name of a chain of them, in front of a cast, a mark or parentheses.
    private func nameToken(of range: TokenRange, in file: SwiftFile) -> Int? {
        let tokens = file.tokens.tokens
        var token = range.lowerBound
        if tokens[token].kind == .period { token += 1 }
        while token < range.upperBound {
            switch tokens[token].kind {
            case .identifier, .keyword(.`self`), .keyword(.Self): break
            default: return nil
            }
            var next = token + 1
            while next < range.upperBound, tokens[next].kind.isPostfixMark { next += 1 }
            guard next + 1 < range.upperBound, tokens[next].kind == .period else {
                let isEnd = next >= range.upperBound || tokens[next].kind == .keyword(.as)
                let isCall = next < range.upperBound && tokens[next].kind == .leftParen
                let isMaker = SwiftFile.makers.contains(file.name(at: token))
                return isEnd || isCall && isMaker ? token : nil
            }
            token = next + 1
        }
        return nil
    }

    // MARK: What names hold

    private func held(by name: String, in file: ProgramFile, depth: Int) -> SelectorValue {
        let values =
            locals(named: name, in: file, depth: depth)
            + programs.flatMap { context in
                context.files(naming: name).flatMap { members(named: name, in: $0, depth: depth) }
            }
        return values.isEmpty ? .unknown : values.reduce(into: SelectorValue()) { $0.add($1) }
    }

    private func members(named name: String, in file: ProgramFile, depth: Int) -> [SelectorValue] {
        let members =
            (file.types + file.extensions).flatMap(\.declaration.members)
            + file.outline.declarations.filter { !$0.kind.hasMembers }
        return members.filter { $0.kind == .variable }.flatMap(\.bindings).filter {
            $0.name == name
        }.map { binding in
            if let accessors = binding.accessors, binding.initializer == nil {
                let names = written(in: accessors, of: file.outline)
                return SelectorValue(names: names, isUnknown: names.isEmpty)
            }
            return binding.initializer.map { value(of: $0, in: file, depth: depth + 1) }
                ?? .unknown
        }
    }

    /// `let action = #selector(…)` in a function of the file.
    private func locals(named name: String, in file: ProgramFile, depth: Int) -> [SelectorValue] {
        let tokens = file.outline.tokens.tokens
        let known = members(in: file)
        return file.tokens(spelled: name).filter { token in
            token > 0
                && [.keyword(.let), .keyword(.var)].contains(tokens[token - 1].kind)
                && !known.contains(token)
        }.map { token in
            let end = file.outline.endOfLine(from: token)
            guard let equal = (token..<end).first(where: { tokens[$0].kind == .equal }) else {
                return .unknown
            }
            return value(of: equal + 1..<end, in: file, depth: depth + 1)
        }
    }

    private func members(in file: ProgramFile) -> Set<Int> {
        Set(
            ((file.types + file.extensions).flatMap(\.declaration.members)
                + file.outline.declarations).flatMap(\.bindings).map(\.nameToken))
    }
}

extension SwiftFile {
    /// The token behind the last one of the line of a token, where brackets keep a line together.
    func endOfLine(from token: Int) -> Int {
        var end = token + 1
        while end < tokens.tokens.count - 1 {
            let kind = tokens.tokens[end].kind
            if kind == .semicolon || kind == .rightBrace || kind == .rightParen { break }
            let between = tokens.tokens[end - 1].end..<tokens.tokens[end].start
            let isContinued = kind == .period || kind == .infixQuestionMark || kind == .colon
            if !isContinued, text.bytes[between].contains(UInt8(ascii: "\n")) { break }
            let partner = Int(tokens.partners[end])
            end = partner > end ? partner + 1 : end + 1
        }
        return end
    }
}
