/// The variables that a source in Objective-C or C declares beside its functions and classes.
struct VariablesOfC {
    /// Their names.
    private(set) var names: Set<String> = []
    /// Those of them that no other source sees.
    private(set) var ofFile: Set<String> = []
    private let source: ObjectiveCTokens

    /// Reads a source, in time in proportion to it.
    init(of source: ObjectiveCTokens) {
        self.source = source
        var index = 0
        var start = 0
        while index < source.tokens.count {
            switch source.symbol(index) {
            case UInt8(ascii: "@"): index = end(ofKeyword: index + 1)
            case UInt8(ascii: "{"):
                let isBody = index > 0 && source.spells(index - 1, ")")
                index = source.partner(of: index) + 1
                if isBody { start = index }
                continue
            case UInt8(ascii: "("):
                if isPointer(index), !isType(start) { add(index + 2, from: start) }
                index = source.partner(of: index) + 1
                continue
            case UInt8(ascii: ";"):
                index += 1
            default:
                if isVariable(index), !isType(start) { add(index, from: start) }
                index += 1
                continue
            }
            start = index
        }
    }

    private mutating func add(_ token: Int, from start: Int) {
        let name = source.spelling(token)
        names.insert(name)
        if (start..<token).contains(where: { source.spells($0, "static") }) { ofFile.insert(name) }
    }

    /// Where what begins with `@` ends: a class's declaration, or a line.
    private func end(ofKeyword index: Int) -> Int {
        switch source.spelling(index) {
        case "implementation": return index + 2
        case "end": return index + 1
        case "interface": return ofDeclaration(index)
        case "protocol":
            return source.spells(index + 2, ";") || source.spells(index + 2, ",")
                ? behind(";", index) : ofDeclaration(index)
        default: return behind(";", index)
        }
    }

    private func ofDeclaration(_ index: Int) -> Int {
        var next = index
        while next < source.tokens.count,
            !source.spells(next, "@") || !source.spells(next + 1, "end")
        {
            next += 1
        }
        return next + 2
    }

    private func behind(_ sign: String, _ index: Int) -> Int {
        var next = index
        while next < source.tokens.count, !source.spells(next, sign) { next += 1 }
        return next + 1
    }

    /// `(*name)` and `(^name)`
    private func isPointer(_ open: Int) -> Bool {
        (source.spells(open + 1, "*") || source.spells(open + 1, "^"))
            && source.spells(open + 3, ")")
    }

    /// `Type name;`, `Type *name = …`, `Type name[]`, and what a structure without a name is kept in.
    private func isVariable(_ index: Int) -> Bool {
        guard index > 0, source.tokens[index].kind == .name,
            "=;[,".utf8.contains(source.symbol(index + 1)), !source.spells(index + 2, "=")
        else { return false }
        let isBehindName =
            source.tokens[index - 1].kind == .name
            && !Self.ofTypes.contains(source.spelling(index - 1))
        return isBehindName || "*},".utf8.contains(source.symbol(index - 1))
    }

    /// Whether a statement declares a type, or a method.
    private func isType(_ start: Int) -> Bool {
        source.spells(start, "typedef") || source.spells(start, "-") || source.spells(start, "+")
    }

    private static let ofTypes: Set<String> = ["struct", "enum", "union", "class", "return"]
}
