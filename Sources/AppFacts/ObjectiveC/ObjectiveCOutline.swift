/// What a source in Objective-C declares: its classes, and the functions and variables beside them.
struct ObjectiveCOutline {
    /// A function, with what it gets.
    struct Function {
        let name: String
        let body: Range<Int>
        let result: Range<Int>
        let parameters: [(type: Range<Int>, name: String)]
    }

    /// The classes and categories with their methods.
    let classes: [ObjectiveCClass]
    /// The functions in C.
    private(set) var functions: [Function] = []
    private let source: ObjectiveCTokens

    /// Reads a file, and notes its declarations.
    init(of source: ObjectiveCTokens, noting facts: ObjectiveCFacts) {
        self.source = source
        classes = ObjectiveCClass.all(in: source)
        var bodies: [Int: Int] = [:]
        for type in classes {
            for method in type.methods + type.classMethods {
                bodies[method.body.lowerBound - 1] = method.body.upperBound
                facts.declare(method: method.selector, of: type.name)
            }
        }
        readAll(besides: bodies, facts)
    }

    private mutating func readAll(besides bodies: [Int: Int], _ facts: ObjectiveCFacts) {
        var index = 0
        var owner: String?
        while index < source.tokens.count {
            if let end = bodies[index] {
                index = end
            } else if source.spells(index, "@") {
                index = readKeyword(index + 1, &owner, facts)
            } else if let function = function(at: index) {
                functions.append(function)
                index = function.body.upperBound
            } else {
                if owner == nil { readGlobal(index, facts) }
                readAlias(index, facts)
                index += 1
            }
        }
    }

    /// `typedef Type Name;`
    private func readAlias(_ index: Int, _ facts: ObjectiveCFacts) {
        guard source.spells(index, "typedef"), source.spells(index + 3, ";") else { return }
        facts.declare(source.spelling(index + 2), standingFor: source.spelling(index + 1))
    }

    private func readKeyword(_ index: Int, _ owner: inout String?, _ facts: ObjectiveCFacts) -> Int
    {
        switch source.spelling(index) {
        case "interface":
            let name = source.spelling(index + 1)
            owner = name
            let isRoot = !source.spells(index + 2, ":")
            facts.declare(name, superclass: isRoot ? nil : source.spelling(index + 3))
            return readFields(from: isRoot ? index + 2 : index + 4, of: name, facts)
        case "implementation":
            owner = nil
            let name = source.spelling(index + 1)
            return readFields(from: index + 2, of: name, facts)
        case "property":
            guard let owner else { return index + 1 }
            var start = index + 1
            if source.spells(start, "(") { start = source.partner(of: start) + 1 }
            let end = declarationEnd(start)
            readField(start..<end, of: owner, facts)
            return end
        case "end":
            owner = nil
            return index + 1
        default: return index + 1
        }
    }

    /// The variables between braces right behind a class's name, its categories and protocols.
    private func readFields(from start: Int, of owner: String, _ facts: ObjectiveCFacts) -> Int {
        var index = start
        while source.spells(index, "<") || source.spells(index, "(") {
            if source.spells(index, "(") {
                index = source.partner(of: index) + 1
            } else {
                while index < source.tokens.count, !source.spells(index, ">") { index += 1 }
                index += 1
            }
        }
        guard source.spells(index, "{") else { return start }
        let end = source.partner(of: index)
        index += 1
        while index < end {
            if source.spells(index, "@") {
                index += 2
                continue
            }
            let next = min(declarationEnd(index), end)
            readField(index..<next, of: owner, facts)
            index = next + 1
        }
        return end
    }

    private func readField(_ range: Range<Int>, of owner: String, _ facts: ObjectiveCFacts) {
        if let block = Self.block(range.first, range.last, in: source) {
            return facts.declare(block, ObjectiveCType(0..<0, in: source), of: owner)
        }
        guard let name = range.last(where: { source.tokens[$0].kind == .name }),
            !range.contains(where: { source.spells($0, "^") })
        else { return }
        let type = ObjectiveCType(range.lowerBound..<name, in: source)
        facts.declare(source.spelling(name), type, of: owner)
    }

    /// The semicolon of a declaration; no declaration is longer than some tokens.
    private func declarationEnd(_ start: Int) -> Int {
        var index = start
        let last = min(source.tokens.count, start + Self.longest)
        while index < last, !source.spells(index, ";") { index += 1 }
        return index
    }

    private static let longest = 64

    /// `static UIWindow *overlay`
    private func readGlobal(_ index: Int, _ facts: ObjectiveCFacts) {
        guard index > 1, source.tokens[index].kind == .name, source.spells(index - 1, "*"),
            source.spells(index + 1, "=") || source.spells(index + 1, ";"),
            source.tokens[index - 2].kind == .name
        else { return }
        var value = facts.typed(ObjectiveCType(index - 2..<index, in: source))
        value.kinds = .none
        facts.add(value, to: .global(source.spelling(index)))
    }

    // MARK: Functions

    /// `Type name(parameters) {`, or a block or a function without a name that a variable of the file holds.
    private func function(at index: Int) -> Function? {
        let isNamed = source.tokens[index].kind == .name
        let isUnnamed = source.spells(index, "^") || source.spells(index, "]")
        if isUnnamed, source.spells(index + 1, "{") {
            let end = source.partner(of: index + 1)
            return Function(
                name: "", body: min(index + 2, end)..<end, result: index..<index, parameters: [])
        }
        guard isNamed || isUnnamed, source.spells(index + 1, "(") else { return nil }
        let close = source.partner(of: index + 1)
        guard source.spells(close + 1, "{") else { return nil }
        let end = source.partner(of: close + 1)
        let start = max(0, index - Self.longestResult)
        let from = (start..<index).last { ";}#".utf8.contains(source.symbol($0)) } ?? start
        return Function(
            name: isNamed ? source.spelling(index) : "", body: min(close + 2, end)..<end,
            result: isNamed ? from..<index : index..<index,
            parameters: Self.parameters(index + 2..<close, in: source))
    }

    private static let longestResult = 8

    /// The name of a block or a pointer to a function that tokens declare: `Type (^name)(parameters)`.
    static func block(_ first: Int?, _ last: Int?, in source: ObjectiveCTokens) -> String? {
        guard let first, let last, last > first else { return nil }
        let sign = (first...last).prefix(longest).first {
            source.spells($0, "(") && (source.spells($0 + 1, "^") || source.spells($0 + 1, "*"))
                && source.spells($0 + 3, ")")
        }
        return sign.map { source.spelling($0 + 2) }
    }

    /// The parameters of a function or a block between its parentheses.
    static func parameters(_ range: Range<Int>, in source: ObjectiveCTokens) -> [(
        type: Range<Int>, name: String
    )] {
        guard range.count < longest * 4 else { return [] }
        return range.split { source.spells($0, ",") }.compactMap { part in
            guard let first = part.first, let last = part.last,
                source.tokens[last].kind == .name, last > first
            else { return nil }
            return (first..<last, source.spelling(last))
        }
    }
}
