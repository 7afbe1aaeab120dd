import SourceEditing

/// Writes values as YAML.
struct YAMLWriter {
    /// What one more level of nesting is indented by.
    let unit: String

    /// The lines of `key: value` in block style.
    func lines(key: String, value: PropertyListValue) -> [String] {
        let name = Self.scalar(key)
        switch value {
        case .array(let values) where !values.isEmpty:
            return ["\(name):"] + values.flatMap(element).map { unit + $0 }
        case .dictionary(let pairs) where !pairs.isEmpty:
            return ["\(name):"]
                + pairs.flatMap { lines(key: $0.key, value: $0.value) }.map { unit + $0 }
        default: return ["\(name): \(Self.flow(value))"]
        }
    }

    /// The lines of `- value` in block style.
    func element(_ value: PropertyListValue) -> [String] {
        let inner: [String]
        switch value {
        case .array(let values) where !values.isEmpty: inner = values.flatMap(element)
        case .dictionary(let pairs) where !pairs.isEmpty:
            inner = pairs.flatMap { lines(key: $0.key, value: $0.value) }
        default: inner = [Self.flow(value)]
        }
        return inner.enumerated().map { ($0.offset == 0 ? "- " : "  ") + $0.element }
    }

    /// A value on one line.
    static func flow(_ value: PropertyListValue) -> String {
        switch value {
        case .string(let text): scalar(text)
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .boolean(let flag): flag ? "true" : "false"
        case .date(let text): text
        case .data(let bytes): "!!binary \(Base64.encode(bytes))"
        case .array(let values): "[" + values.map(flow).joined(separator: ", ") + "]"
        case .dictionary(let pairs):
            "{" + pairs.map { "\(scalar($0.key)): \(flow($0.value))" }.joined(separator: ", ") + "}"
        }
    }

    /// A text as it can stand everywhere, with quotes where it needs them.
    static func scalar(_ text: String, like style: YAMLScalarStyle = .plain) -> String {
        switch style {
        case .singleQuoted where !text.contains(where: \.isNewline):
            "'"
                + text.split(separator: "'", omittingEmptySubsequences: false)
                .joined(separator: "''") + "'"
        case .doubleQuoted: quoted(text)
        default: isPlain(text) ? text : quoted(text)
        }
    }

    private static func isPlain(_ text: String) -> Bool {
        guard YAMLSpelling.value(of: text) == .string(text), let first = text.utf8.first,
            !"-?:,[]{}#&*!|>'\"%@`=<".utf8.contains(first), text.trimmed == text
        else { return false }
        return !text.utf8.contains { $0 < 0x20 || $0 == 0x7F || ",[]{}#:".utf8.contains($0) }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\u{85}", "\u{2028}", "\u{2029}", "\0"..."\u{1F}", "\u{7F}":
                let code = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
