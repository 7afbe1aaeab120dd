/// The declaration of a callback, taken apart as far as a call of it must know.
struct CallbackSignature: Sendable {
    /// A parameter's label, if it has one, and its name.
    struct Parameter: Sendable {
        /// Nil for `_`.
        let label: String?
        /// The name inside of the function.
        let name: String
    }

    /// The declaration as written.
    let text: String
    /// The base name of the function, or the property's name.
    let name: String
    /// Nil for a property.
    let parameters: [Parameter]?
    /// The parameters as written; nil for a property.
    let parameterTexts: [String]?
    /// The result type, if there is one; for a property its type.
    let result: String?

    /// Whether it is a property and not a function.
    var isProperty: Bool { parameters == nil }

    /// Reads `func name(label name: Type) -> Result` or `var name: Type { get set }`.
    init(_ text: String) throws {
        self.text = text
        if text.hasPrefix("var ") {
            let declaration = text.dropFirst(4).prefix { $0 != "{" }
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { throw CallbackTable.Malformed(description: text) }
            name = String(parts[0])
            parameters = nil
            parameterTexts = nil
            result = parts[1].trimmingSpaces
            return
        }
        guard text.hasPrefix("func "), let open = text.firstIndex(of: "(") else {
            throw CallbackTable.Malformed(description: "expected a function: \(text)")
        }
        name = String(text[text.index(text.startIndex, offsetBy: 5)..<open])
        let close = try Self.matchingParenthesis(in: text, from: open)
        let list = text[text.index(after: open)..<close]
        let texts = Self.splitAtTopLevel(list)
        parameters = texts.map(Self.parameter)
        parameterTexts = texts.map(\.trimmingSpaces)
        let tail = text[text.index(after: close)...]
        result = tail.range(of: "->").map { tail[$0.upperBound...].trimmingSpaces }
    }

    /// A call of it with its own parameters, such as `f(x, label: y)`.
    var forwardingCall: String {
        guard let parameters else { return name }
        return call(with: parameters)
    }

    /// A call of a function of this name with some parameters.
    func call(with parameters: [Parameter]) -> String {
        let arguments = parameters.map { parameter in
            parameter.label.map { "\($0): \(parameter.name)" } ?? parameter.name
        }
        return "\(name)(\(arguments.joined(separator: ", ")))"
    }

    private static func parameter(_ text: Substring) -> Parameter {
        let names = text.prefix { $0 != ":" }.split(separator: " ").map(String.init)
        guard names.count > 1 else { return Parameter(label: names[0], name: names[0]) }
        return Parameter(label: names[0] == "_" ? nil : names[0], name: names[1])
    }

    private static func matchingParenthesis(
        in text: String, from open: String.Index
    ) throws -> String.Index {
        var depth = 0
        for index in text.indices[open...] {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        throw CallbackTable.Malformed(description: "unbalanced: \(text)")
    }

    private static func splitAtTopLevel(_ list: Substring) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = list.startIndex
        for index in list.indices {
            switch list[index] {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where index > list.startIndex && list[list.index(before: index)] != "-":
                depth -= 1
            case "," where depth == 0:
                parts.append(list[start..<index])
                start = list.index(after: index)
            default: break
            }
        }
        if start < list.endIndex { parts.append(list[start...]) }
        return parts
    }
}

extension StringProtocol {
    /// Without the white space at both ends.
    var trimmingSpaces: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
