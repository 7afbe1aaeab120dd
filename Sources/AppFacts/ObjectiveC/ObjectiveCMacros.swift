import SourceEditing

/// The macros of Objective-C code, by name, and what their uses stand for.
struct ObjectiveCMacros {
    /// One of them.
    private struct Macro {
        let parameters: [String]?
        let text: SourceText
        let body: ObjectiveCTokens
    }

    private var macros: [String: Macro] = [:]
    /// How often each of the names that the bodies have stands in one of a macro.
    private var namesInBodies: [String: [String]] = [:]

    /// Nobody writes a longer one that stands for a value.
    private static let longestBody = 2_000

    /// The macros of some sources and of the headers that they import.
    init(of sources: [String], and headers: [ObjectiveCTokens], in library: SourceLibrary) {
        for header in headers { add(from: header) }
        for path in library.paths(sources, mentioning: "#define") {
            library.text(path).map { add(from: ObjectiveCTokens($0)) }
        }
    }

    /// The names of the macros that stand for code with one of some words in it, be it by another macro.
    func names(mentioning words: Set<String>) -> Set<String> {
        var found: Set<String> = []
        var pending = words.sorted()
        while let word = pending.popLast() {
            for name in namesInBodies[word] ?? [] where found.insert(name).inserted {
                pending.append(name)
            }
        }
        return found
    }

    /// Takes the macros of a file; of several of one name all are tried, the first that is there counts.
    private mutating func add(from source: ObjectiveCTokens) {
        for line in source.directives where line.count < Self.longestBody {
            guard let (name, macro) = Self.macro(in: source.text[line]), macros[name] == nil else {
                continue
            }
            macros[name] = macro
            for word in Set(macro.body.tokens.indices.map(macro.body.spelling)) {
                namesInBodies[word, default: []].append(name)
            }
        }
    }

    /// `#define NAME(parameters) body`
    private static func macro(in line: String) -> (name: String, macro: Macro)? {
        let code = line.drop { $0 == "#" || $0 == " " || $0 == "\t" }
        guard code.hasPrefix("define") else { return nil }
        let rest = code.dropFirst(6).drop { $0 == " " || $0 == "\t" }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        var body = rest[name.endIndex...]
        var parameters: [String]?
        if body.first == "(", let end = body.firstIndex(of: ")") {
            parameters = body[..<end].dropFirst().split(separator: ",").map {
                String($0.filter { !$0.isWhitespace })
            }
            body = body[end...].dropFirst()
        }
        guard !name.isEmpty else { return nil }
        let text = SourceText(
            String(body).replacing("\\\r\n", with: " ").replacing("\\\n", with: " "))
        return (
            String(name), Macro(parameters: parameters, text: text, body: ObjectiveCTokens(text))
        )
    }

    // MARK: Uses

    /// A file with what some macros stand for in the place of their names.
    func expanding(_ names: Set<String>, in source: ObjectiveCTokens) -> ObjectiveCTokens {
        guard !names.isEmpty, source.tokens.indices.contains(where: { isUse($0, source, names) })
        else { return source }
        var expansion = Expansion(source, names, macros)
        expansion.run()
        return ObjectiveCTokens(SourceText(bytes: expansion.bytes), expansion.tokens)
    }

    private func isUse(_ index: Int, _ source: ObjectiveCTokens, _ names: Set<String>) -> Bool {
        source.tokens[index].kind == .name && source.tokens[index].range.count < 128
            && names.contains(source.spelling(index))
    }

    /// The tokens of a file as they are put together.
    private struct Expansion {
        private let source: ObjectiveCTokens
        private let names: Set<String>
        private let macros: [String: Macro]
        private(set) var bytes: [UInt8]
        private(set) var tokens: [ObjectiveCTokens.Token] = []
        private var starts: [String: Int] = [:]
        private var budget = 1_000_000

        /// A macro in a macro in a macro: no more than this.
        private static let deepest = 8

        init(_ source: ObjectiveCTokens, _ names: Set<String>, _ macros: [String: Macro]) {
            self.source = source
            self.names = names
            self.macros = macros
            bytes = source.text.bytes
        }

        mutating func run() {
            var index = 0
            while index < source.tokens.count {
                let use = source.tokens[index]
                guard use.kind == .name, use.range.count < 128,
                    case let name = source.spelling(index), names.contains(name),
                    let macro = macros[name]
                else {
                    tokens.append(use)
                    index += 1
                    continue
                }
                var arguments: [[ObjectiveCTokens.Token]] = []
                if macro.parameters != nil, source.spells(index + 1, "(") {
                    let end = min(source.partner(of: index + 1), source.tokens.count)
                    arguments = split(index + 2..<max(index + 2, end))
                    index = end
                }
                append(macro, named: name, arguments, at: Int(use.place), depth: 0)
                index += 1
            }
        }

        /// What stands between the commas.
        private func split(_ range: Range<Int>) -> [[ObjectiveCTokens.Token]] {
            var parts: [[ObjectiveCTokens.Token]] = [[]]
            var index = range.lowerBound
            while index < range.upperBound {
                let end = min(source.partner(of: index), range.upperBound - 1)
                let last = source.partner(of: index) < source.tokens.count ? max(end, index) : index
                if source.spells(index, ",") {
                    parts.append([])
                } else {
                    parts[parts.count - 1] += source.tokens[index...last]
                }
                index = last + 1
            }
            return parts
        }

        private mutating func append(
            _ macro: Macro, named name: String, _ arguments: [[ObjectiveCTokens.Token]],
            at place: Int, depth: Int
        ) {
            let start = starts[name] ?? bytes.count
            if starts[name] == nil {
                starts[name] = start
                bytes += macro.text.bytes
            }
            for (index, token) in macro.body.tokens.enumerated() where budget > 0 {
                budget -= 1
                let word = token.kind == .name ? macro.body.spelling(index) : ""
                if let parameter = macro.parameters?.firstIndex(of: word), !word.isEmpty {
                    tokens += arguments.indices.contains(parameter) ? arguments[parameter] : []
                } else if depth < Self.deepest, names.contains(word), let inner = macros[word],
                    word != name
                {
                    // Its arguments are read as a tuple: `SharedApp()` has none.
                    append(inner, named: word, [], at: place, depth: depth + 1)
                } else {
                    let range = token.range
                    tokens.append(
                        ObjectiveCTokens.Token(
                            kind: token.kind,
                            range: start + range.lowerBound..<start + range.upperBound,
                            place: place))
                }
            }
        }
    }
}
