/// What expressions come to: literals, constants, and what puts those together.
extension BazelRepository {
    /// Longer texts are not put together.
    private static let mostBytes = 20_000
    /// Values in values are not followed deeper.
    private static let deepestValue = 300

    /// The value of an expression of a file.
    func value(_ node: Int, in path: String) -> BazelValue {
        guard let file = try? file(path) else {
            return BazelValue(
                kind: .unknown("'\(path)' can't be read"),
                place: BazelPlace(path: path, range: 0..<0))
        }
        let place = BazelPlace(path: path, range: file.nodes[node].range)
        func made(_ kind: BazelValue.Kind) -> BazelValue { BazelValue(kind: kind, place: place) }
        guard budget.take(at: place.start), budget.enter(at: place.start) else {
            return made(.unknown(budget.stop?.what.reason ?? ""))
        }
        defer { budget.leave() }
        let value = value(node, of: file, in: path, at: place)
        // What is nested deeper is neither walked nor freed without as deep a stack.
        if value.nesting > Self.deepestValue { budget.end(.depth, at: place.start) }
        return budget.stop.map { made(.unknown($0.what.reason)) } ?? value
    }

    private func value(
        _ node: Int, of file: StarlarkFile, in path: String, at place: BazelPlace
    ) -> BazelValue {
        func made(_ kind: BazelValue.Kind) -> BazelValue { BazelValue(kind: kind, place: place) }
        func inner(_ node: Int) -> BazelValue { value(node, in: path) }
        switch file.nodes[node].kind {
        case .text(let text): return made(.text(text, isWritten: true))
        case .number: return made(.number)
        case .list(let nodes): return made(.list(nodes.map(inner)))
        case .dictionary(let pairs):
            return made(.dictionary(pairs.map { (inner($0.key), inner($0.value)) }))
        case .name(let name): return value(named: name, in: path, at: place)
        case .sum(let nodes): return made(sum(nodes.map(inner), at: place))
        case .format(let pattern, let value):
            return made(formatted(inner(pattern), inner(value), at: place))
        case .member(let node, let name):
            if case .structure(let members) = inner(node).kind, let value = members[name] {
                return value
            }
            return made(.unknown("'.\(name)' is computed"))
        case .element(let node, let key):
            let (dictionary, key) = (inner(node), inner(key))
            if let pairs = dictionary.pairs, let text = key.text,
                budget.take(pairs.count / 2, at: place.start),
                pairs.allSatisfy({ $0.key.text != nil }),
                let found = pairs.last(where: { $0.key.text == text })
            {
                return found.value
            }
            return made(.unknown("an element is computed"))
        case .call(let function, let arguments):
            return made(called(function, arguments, in: file, at: place, inner))
        case .other(let what): return made(.unknown("\(what) is not followed"))
        }
    }

    private func value(
        named name: String, in path: String, at place: BazelPlace
    ) -> BazelValue {
        func made(_ kind: BazelValue.Kind) -> BazelValue { BazelValue(kind: kind, place: place) }
        switch name {
        case "True": return made(.flag(true))
        case "False": return made(.flag(false))
        case "None": return made(.none)
        default: break
        }
        if let known = constants[path]?[name] {
            return known ?? made(.unknown("'\(name)' is made of itself"))
        }
        guard let file = try? file(path) else { return made(.unknown("'\(path)' can't be read")) }
        guard budget.take(at: place.start), budget.enter(at: place.start) else {
            return made(.unknown(budget.stop?.what.reason ?? ""))
        }
        defer { budget.leave() }
        constants[path, default: [:]][name] = .some(nil)
        let result: BazelValue
        if let constant = file.constants[name] {
            result =
                constant.map { value($0, in: path) }
                ?? made(.unknown("'\(name)' is computed"))
        } else if let load = loaded(name, in: path) {
            let label = label(load.label, in: package(holding: path))
            if let other = label?.file, tree.contains(other) {
                result = value(named: load.name, in: other, at: place)
            } else {
                result = made(.unknown("'\(name)' comes from '\(load.label)'"))
            }
        } else {
            result = made(.unknown("'\(name)' is not known"))
        }
        constants[path, default: [:]][name] = .some(result)
        return result
    }

    // MARK: Texts

    private func sum(_ values: [BazelValue], at place: BazelPlace) -> BazelValue.Kind {
        let texts = values.compactMap(\.text)
        guard texts.count == values.count else {
            if texts.isEmpty { return .sum(values) }
            return .unknown(values.lazy.compactMap(\.reason).first ?? "it adds up different things")
        }
        return text(texts, at: place)
    }

    /// Texts that are put together, where that is not too long.
    private func text(_ parts: [String], at place: BazelPlace) -> BazelValue.Kind {
        let count = parts.reduce(0) { $0 + $1.utf8.count }
        guard count <= Self.mostBytes else { return .unknown("it is too long") }
        guard budget.take(parts.count + count / 64, bytes: count, at: place.start) else {
            return .unknown(budget.stop?.what.reason ?? "")
        }
        return .text(parts.joined(), isWritten: false)
    }

    /// `"%s" % value`, with nothing but texts.
    private func formatted(
        _ pattern: BazelValue, _ value: BazelValue, at place: BazelPlace
    ) -> BazelValue.Kind {
        var values = [value]
        if case .list(let elements) = value.kind { values = elements }
        let texts = values.compactMap(\.text)
        guard let format = pattern.text, texts.count == values.count else {
            return .unknown(
                (values + [pattern]).lazy.compactMap(\.reason).first
                    ?? "an operation is not followed")
        }
        var parts = format.split(separator: "%", omittingEmptySubsequences: false)
        let first = parts.removeFirst()
        guard parts.count == texts.count, parts.allSatisfy({ $0.hasPrefix("s") }) else {
            return .unknown("'%' with anything but '%s' is not followed")
        }
        return text(
            [String(first)] + zip(texts, parts).flatMap { [$0, String($1.dropFirst())] }, at: place)
    }

    // MARK: Calls

    private func called(
        _ function: Int, _ arguments: [StarlarkNode.Argument], in file: StarlarkFile,
        at place: BazelPlace, _ inner: (Int) -> BazelValue
    ) -> BazelValue.Kind {
        func argument(_ name: String) -> BazelValue? {
            arguments.first { $0.name == name }.map { inner($0.value) }
        }
        func positional(_ index: Int) -> BazelValue? {
            let plain = arguments.filter { $0.name == nil && !$0.isSpread }
            return index < plain.count ? inner(plain[index].value) : nil
        }
        let isSpread = arguments.contains(where: \.isSpread)
        switch file.nodes[function].kind {
        case .name("glob") where !isSpread, .member(_, "glob") where !isSpread:
            return .glob(
                include: positional(0) ?? argument("include"),
                exclude: positional(1) ?? argument("exclude"))
        case .name("select") where !isSpread:
            let choices = positional(0)
            guard let pairs = choices?.pairs else {
                return .unknown(choices?.reason ?? "a 'select' is not written out")
            }
            return .choice(pairs.map(\.value))
        case .name("struct") where !isSpread:
            return .structure(
                Dictionary(
                    arguments.compactMap { argument in argument.name.map { ($0, argument.value) } }
                        .map { ($0, inner($1)) }, uniquingKeysWith: { $1 }))
        case .name("Label"): return positional(0)?.kind ?? .unknown("'Label' has no text")
        case .member(let pattern, "format"):
            guard let format = inner(pattern).text, !isSpread else { break }
            return formatted(format, arguments, at: place, inner)
        case .name(let name): return .unknown("'\(name)(…)' is computed")
        case .member(_, let name): return .unknown("'.\(name)(…)' is computed")
        default: break
        }
        return .unknown("a call is computed")
    }

    /// `"{} {name}".format(value, name = value)`, with nothing but texts.
    private func formatted(
        _ format: String, _ arguments: [StarlarkNode.Argument], at place: BazelPlace,
        _ inner: (Int) -> BazelValue
    ) -> BazelValue.Kind {
        var result: [String] = []
        var known: [Int: BazelValue] = [:]
        var count = 0
        var rest = format[...]
        var next = 0
        let plain = arguments.filter { $0.name == nil }
        while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
                return .unknown("the braces of a format are not understood")
            }
            let name = rest[rest.index(after: open)..<close]
            let index = name.isEmpty ? next : Int(name)
            if name.isEmpty { next += 1 }
            let argument =
                index.map { plain.indices.contains($0) ? plain[$0] : nil }
                ?? arguments.first { $0.name == String(name) }
            let value = argument.map { known[$0.value] ?? inner($0.value) }
            if let argument { known[argument.value] = value }
            guard let text = value?.text else {
                return .unknown(value?.reason ?? "a format is computed")
            }
            result += [String(rest[..<open]), text]
            count += text.utf8.count
            guard count < Self.mostBytes else { return .unknown("it is too long") }
            rest = rest[rest.index(after: close)...]
        }
        return text(result + [String(rest)], at: place)
    }
}
