/// What statements put where.
extension ObjectiveCBody {
    /// Reads a statement, or what stands between commas; gives what it comes to.
    mutating func statement(_ items: ArraySlice<Item>) -> ObjectiveCValue {
        guard let first = items.first else { return .opaque }
        if frames.count > 1, frames[frames.count - 1].open == Self.parenthesis,
            spells(frames[frames.count - 2].items.last, "for"),
            let middle = items.firstIndex(where: { spells($0, "in") || spells($0, ":") })
        {
            var value = expression(items[(middle + 1)...])
            value = element(value, at: first.token)
            assign(value, to: items[..<middle])
            return value
        }
        let signs = items.indices.filter { isAssignment($0, in: items) }
        guard let last = signs.last else {
            if let name = declared(items) {
                declare(name, items, ObjectiveCValue(.none))
                return .opaque
            }
            let value = expression(items)
            if spells(first, "return") {
                if let block = frames.lastIndex(where: \.isBlock) {
                    frames[block].returned = frames[block].returned.union(value)
                } else {
                    let given = result.map { convert(value, to: $0, at: first.token) } ?? value
                    facts.add(given, to: .result(selector, of: owner))
                }
            }
            return value
        }
        let value = expression(items[(last + 1)...])
        var end = last
        for sign in signs.reversed() {
            end = sign
            let start = signs.last { $0 < end }.map { $0 + 1 } ?? items.startIndex
            assign(value, to: items[start..<end])
        }
        return value
    }

    private func isAssignment(_ index: Int, in items: ArraySlice<Item>) -> Bool {
        guard spells(items[index], "=") else { return false }
        let token = items[index].token
        if isNext(token + 1, to: token), source.spells(token + 1, "=") { return false }
        return
            !(isNext(token, to: token - 1)
            && "=!<>+-*/|&^%".utf8.contains(source.symbol(token - 1)))
    }

    /// Whether nothing stands between two tokens.
    func isNext(_ token: Int, to before: Int) -> Bool {
        guard source.tokens.indices.contains(token), before >= 0 else { return false }
        return source.tokens[token].range.lowerBound == source.tokens[before].range.upperBound
    }

    /// The name that items declare: a type, and a name behind it.
    private func declared(_ items: ArraySlice<Item>) -> String? {
        guard items.count > 1, let first = items.first, first.group == nil,
            source.tokens[first.token].kind == .name, let last = items.last,
            last.group == nil,
            source.tokens[last.token].kind == .name, !Self.keywords.contains(spelling(last))
        else { return nil }
        let before = items[items.endIndex - 2]
        let isBehindType =
            before.group != nil || ["*", ">"].contains(spelling(before))
            || source.tokens[before.token].kind == .name
                && !["return", "else", "in", "case", "goto"].contains(spelling(before))
        let isPlain = items.dropLast().allSatisfy { item in
            if let group = item.group { return groups[group].open == Self.parenthesis }
            return source.tokens[item.token].kind == .name
                || "*<>,".utf8.contains(source.symbol(item.token))
        }
        return isBehindType && isPlain ? spelling(last) : nil
    }

    private mutating func declare(
        _ name: String, _ items: ArraySlice<Item>, _ value: ObjectiveCValue
    ) {
        guard let first = items.first, let last = items.last else { return }
        let type = ObjectiveCType(first.token..<last.token, in: source)
        let given = convert(value, to: type, at: last.token)
        locals[name] = locals[name]?.union(given) ?? given
        cover(locals[name])
        if spells(first, "static") { facts.add(given, to: .global(name)) }
    }

    /// Puts a value where the items in front of `=` say.
    private mutating func assign(_ value: ObjectiveCValue, to items: ArraySlice<Item>) {
        guard let last = items.last else { return }
        if let name = declared(items) { return declare(name, items, value) }
        guard last.group == nil, source.tokens[last.token].kind == .name else {
            if let name = ObjectiveCOutline.block(items.first?.token, last.token, in: source) {
                locals[name] = locals[name]?.union(value) ?? value
            } else {
                _ = expression(items)
            }
            return
        }
        let name = spelling(last)
        guard items.count > 1 else { return set(name, to: value, at: last.token) }
        let before = items[items.endIndex - 2]
        if spells(before, ".") {
            let receiver = expression(items.dropLast(2))
            let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
            _ = send(receiver, setter, [value], at: last.token)
        } else if spells(before, ">"), let owner {
            facts.set(name, of: owner, to: value)
        }
    }

    private mutating func set(_ name: String, to value: ObjectiveCValue, at token: Int) {
        if let known = locals[name] {
            let type = known.type.map { ObjectiveCType(class: $0) }
            let given = type.map { convert(value, to: $0, at: token) } ?? value
            locals[name] = known.union(given)
            cover(locals[name])
        } else if let owner, facts.owner(of: name, in: owner) != nil || name.hasPrefix("_") {
            facts.set(name, of: facts.owner(of: name, in: owner) ?? owner, to: value)
        } else if name != "self" {
            facts.add(value, to: .global(name))
        }
    }

    /// A window that is made with a scene where there is one has one.
    private func cover(_ value: ObjectiveCValue?) {
        if let value, value.kinds.contains(.windowOfScene) { facts.cover(value) }
    }
}
