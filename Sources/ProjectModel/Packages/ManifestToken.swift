import SourceEditing

/// A piece of a `Package.swift`: enough to read calls with labelled arguments.
enum ManifestToken: Hashable {
    case word(String)
    case text(String)
    case mark(Character)

    /// The pieces of a manifest, comments left out; a string with an interpolation is no text that is known.
    static func all(in text: SourceText) -> [ManifestToken] {
        var tokens: [ManifestToken] = []
        var rest = text.string[...]
        while let first = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
            } else if first == "\"" {
                let value = rest.dropFirst().prefix { $0 != "\"" && !$0.isNewline }
                tokens.append(.text(String(value)))
                rest = rest[value.endIndex...].dropFirst()
            } else if first.isLetter || first == "_" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                tokens.append(.word(String(word)))
                rest = rest[word.endIndex...]
            } else {
                if !first.isWhitespace { tokens.append(.mark(first)) }
                rest = rest.dropFirst()
            }
        }
        return tokens
    }

    /// The labelled arguments of a call from the piece behind its parenthesis, and where the call ends.
    static func arguments(
        of tokens: [ManifestToken], from start: Int
    ) -> (values: [String: [ManifestToken]], end: Int) {
        var values: [String: [ManifestToken]] = [:]
        var label: String?
        var depth = 0
        var index = start
        while index < tokens.count {
            let token = tokens[index]
            if token.opens { depth += 1 }
            if token.closes {
                if depth == 0 { return (values, index + 1) }
                depth -= 1
            }
            if depth == 0, case .word(let word) = token, index + 1 < tokens.count,
                tokens[index + 1] == .mark(":")
            {
                label = word
                index += 2
                continue
            }
            if depth == 0, token == .mark(",") {
                label = nil
            } else if let label {
                values[label, default: []].append(token)
            }
            index += 1
        }
        return (values, index)
    }

    private var opens: Bool { [.mark("("), .mark("["), .mark("{")].contains(self) }
    private var closes: Bool { [.mark(")"), .mark("]"), .mark("}")].contains(self) }
}

extension [ManifestToken] {
    /// The value of an argument that is one text.
    var text: String? {
        if count == 1, case .text(let text)? = first { text } else { nil }
    }

    /// All texts of an argument.
    var texts: [String] {
        compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    /// The names in a list of dependencies: texts by themselves, and those behind `name:`.
    var dependencies: [String] {
        indices.compactMap { index in
            guard case .text(let text) = self[index] else { return nil }
            guard index > 1, self[index - 1] == .mark(":") else { return text }
            return self[index - 2] == .word("name") ? text : nil
        }
    }
}
