import SourceEditing

/// A `BUILD` or `.bzl` file: its statements, as far as they are calls, assignments, loads and definitions.
struct StarlarkFile: Sendable {
    /// A function.
    struct Definition: Sendable {
        /// Where it starts.
        let offset: Int
        /// The functions that it calls by their names, in their order.
        let calls: [String]
    }

    /// The text.
    let text: SourceText
    /// All expressions.
    let nodes: [StarlarkNode]
    /// The calls that are statements, by their nodes.
    let calls: [Int]
    /// The values of names; nil for one that gets several, or one that is not looked into.
    let constants: [String: Int?]
    /// The functions.
    let definitions: [String: Definition]

    /// Reads a file, in time proportional to its length.
    ///
    /// - Throws: `DocumentError` at what is no Starlark.
    init(_ text: SourceText) throws(DocumentError) {
        var parser = StarlarkParser(text, try StarlarkLexer(text).tokens)
        try parser.parse()
        self.text = text
        nodes = parser.nodes
        calls = parser.calls
        constants = parser.constants
        definitions = parser.definitions
    }

    /// The name of a call's function; nil for one that is computed or a member.
    func callee(of call: Int) -> String? {
        guard case .call(let function, _) = nodes[call].kind,
            case .name(let name) = nodes[function].kind
        else { return nil }
        return name
    }

    /// The arguments of a call.
    func arguments(of call: Int) -> [StarlarkNode.Argument] {
        guard case .call(_, let arguments) = nodes[call].kind else { return [] }
        return arguments
    }

    /// The text of an expression that is a literal.
    func literal(_ node: Int) -> String? {
        guard case .text(let text) = nodes[node].kind else { return nil }
        return text
    }

    /// The file and the name there behind each name that `load` brings.
    var loads: [String: (label: String, name: String)] {
        var result: [String: (label: String, name: String)] = [:]
        for call in calls where callee(of: call) == "load" {
            let arguments = arguments(of: call)
            guard let label = arguments.first.flatMap({ literal($0.value) }) else { continue }
            for argument in arguments.dropFirst() {
                guard let name = literal(argument.value) else { continue }
                result[argument.name ?? name] = (label, name)
            }
        }
        return result
    }

    /// An error at a place of a file.
    static func error(at offset: Int, of bytes: [UInt8], _ reason: String) -> DocumentError {
        DocumentError.at(
            offset, of: bytes, "the file is no Starlark: \(reason)",
            remedy: "repair it so that 'bazel query' reads it, then plan again")
    }
}
