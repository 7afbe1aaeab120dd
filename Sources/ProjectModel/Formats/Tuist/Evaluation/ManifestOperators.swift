import SwiftFlow
import SwiftOutline

extension ManifestEvaluator {
    /// `left operator right`
    mutating func binary(
        _ left: Expression, _ token: Int, _ right: Expression, in scope: ManifestScope,
        at place: ManifestPlace
    ) -> ManifestValue {
        let operation = program.sources[scope.file].file.tokens.text(of: token)
        let first = value(of: left, in: scope)
        switch (operation, first.boolean) {
        case ("&&", false?), ("||", true?): return first
        default: break
        }
        let second = value(of: right, in: scope)
        switch operation {
        case "+": return sum(first, second, at: place)
        case "??":
            if first.isNone { return second }
            return first
        case "&&", "||":
            return first.boolean == nil ? first : second
        case "==", "!=":
            guard let equal = areEqual(first, second, at: place) else {
                return .unknown("the comparison can't be told", at: place)
            }
            return ManifestValue(.boolean(equal == (operation == "==")), at: place)
        default:
            return .unknown("the operator '\(operation)' can't be followed", at: place)
        }
    }

    /// Two texts or lists put together; what can't be told stands in the list as an element.
    func sum(
        _ left: ManifestValue, _ right: ManifestValue, at place: ManifestPlace
    ) -> ManifestValue {
        switch (left.kind, right.kind) {
        case (.text(let first), .text(let second)):
            return text(first + second, at: place)
        case (.pairs(let first), .pairs(let second)):
            guard first.count + second.count < Self.longestList else { break }
            guard takeList(first.count + second.count, at: place) else { break }
            return ManifestValue(.pairs(first + second), at: place)
        case (.list, _), (_, .list):
            let elements = (left.elements ?? [left]) + (right.elements ?? [right])
            guard elements.count < Self.longestList else { break }
            guard takeList(elements.count, at: place) else { break }
            return ManifestValue(.list(elements), at: place)
        default: break
        }
        return .unknown(
            left.reason ?? right.reason ?? "the sum can't be followed", at: place)
    }

    /// Takes what a list of so many elements costs that is put together.
    func takeList(_ count: Int, at place: ManifestPlace) -> Bool {
        take(1 + count / 8, bytes: 48 * count, at: place)
    }

    /// Whether two values are equal; nil where that can't be told, and for calls nested deeper than `depth`.
    func areEqual(
        _ left: ManifestValue, _ right: ManifestValue, at place: ManifestPlace, depth: Int = 6
    ) -> Bool? {
        guard take(1, at: place) else { return nil }
        switch (left.kind, right.kind) {
        case (.text(let first), .text(let second)):
            return take(first.utf8.count / 64, at: place) ? first == second : nil
        case (.boolean(let first), .boolean(let second)): return first == second
        case (.integer(let first), .integer(let second)): return first == second
        case (.member(let first, _), .member(let second, _)): return first == second
        case (.made(let first), .made(let second)):
            return areEqual(first, second, at: place, depth: depth)
        case (.made(let call), .member(let name, _)), (.member(let name, _), .made(let call)):
            return call.name == name ? nil : false
        case (.none, .none): return true
        case (.unknown, _), (_, .unknown): return nil
        case (.none, _), (_, .none): return false
        default: return nil
        }
    }

    private func areEqual(
        _ left: ManifestValue.Call, _ right: ManifestValue.Call, at place: ManifestPlace,
        depth: Int
    ) -> Bool? {
        guard left.name == right.name else { return false }
        guard depth > 0, left.arguments.count == right.arguments.count else { return nil }
        var result: Bool? = true
        for (first, second) in zip(left.arguments, right.arguments) {
            let equal = areEqual(first.value, second.value, at: place, depth: depth - 1)
            if equal == false { return false }
            if equal == nil { result = nil }
        }
        return result
    }

    // MARK: Closures and methods of the standard library

    /// Calls a closure with its arguments.
    mutating func call(
        _ closure: ManifestValue.Closure, _ arguments: [ManifestValue], at place: ManifestPlace
    ) -> ManifestValue {
        var scope = closure.scope
        let cost = scope.locals.count / 4 + (closure.shape.parameters?.count ?? 0)
        guard take(1 + cost, at: place) else { return stopped(at: place) }
        let file = program.sources[scope.file].file
        var names: [String] = []
        if let parameters = closure.shape.parameters {
            var isName = true
            for token in parameters {
                switch file.tokens.tokens[token].kind {
                case .comma: isName = true
                case .identifier, .wildcard:
                    if isName { names.append(file.name(at: token)) }
                    isName = false
                default: isName = false
                }
            }
        }
        for (index, argument) in arguments.enumerated() {
            scope.locals["$\(index)"] = argument
            if index < names.count { scope.locals[names[index]] = argument }
        }
        if arguments.count == 1, names.count > 1, case .tuple(let parts) = arguments[0].kind,
            parts.count == names.count
        {
            for (name, part) in zip(names, parts) { scope.locals[name] = part.value }
        }
        return run(closure.shape.body, in: scope, as: nil, at: place)
    }

    /// A method of an array, a dictionary or a text; nil for one that isn't known.
    mutating func standardMethod(
        _ name: String, of base: ManifestValue, _ arguments: [ManifestValue.Argument],
        at place: ManifestPlace
    ) -> ManifestValue? {
        let first = arguments.first?.value
        switch base.kind {
        case .list(let elements):
            return listMethod(name, elements, arguments, at: place)
        case .pairs(let pairs):
            return dictionaryMethod(name, pairs, arguments, at: place)
        case .text(let text):
            guard take(1 + text.utf8.count / 64, at: place) else { return stopped(at: place) }
            return ManifestText.method(name, of: text, first?.text).map { kind in
                if case .text(let made) = kind { return self.text(made, at: place) }
                return ManifestValue(kind, at: place)
            }
        default: return nil
        }
    }

    /// Whether a closure of two keeps the first; without a closure the second is kept. Nil for any other closure.
    mutating func keepsFirst(_ closure: ManifestValue?) -> Bool? {
        guard let closure else { return false }
        guard case .closure(let closure) = closure.kind else { return nil }
        let place = program.place(closure.shape.body, in: closure.scope.file)
        let result = call(
            closure,
            [ManifestValue(.text("first"), at: place), ManifestValue(.text("second"), at: place)],
            at: place)
        switch result.text {
        case "first": return true
        case "second": return false
        default: return nil
        }
    }

    private mutating func listMethod(
        _ name: String, _ elements: [ManifestValue], _ arguments: [ManifestValue.Argument],
        at place: ManifestPlace
    ) -> ManifestValue? {
        guard let first = arguments.first?.value else {
            return listMethod(name, elements, at: place)
        }
        switch name {
        case "contains": return contains(elements, first, at: place)
        case "map", "compactMap", "flatMap", "filter":
            switch first.kind {
            case .closure, .keyPath: return mapped(elements, by: first, name, at: place)
            default: return nil
            }
        case "joined":
            guard let separator = first.text else { return nil }
            let texts = elements.compactMap(\.text)
            guard texts.count == elements.count else { return nil }
            let count = texts.reduce(0) { $0 + $1.utf8.count + separator.utf8.count }
            guard count < Self.longestText else {
                return .unknown("the text is too long to be followed", at: place)
            }
            return text(texts.joined(separator: separator), at: place)
        default: return nil
        }
    }

    /// A method of a list without arguments.
    private func listMethod(
        _ name: String, _ elements: [ManifestValue], at place: ManifestPlace
    ) -> ManifestValue? {
        guard takeList(elements.count, at: place), elements.allSatisfy({ $0.reason == nil }) else {
            return nil
        }
        switch name {
        case "reversed": return ManifestValue(.list(elements.reversed()), at: place)
        case "joined":
            let parts = elements.compactMap(\.elements)
            let count = parts.reduce(0) { $0 + $1.count }
            guard parts.count == elements.count, count < Self.longestList,
                takeList(count, at: place)
            else { return nil }
            return ManifestValue(.list(Array(parts.joined())), at: place)
        case "enumerated":
            let pairs = elements.enumerated().map { index, element in
                let offset = ManifestValue(.integer(index), at: place)
                return ManifestValue(
                    .tuple([
                        ManifestValue.Argument(label: "offset", value: offset),
                        ManifestValue.Argument(label: "element", value: element),
                    ]), at: element.place)
            }
            return ManifestValue(.list(pairs), at: place)
        default: return nil
        }
    }

    /// What a closure or a key path gives for an element.
    private mutating func applied(
        _ function: ManifestValue, to element: ManifestValue
    ) -> ManifestValue {
        switch function.kind {
        case .closure(let closure): return call(closure, [element], at: element.place)
        case .keyPath(let names):
            return names.reduce(element) { value, name in
                member(name, of: value, in: ManifestScope(file: 0), at: function.place)
            }
        default: return .unknown("it is no function that is known", at: function.place)
        }
    }

    private mutating func mapped(
        _ elements: [ManifestValue], by function: ManifestValue, _ name: String,
        at place: ManifestPlace
    ) -> ManifestValue {
        var result: [ManifestValue] = []
        for element in elements {
            guard element.reason == nil, result.count < Self.longestList else {
                result.append(element)
                continue
            }
            let value = applied(function, to: element)
            switch name {
            case "flatMap":
                result += value.elements ?? [value]
                guard takeList(value.elements?.count ?? 1, at: place) else {
                    return stopped(at: place)
                }
            case "compactMap": if !value.isNone { result.append(value) }
            case "filter":
                switch value.boolean {
                case true?: result.append(element)
                case false?: continue
                case nil: result.append(value)
                }
            default: result.append(value)
            }
        }
        guard result.count < Self.longestList else {
            return .unknown("the list is too long to be followed", at: place)
        }
        return ManifestValue(.list(result), at: place)
    }

    private mutating func contains(
        _ elements: [ManifestValue], _ wanted: ManifestValue, at place: ManifestPlace
    ) -> ManifestValue {
        var isKnown = true
        for element in elements {
            let found: Bool?
            if case .closure(let closure) = wanted.kind {
                found = element.reason == nil ? call(closure, [element], at: place).boolean : nil
            } else {
                found = areEqual(element, wanted, at: place)
            }
            if found == true { return ManifestValue(.boolean(true), at: place) }
            isKnown = isKnown && found == false
        }
        return isKnown
            ? ManifestValue(.boolean(false), at: place)
            : .unknown("whether the list has it can't be told", at: place)
    }
}
