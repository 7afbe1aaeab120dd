/// Writes values as lines of text, one more level of nesting one unit deeper.
struct PropertyListWriter {
    /// The form to write.
    let syntax: PropertyListSyntax
    /// What one level of nesting is indented by.
    let unit: String

    /// The lines of a pair.
    func lines(key: String, value: PropertyListValue) -> [String] {
        let value = lines(value)
        switch syntax {
        case .xml:
            return ["<key>\(XMLCharacterData.encode(key))</key>"] + value
        case .openStep:
            return joined("\(OpenStepString.encode(key)) = ", value, ";")
        case .json5:
            return joined("\(JSON5String.encode(key)): ", value, ",")
        }
    }

    /// The lines of an element of an array.
    func lines(element: PropertyListValue) -> [String] {
        syntax == .xml ? lines(element) : joined("", lines(element), ",")
    }

    /// The lines of a value.
    func lines(_ value: PropertyListValue) -> [String] {
        switch value {
        case .array(let values):
            let inner = values.flatMap(lines(element:))
            switch syntax {
            case .xml: return enclosed("array", inner)
            case .openStep: return ["("] + indented(inner) + [")"]
            case .json5: return ["["] + indented(inner) + ["]"]
            }
        case .dictionary(let pairs):
            let inner = pairs.flatMap { lines(key: $0.key, value: $0.value) }
            return syntax == .xml ? enclosed("dict", inner) : ["{"] + indented(inner) + ["}"]
        default:
            switch syntax {
            case .xml: return [element(value)]
            case .openStep: return [word(value)]
            case .json5: return [literal(value)]
            }
        }
    }

    private func enclosed(_ name: String, _ inner: [String]) -> [String] {
        inner.isEmpty ? ["<\(name)/>"] : ["<\(name)>"] + indented(inner) + ["</\(name)>"]
    }

    private func indented(_ lines: [String]) -> [String] { lines.map { unit + $0 } }

    private func joined(_ head: String, _ lines: [String], _ tail: String) -> [String] {
        var lines = lines
        lines[0] = head + lines[0]
        lines[lines.count - 1] += tail
        return lines
    }

    private func element(_ value: PropertyListValue) -> String {
        switch value {
        case .string(let text): "<string>\(XMLCharacterData.encode(text))</string>"
        case .integer(let number): "<integer>\(number)</integer>"
        case .real(let number): "<real>\(number)</real>"
        case .boolean(let flag): flag ? "<true/>" : "<false/>"
        case .date(let text): "<date>\(XMLCharacterData.encode(text))</date>"
        case .data(let bytes): "<data>\(Base64.encode(bytes))</data>"
        case .array, .dictionary: ""
        }
    }

    private func literal(_ value: PropertyListValue) -> String {
        switch value {
        case .string(let text), .date(let text): JSON5String.encode(text)
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .boolean(let flag): flag ? "true" : "false"
        case .data(let bytes): JSON5String.encode(Base64.encode(bytes))
        case .array, .dictionary: ""
        }
    }

    private func word(_ value: PropertyListValue) -> String {
        switch value {
        case .string(let text), .date(let text): OpenStepString.encode(text)
        case .integer(let number): String(number)
        case .real(let number): OpenStepString.encode(String(number))
        case .boolean(let flag): flag ? "YES" : "NO"
        case .data(let bytes):
            "<" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + ">"
        case .array, .dictionary: ""
        }
    }
}
