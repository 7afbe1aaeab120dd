/// Where a declaration starts and what it declares, before its parts are read.
struct DeclarationHead: Sendable {
    /// The first token, of an attribute or a modifier if there are any.
    let start: Int
    /// The keyword.
    let keyword: Int
    /// What it declares.
    let kind: DeclarationKind
}

extension TokenReader {
    /// The declaration that starts at an index; nil where none does.
    ///
    /// - Parameter isMember: whether `case` declares an element of an enum and is not the label of a `switch`.
    func declarationHead(at start: Int, isMember: Bool = false) -> DeclarationHead? {
        var index = endOfModifiers(start)
        while kind(index) == .atSign || kind(index) == .poundIf {
            let next = endOfModifiers(endOfAttributes(index))
            if next == index { break }
            index = next
        }
        guard let kind = declarationKind(index, isMember: isMember) else { return nil }
        return DeclarationHead(start: start, keyword: index, kind: kind)
    }

    /// Whether modifiers and a keyword of a declaration stand at an index.
    func startsDeclarationWithoutAttributes(_ index: Int) -> Bool {
        declarationKind(endOfModifiers(index), isMember: true) != nil
    }

    /// What the keyword at an index declares.
    private func declarationKind(_ index: Int, isMember: Bool) -> DeclarationKind? {
        switch kind(index) {
        case .keyword(let keyword):
            if keyword == .case { return isMember ? .enumCase : nil }
            return DeclarationKind(keyword)
        case .identifier:
            guard kind(index + 1) == .identifier, !startsLine(index + 1) else { return nil }
            if list.spells(index, "actor") { return .actor }
            return list.spells(index, "macro") ? .macro : nil
        default:
            return nil
        }
    }

    /// Behind the modifiers at an index; so many that no declaration has them are not read on, so that a run of
    /// such words is not read again from each of them.
    func endOfModifiers(_ start: Int) -> Int {
        var index = start
        for _ in 0..<ModifierName.most {
            guard let end = endOfModifier(index) else { return index }
            index = end
        }
        return index
    }

    /// Behind a modifier and its parentheses.
    func endOfModifier(_ index: Int) -> Int? {
        switch kind(index) {
        case .keyword(.private), .keyword(.fileprivate), .keyword(.internal), .keyword(.public):
            return kind(index + 1) == .leftParen ? afterGroup(index + 1) : index + 1
        case .keyword(.static):
            return index + 1
        case .keyword(.class):
            return isClassModifier(index) ? index + 1 : nil
        case .identifier:
            return endOfModifierWord(index)
        default:
            return nil
        }
    }

    private func endOfModifierWord(_ index: Int) -> Int? {
        switch kind(index + 1) {
        case .identifier, .keyword, .atSign:
            return spells(index, oneOf: ModifierName.all) ? index + 1 : nil
        case .leftParen:
            guard let close = partner(index + 1), kind(close + 1) != .endOfFile,
                spells(index, oneOf: ModifierName.withArguments)
            else { return nil }
            let isArgument = close == index + 3 && spells(index + 2, oneOf: ModifierName.arguments)
            return isArgument ? close + 1 : nil
        default:
            return nil
        }
    }

    /// Whether `class` is what `static` is to a struct, and not the start of a class.
    private func isClassModifier(_ index: Int) -> Bool {
        var next = index + 1
        for _ in 0..<ModifierName.most {
            switch kind(next) {
            case .identifier:
                guard let end = endOfModifierWord(next) else { return false }
                next = end
            case .keyword(.private), .keyword(.fileprivate), .keyword(.internal),
                .keyword(.public), .keyword(.static):
                next += 1
            case .keyword(.class):
                return false
            case .keyword(let keyword):
                return DeclarationKind(keyword) != nil
            default:
                return false
            }
        }
        return false
    }
}

extension DeclarationKind {
    /// What a reserved word declares.
    fileprivate init?(_ keyword: Keyword) {
        switch keyword {
        case .class: self = .class
        case .struct: self = .struct
        case .enum: self = .enum
        case .protocol: self = .protocol
        case .extension: self = .extension
        case .func: self = .function
        case .`init`: self = .initializer
        case .deinit: self = .deinitializer
        case .subscript: self = .subscript
        case .let, .var: self = .variable
        case .typealias: self = .typealias
        case .import: self = .import
        case .operator: self = .operatorDeclaration
        case .precedencegroup: self = .precedenceGroup
        case .associatedtype: self = .associatedType
        default: return nil
        }
    }
}

/// The contextual keywords that modify a declaration.
enum ModifierName {
    /// How many modifiers are read in front of one keyword.
    static let most = 16
    /// Every one of them.
    static let all: WordSet = [
        "__consuming", "__setter_access", "_const", "_local", "async", "borrowing", "consuming",
        "convenience", "distributed", "dynamic", "final", "indirect", "infix", "isolated", "lazy",
        "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package",
        "postfix", "prefix", "reasync", "required", "sending", "unowned", "weak",
    ]
    /// Those that may have parentheses.
    static let withArguments: WordSet = ["open", "package", "unowned", "nonisolated"]
    /// What may stand in the parentheses.
    static let arguments: WordSet = ["set", "safe", "unsafe", "nonsending"]
}
