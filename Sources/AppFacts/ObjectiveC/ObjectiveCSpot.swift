/// A name in Objective-C that runs.
package struct ObjectiveCSpot {
    /// The source, relative to the top of the tree.
    package let path: String
    /// Its tokens.
    package let source: ObjectiveCTokens
    /// The token of the name.
    package let token: Int

    /// A token of a source.
    package init(path: String, source: ObjectiveCTokens, token: Int) {
        self.path = path
        self.source = source
        self.token = token
    }

    /// The name.
    package var name: String { source.spelling(token) }

    /// Where it stands, in bytes.
    package var offset: Int { Int(source.tokens[token].place) }

    /// Whether an object of the class that is named here is made.
    package var isMade: Bool {
        ["alloc", "new"].contains { source.spells(token + 1, $0) }
            || source.spells(token + 1, ".") && source.spells(token + 2, "new")
    }

    /// Whether it gets a value: `name = …`, `[… setName:…]`.
    package var isSet: Bool {
        name.hasPrefix("set") && source.spells(token + 1, ":")
            || source.spells(token + 1, "=") && !source.spells(token + 2, "=")
    }

    /// The tokens of the statement around it.
    package var statement: Range<Int> { source.statement(around: token) }

    /// What stands in front of it: `owner` of `owner.name` and of `[owner name]`; nil where that is no name.
    package var owner: String? {
        let before = source.spells(token - 1, ".") ? token - 2 : token - 1
        guard before >= 0, source.tokens[before].kind == .name else { return nil }
        return source.spelling(before)
    }
}

extension ObjectiveCTokens {
    /// The tokens of the statement around one, without what ends it.
    package func statement(around token: Int) -> Range<Int> {
        let ends = { (token: Int) in ";{}".utf8.contains(symbol(token)) }
        let start = tokens.indices[..<token].suffix(Self.longestStatement).last(where: ends)
        let end = tokens.indices[token...].prefix(Self.longestStatement).first(where: ends)
        return (start.map { $0 + 1 } ?? max(0, token - Self.longestStatement))..<(end ?? token + 1)
    }

    /// Whether a name stands among some tokens.
    package func spells(_ name: String, in range: Range<Int>) -> Bool {
        range.contains { spells($0, name) }
    }

    private static let longestStatement = 256
}
