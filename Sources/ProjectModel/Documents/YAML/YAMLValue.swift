/// A value of a YAML document, without its spelling; merge keys and aliases are carried out.
public enum YAMLValue: Sendable, Hashable {
    case null
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    /// A date as it is written.
    case timestamp(String)
    case string(String)
    case sequence([YAMLValue])
    /// The pairs in the file's order, those that merge keys bring in first.
    case mapping([YAMLPair])
}

/// One pair of a mapping.
public struct YAMLPair: Sendable, Hashable {
    /// The key.
    public let key: YAMLValue
    /// What it stands for.
    public let value: YAMLValue

    /// A pair from its parts.
    public init(_ key: YAMLValue, _ value: YAMLValue) {
        self.key = key
        self.value = value
    }
}

/// Makes values of nodes, with a bound on what aliases multiply.
struct YAMLValueBuilder {
    /// More values than any file has that was written by hand.
    private static let limit = 1_000_000

    private let document: YAMLDocument
    private var rest = Self.limit

    /// A builder for a document.
    init(_ document: YAMLDocument) { self.document = document }

    /// The value that a node stands for; the parser bounds its depth.
    ///
    /// - Throws: `DocumentError` where there are too many.
    mutating func value(of node: Int) throws(DocumentError) -> YAMLValue {
        let place = document.resolved(node)
        try take(node)
        switch document.nodes[place].kind {
        case .scalar, .alias: return document.scalar(place)
        case .sequence:
            var values: [YAMLValue] = []
            for entry in document.entries(of: place) {
                values.append(try value(of: entry.value))
            }
            return .sequence(values)
        case .mapping:
            var pairs: [YAMLPair] = []
            for merged in document.mergedPlaces(of: place, within: &rest) {
                let entry = document.entries[merged.entry]
                guard let key = entry.key.map(document.resolved) else { continue }
                pairs.append(YAMLPair(document.scalar(key), try value(of: entry.value)))
            }
            return .mapping(pairs)
        }
    }

    private mutating func take(_ node: Int) throws(DocumentError) {
        rest -= 1
        guard rest >= 0 else {
            throw .at(
                document.nodes[node].range.lowerBound, of: document.text.bytes,
                "aliases multiply to more than \(Self.limit) values",
                remedy: "write the values out")
        }
    }
}

extension YAMLDocument {
    /// The places of a mapping's pairs, merge keys carried out: what stands in it wins over what is merged in, and of
    /// what is merged in the first. The budget shrinks by what merging looks at.
    func mergedPlaces(of mapping: Int, within budget: inout Int) -> [YAMLEntryPlace] {
        var own: [YAMLEntryPlace] = []
        var known: Set<String> = []
        var pending: [Int] = []
        for index in nodes[mapping].children {
            guard let key = entries[index].key.map(resolved) else { continue }
            if isMergeKey(key) {
                pending += merged(resolved(entries[index].value))
            } else {
                own.append(YAMLEntryPlace(container: mapping, entry: index))
                known.insert(nodes[key].text)
            }
        }
        pending.reverse()
        var brought: [YAMLEntryPlace] = []
        while let source = pending.popLast(), budget >= 0 {
            for index in nodes[source].children {
                budget -= 1
                guard let key = entries[index].key.map(resolved) else { continue }
                if isMergeKey(key) {
                    pending += merged(resolved(entries[index].value)).reversed()
                } else if known.insert(nodes[key].text).inserted {
                    brought.append(YAMLEntryPlace(container: source, entry: index))
                }
            }
        }
        return brought + own
    }

    /// Whether a key is a plain `<<`.
    func isMergeKey(_ key: Int) -> Bool {
        nodes[key].kind == .scalar(.plain) && nodes[key].text == "<<" && nodes[key].tag == nil
    }

    /// The mappings that the value of a merge key names.
    private func merged(_ value: Int) -> [Int] {
        switch nodes[value].kind {
        case .mapping: return [value]
        case .sequence:
            return entries(of: value).map { resolved($0.value) }.filter {
                if case .mapping = nodes[$0].kind { true } else { false }
            }
        default: return []
        }
    }

    /// What a scalar is: one with quotes is text, another what its spelling says.
    func scalar(_ node: Int) -> YAMLValue {
        let scalar = nodes[node]
        guard case .scalar(let style) = scalar.kind else { return .null }
        switch scalar.tag {
        case nil where style == .plain: return YAMLSpelling.value(of: scalar.text)
        case "!!bool", "!!int", "!!float", "!!null", "!!timestamp":
            return YAMLSpelling.value(of: scalar.text)
        default: return .string(scalar.text)
        }
    }
}
