/// What the items between brackets come to.
extension ObjectiveCBody {
    /// What tells an object that is SwiftUI's from another one.
    private mutating func compare(
        _ first: ObjectiveCValue, _ second: ObjectiveCValue, at token: Int
    ) {
        for (value, other) in [(first, second), (second, first)] {
            // Both sides may be the same object as before.
            if other.kinds.contains(.none) || !other.kinds.isDisjoint(with: value.kinds) {
                continue
            }
            take(value, for: [], at: token)
        }
    }

    /// The value of an expression; of a choice all that it may be.
    mutating func expression(_ items: ArraySlice<Item>) -> ObjectiveCValue {
        var start = items.startIndex
        while start < items.endIndex, Self.keywords.contains(spelling(items[start])) { start += 1 }
        var operands: [ObjectiveCValue] = []
        var choice: Int?
        var compared: (value: ObjectiveCValue, token: Int)?
        var index = start
        while index < items.endIndex {
            while index < items.endIndex, isSign(items[index]), !spells(items[index], "^") {
                index += 1
            }
            guard index < items.endIndex else { break }
            let before = index
            let value = operand(items, &index)
            operands.append(value)
            if let other = compared {
                compare(other.value, value, at: other.token)
                compared = nil
            }
            if index == before { index += 1 }
            guard index < items.endIndex else { break }
            if spells(items[index], "?") {
                choice = operands.count
                if index + 1 < items.endIndex, spells(items[index + 1], ":") {
                    choice = operands.count - 1
                }
            } else if isComparison(index, in: items) {
                compared = (value, items[index].token)
            }
        }
        if let choice {
            return operands.dropFirst(choice).reduce(.opaque) { $0.union($1) }
        }
        return operands.count == 1 ? operands[0] : .opaque
    }

    /// Whether an item is a symbol between values, or in front of one.
    private func isSign(_ item: Item) -> Bool {
        item.group == nil && "?:&|<>+-*/%^=!,~;".utf8.contains(source.symbol(item.token))
    }

    private func isComparison(_ index: Int, in items: ArraySlice<Item>) -> Bool {
        guard index + 1 < items.endIndex, spells(items[index + 1], "=") else { return false }
        return spells(items[index], "=") || spells(items[index], "!")
    }

    /// The value that begins at an item, with what is asked of it; goes to the item behind.
    mutating func operand(_ items: ArraySlice<Item>, _ index: inout Int) -> ObjectiveCValue {
        var casts: [(type: ObjectiveCType, token: Int)] = []
        while index < items.endIndex, let group = items[index].group, groups[group].isCondition {
            index += 1
        }
        while index + 1 < items.endIndex, let group = items[index].group,
            let type = groups[group].type, beginsValue(items[index + 1])
        {
            casts.append((type, items[index].token))
            index += 1
        }
        var value = primary(items, &index)
        var isGoingOn = true
        while isGoingOn, index < items.endIndex {
            isGoingOn = goOn(&value, items, &index)
        }
        for cast in casts.reversed() { value = convert(value, to: cast.type, at: cast.token) }
        return value
    }

    private func beginsValue(_ item: Item) -> Bool {
        item.group != nil || source.tokens[item.token].kind != .symbol(source.symbol(item.token))
            || "@^&*".utf8.contains(source.symbol(item.token))
    }

    /// Takes what stands behind a value: a member, an index, arguments.
    private mutating func goOn(
        _ value: inout ObjectiveCValue, _ items: ArraySlice<Item>, _ index: inout Int
    ) -> Bool {
        let item = items[index]
        if let group = item.group {
            if groups[group].open == Self.square {
                value = element(value, at: item.token)
            } else if groups[group].open == Self.parenthesis, !groups[group].isCondition {
                value = call(value, groups[group].parts, at: item.token)
            } else {
                return false
            }
            index += 1
            return true
        }
        if spells(item, "."), index + 1 < items.endIndex, items[index + 1].group == nil {
            let name = spelling(items[index + 1])
            value = send(value, name, [], at: items[index + 1].token)
            index += 2
            return true
        }
        if spells(item, "-"), index + 2 < items.endIndex, spells(items[index + 1], ">"),
            isNext(items[index + 1].token, to: item.token)
        {
            let name = spelling(items[index + 2])
            let type = value.type ?? owner
            value =
                type.map { facts.field(name, of: facts.owner(of: name, in: $0) ?? $0) }
                ?? .opaque
            index += 3
            return true
        }
        return false
    }

    /// A value without what stands behind it.
    private mutating func primary(
        _ items: ArraySlice<Item>, _ index: inout Int
    ) -> ObjectiveCValue {
        guard index < items.endIndex else { return .opaque }
        let item = items[index]
        index += 1
        if let group = item.group { return groups[group].value }
        switch source.tokens[item.token].kind {
        case .string: return ObjectiveCValue(text: spelling(item))
        case .symbol:
            if spells(item, "@") { return literal(items, &index) }
            return spells(item, "^") ? block(items, &index) : .opaque
        case .name:
            let name = spelling(item)
            let value = named(name)
            guard index < items.endIndex, let group = items[index].group,
                groups[group].open == Self.parenthesis, !groups[group].isCondition,
                locals[name] == nil
            else { return value }
            let arguments = groups[group].parts
            index += 1
            return call(name, arguments, at: item.token)
        }
    }

    /// `@"text"`, `@selector(name:)`, `@protocol(Name)`, `@[…]`, `@(…)`
    private mutating func literal(
        _ items: ArraySlice<Item>, _ index: inout Int
    ) -> ObjectiveCValue {
        guard index < items.endIndex else { return .opaque }
        let item = items[index]
        index += 1
        if let group = item.group {
            return groups[group].parts.reduce(groups[group].value) { $0.union($1) }
        }
        if source.tokens[item.token].kind == .string {
            var text = spelling(item)
            // Literals that follow each other are one.
            while index + 1 < items.endIndex, spells(items[index], "@"),
                items[index + 1].group == nil,
                source.tokens[items[index + 1].token].kind == .string
            {
                text += spelling(items[index + 1])
                index += 2
            }
            return ObjectiveCValue(text: text)
        }
        guard index < items.endIndex, let group = items[index].group else { return .opaque }
        let range = items[index].token + 1..<groups[group].close
        index += 1
        if spells(item, "protocol"), range.count == 1 {
            return ObjectiveCValue(class: source.spelling(range.lowerBound))
        }
        guard spells(item, "selector"), range.count < 64 else { return .opaque }
        return ObjectiveCValue(text: range.map(source.spelling).joined())
    }

    /// `^Type(parameters) { … }`; it stands for what it returns.
    private func block(_ items: ArraySlice<Item>, _ index: inout Int) -> ObjectiveCValue {
        while index < items.endIndex {
            if let group = items[index].group, groups[group].open == Self.brace {
                index += 1
                return groups[group].value
            }
            let isOfIt =
                items[index].group != nil || source.tokens[items[index].token].kind == .name
                || spells(items[index], "*")
            guard isOfIt else { return .opaque }
            index += 1
        }
        return .opaque
    }

    /// What a name stands for.
    func named(_ name: String) -> ObjectiveCValue {
        switch name {
        case "nil", "Nil", "NULL", "nullptr", "0": return ObjectiveCValue(.none)
        case "self", "super":
            guard let owner else { return locals[name] ?? .opaque }
            if isOfClass { return ObjectiveCValue(class: owner) }
            var value = facts.typed(ObjectiveCType(class: owner))
            value.kinds.formUnion(.own)
            return value
        case "NSApp": return ObjectiveCValue(.application)
        case Self.launch: return ObjectiveCValue(text: name)
        default: break
        }
        if let local = locals[name] { return local }
        if let owner {
            let declaring = facts.owner(of: name, in: owner)
            let field = facts.field(name, of: declaring ?? owner)
            if declaring != nil || !field.isOpaque { return field }
        }
        let global = facts.value(.global(name))
        if !global.isOpaque || global.type != nil { return global }
        return name.first?.isUppercase == true ? ObjectiveCValue(class: name) : .opaque
    }

    // MARK: Messages

    /// The value of what stands between the brackets of a message.
    mutating func message(_ items: ArraySlice<Item>) -> ObjectiveCValue {
        guard let first = items.first else { return .opaque }
        var index = items.startIndex
        let isSuper = spells(first, "super")
        let receiver = operand(items, &index)
        guard index < items.endIndex else { return receiver }
        let colons = self.colons(in: items[index...])
        guard let firstColon = colons.first else {
            return send(
                receiver, spelling(items[index]), [], at: items[index].token, isSuper: isSuper)
        }
        var selector = ""
        var arguments: [ObjectiveCValue] = []
        for (number, colon) in colons.enumerated() {
            let isNamed =
                colon > index && items[colon - 1].group == nil
                && source.tokens[items[colon - 1].token].kind == .name
            selector += (isNamed ? spelling(items[colon - 1]) : "") + ":"
            var end = items.endIndex
            if number + 1 < colons.count { end = max(colon + 1, colons[number + 1] - 1) }
            let part = items[(colon + 1)..<end].prefix { !spells($0, ",") }
            arguments.append(expression(part))
            if part.endIndex < end { _ = expression(items[part.endIndex..<end]) }
        }
        let name = max(index, firstColon - 1)
        return send(receiver, selector, arguments, at: items[name].token, isSuper: isSuper)
    }

    /// The colons of a selector: not those of choices.
    private func colons(in items: ArraySlice<Item>) -> [Int] {
        var depth = 0
        return items.indices.filter { index in
            if spells(items[index], "?") { depth += 1 }
            guard spells(items[index], ":") else { return false }
            if depth > 0 {
                depth -= 1
                return false
            }
            return true
        }
    }
}
