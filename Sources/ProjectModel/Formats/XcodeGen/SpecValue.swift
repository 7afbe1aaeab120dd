/// A value of an XcodeGen spec after includes, templates and variables, with the places in files that it comes from.
struct SpecValue: Sendable {
    /// What it is.
    indirect enum Content: Sendable {
        case scalar(YAMLValue)
        case list([SpecValue])
        case map([SpecPair])
    }

    /// What it is.
    var content: Content
    /// The entries that say it, those that another one outranks included, in the order in which they are merged.
    var sites: [SpecSite]
    /// The nodes that it is made of; more than one where mappings or lists are merged.
    var parts: [SpecNode]
    /// The folder that relative paths in it count from.
    let folder: String
    /// Whether it stands in a file as it is: no variable was put in.
    var isLiteral = true
}

/// One pair of a mapping.
struct SpecPair: Sendable {
    /// The key, without `:REPLACE`.
    var key: String
    /// What it stands for.
    var value: SpecValue
    /// Whether it takes the place of what it would be merged with.
    var replaces = false
}

/// A node of a file.
struct SpecNode: Sendable, Hashable {
    /// The file.
    let file: String
    /// The node in its document.
    let node: Int
}

/// An entry of a collection of a file.
struct SpecSite: Sendable, Hashable {
    /// The file.
    let file: String
    /// The entry in its document.
    let place: YAMLEntryPlace
}

extension SpecValue {
    /// The pairs of a mapping; none of another value.
    var pairs: [SpecPair] { if case .map(let pairs) = content { pairs } else { [] } }

    /// The elements of a list; nil of another value.
    var elements: [SpecValue]? { if case .list(let values) = content { values } else { nil } }

    /// Whether it is a mapping.
    var isMap: Bool { if case .map = content { true } else { false } }

    /// The value of a key.
    subscript(key: String) -> SpecValue? { pairs.last { $0.key == key }?.value }

    /// The text of a scalar that is one, an empty text for one that is left out.
    var string: String? {
        switch content {
        case .scalar(.string(let text)): text
        case .scalar(.null): ""
        default: nil
        }
    }

    /// What a scalar says as XcodeGen writes it into settings: `YES` and `NO` for booleans.
    var setting: String? {
        switch content {
        case .scalar(let value): value.setting
        case .list(let values): values.compactMap(\.setting).joined(separator: " ")
        case .map: nil
        }
    }

    /// A boolean, also one written as text.
    var boolean: Bool? {
        switch content {
        case .scalar(.boolean(let flag)): flag
        case .scalar(.string(let text)):
            // As `NSString.boolValue` has it.
            ["y", "t"].contains(text.lowercased().prefix(1)) || text.hasPrefix("1")
        default: nil
        }
    }

    /// The texts of a list of texts, or the one text.
    var strings: [String] { elements.map { $0.compactMap(\.string) } ?? string.map { [$0] } ?? [] }

    /// Merged over another one, as XcodeGen does: mappings by key, lists one behind the other, else this one.
    func merged(onto other: SpecValue, _ cost: SpecCost) -> SpecValue {
        let count = other.sites.count + other.parts.count + sites.count + parts.count
        guard cost.take(1 + count / 8, bytes: 32 * count, at: self) else { return self }
        switch (content, other.content) {
        case (.map(let own), .map(let base)):
            var result = other
            guard cost.take(own.count + base.count, at: self) else { return self }
            result.content = .map(Self.merged(own, onto: base, cost))
            result.sites += sites
            result.parts += parts
            result.isLiteral = result.isLiteral && isLiteral
            return result
        case (.list(let own), .list(let base)):
            let joined = base.count + own.count
            guard cost.take(1 + joined / 8, bytes: 96 * joined, at: self) else { return self }
            var result = self
            result.content = .list(base + own)
            result.sites = other.sites + sites
            result.parts = other.parts + parts
            return result
        default:
            var result = self
            result.sites = other.sites + sites
            return result
        }
    }

    private static func merged(
        _ own: [SpecPair], onto base: [SpecPair], _ cost: SpecCost
    ) -> [SpecPair] {
        var result = base
        var places = Dictionary(
            base.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { $1 })
        for var pair in own {
            if let place = places[pair.key] {
                if !pair.replaces {
                    pair.value = pair.value.merged(onto: result[place].value, cost)
                }
                result[place].value = pair.value
            } else {
                places[pair.key] = result.count
                result.append(pair)
            }
        }
        return result
    }

    /// The value with a key of a mapping set.
    func setting(_ key: String, to value: SpecValue) -> SpecValue {
        var result = self
        result.content = .map(pairs.filter { $0.key != key } + [SpecPair(key: key, value: value)])
        return result
    }

    /// The value with `${name}` replaced in every text and key.
    func expanded(_ variables: [String: String], _ cost: SpecCost) -> SpecValue {
        guard cost.take(1, bytes: 96, at: self) else { return self }
        var result = self
        switch content {
        case .scalar(.string(let text)):
            let new = expanded(text, variables, cost)
            guard new != text else { return self }
            result.content = .scalar(.string(new))
            result.isLiteral = false
        case .scalar: break
        case .list(let values):
            result.content = .list(values.map { $0.expanded(variables, cost) })
        case .map(let pairs):
            result.content = .map(
                pairs.map { pair in
                    var pair = pair
                    pair.key = expanded(pair.key, variables, cost)
                    pair.value = pair.value.expanded(variables, cost)
                    return pair
                })
        }
        return result
    }

    private func expanded(
        _ text: String, _ variables: [String: String], _ cost: SpecCost
    ) -> String {
        guard text.contains("${") else { return text }
        guard let new = SpecVariables.expand(text, variables, upTo: SpecCost.longestText) else {
            cost.end(at: self)
            return text
        }
        let count = text.utf8.count + new.utf8.count
        return cost.take(1 + count / 64, bytes: count, at: self) ? new : text
    }
}

extension YAMLValue {
    /// What it says as a build setting.
    fileprivate var setting: String? {
        switch self {
        case .null: ""
        case .boolean(let flag): flag ? "YES" : "NO"
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .timestamp(let text), .string(let text): text
        case .sequence, .mapping: nil
        }
    }
}

/// `${name}` in the texts of a spec.
enum SpecVariables {
    /// The text with those variables replaced that have a value; nil where it becomes longer than a number of bytes.
    static func expand(
        _ text: String, _ variables: [String: String], upTo limit: Int
    ) -> String? {
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "${") {
            guard let end = rest[start.upperBound...].firstIndex(of: "}") else { break }
            result += rest[..<start.lowerBound]
            let name = rest[start.upperBound..<end]
            let next = rest.index(after: end)
            result += variables[String(name)] ?? String(rest[start.lowerBound..<next])
            rest = rest[next...]
            guard result.utf8.count <= limit else { return nil }
        }
        return result + rest
    }

    /// The name of the first variable that a text has left.
    static func first(in text: String) -> String? {
        guard let start = text.firstRange(of: "${"),
            let end = text[start.upperBound...].firstIndex(of: "}")
        else { return nil }
        return String(text[start.upperBound..<end])
    }
}
