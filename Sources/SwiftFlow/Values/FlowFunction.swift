import SwiftOutline

/// Code that is run as a whole: a function, an initializer, an accessor, or an initial value.
public struct FlowFunction: Hashable {
    /// The code by its place.
    public let id: ID
    /// The declaration.
    public let located: LocatedDeclaration
    /// The type that it is a member of.
    public let owner: String?
    /// Its code; for an initial value the expression.
    public let body: TokenRange

    /// What identifies code in a program.
    public struct ID: Hashable, Sendable {
        /// The file.
        public let path: String
        /// Token index of the declaration's keyword.
        public let keyword: Int
        /// Which part of the declaration it is.
        public let part: Part
        /// The name of the property, for a part of one; the declaration may bind several.
        public let property: String
    }

    /// Which part of a declaration is run.
    public enum Part: Hashable, Sendable {
        /// The body of a function or initializer.
        case body
        /// What a stored property starts with.
        case initialValue
        /// The getter of a computed property, or the whole of its accessors.
        case getter
        /// The setter, or an observer.
        case setter
    }

    /// Whether it belongs to the type and not to its instances.
    public var isStatic: Bool { located.declaration.isStatic }
    /// The parameters.
    public var parameters: [Parameter] { located.declaration.parameters }
    /// The outline of its file.
    public var file: SwiftFile { located.file.outline }

    /// Two are the same where they are the same part of the same declaration.
    public static func == (left: FlowFunction, right: FlowFunction) -> Bool { left.id == right.id }

    /// Hashes the place.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    private init(
        _ part: Part, of located: LocatedDeclaration, owner: String?, body: TokenRange,
        property: String = ""
    ) {
        id = ID(
            path: located.file.path, keyword: located.declaration.keyword, part: part,
            property: property)
        self.located = located
        self.owner = owner
        self.body = body
    }

    /// The body of a function, initializer or deinitializer; nil where it has none, or no code can call it.
    public init?(_ located: LocatedDeclaration, owner: String?) {
        switch located.declaration.kind {
        case .function, .initializer, .deinitializer: break
        default: return nil
        }
        guard let body = located.declaration.body, !located.isUncallable else { return nil }
        self.init(.body, of: located, owner: owner, body: body)
    }

    /// What a stored property starts with; nil where it starts with nothing.
    public init?(initialValueOf name: String, in located: LocatedDeclaration, owner: String?) {
        guard let binding = located.declaration.bindings.first(where: { $0.name == name }),
            let value = binding.initializer
        else { return nil }
        self.init(.initialValue, of: located, owner: owner, body: value, property: name)
    }

    /// The accessors of a property, by what they do; empty for a plain stored property.
    public static func accessors(
        of name: String, in located: LocatedDeclaration, owner: String?
    ) -> [FlowFunction] {
        guard let binding = located.declaration.bindings.first(where: { $0.name == name }),
            let braces = binding.accessors
        else { return [] }
        if binding.accessorKinds == [.implicitGetter] {
            return [
                FlowFunction(.getter, of: located, owner: owner, body: braces, property: name)
            ]
        }
        return accessors(in: braces, of: located, owner: owner, property: name)
    }

    /// The accessors of a subscript, by what they do; empty for one that a protocol demands.
    public static func accessors(
        ofSubscript located: LocatedDeclaration, owner: String?
    ) -> [FlowFunction] {
        guard located.declaration.kind == .subscript, let braces = located.declaration.body else {
            return []
        }
        let file = located.file.outline
        let hasAccessors = braces.first.map { first in
            [.identifier, .atSign].contains(file.tokens.tokens[first].kind)
                && accessorWords.contains {
                    file.tokens.spells(first, $0)
                        && [.leftBrace, .leftParen, .rightBrace, .identifier].contains(
                            file.tokens.tokens[first + 1].kind)
                }
        }
        guard hasAccessors == true else {
            return [FlowFunction(.getter, of: located, owner: owner, body: braces)]
        }
        return accessors(in: braces, of: located, owner: owner, property: "")
    }

    private static let accessorWords = [
        "get", "set", "_read", "_modify", "mutating", "nonmutating",
    ]

    private static func accessors(
        in braces: TokenRange, of located: LocatedDeclaration, owner: String?, property: String
    ) -> [FlowFunction] {
        func part(_ part: Part, _ body: TokenRange) -> FlowFunction {
            FlowFunction(part, of: located, owner: owner, body: body, property: property)
        }
        let tokens = located.file.outline.tokens
        var result: [FlowFunction] = []
        var index = braces.lowerBound
        var word = ""
        while index < braces.upperBound {
            let partner = Int(tokens.partners[index])
            if tokens.tokens[index].kind == .leftBrace, partner > index {
                let body = index + 1..<partner
                switch word {
                case "get", "_read": result.append(part(.getter, body))
                case "set", "didSet", "willSet", "_modify": result.append(part(.setter, body))
                default: break
                }
            } else if tokens.tokens[index].kind == .identifier {
                word = located.file.outline.name(at: index)
            }
            index = partner > index ? partner + 1 : index + 1
        }
        return result
    }

    /// All code of a member.
    public static func all(of member: ProgramMember) -> [FlowFunction] {
        all(of: member.located, owner: member.owner)
    }

    /// All code of a declaration.
    public static func all(of located: LocatedDeclaration, owner: String?) -> [FlowFunction] {
        switch located.declaration.kind {
        case .variable: break
        case .subscript: return accessors(ofSubscript: located, owner: owner)
        default: return [FlowFunction(located, owner: owner)].compactMap { $0 }
        }
        return located.declaration.bindings.flatMap { binding in
            [FlowFunction(initialValueOf: binding.name, in: located, owner: owner)].compactMap {
                $0
            }
                + accessors(of: binding.name, in: located, owner: owner)
        }
    }
}

/// Something in the list of a call's arguments.
public protocol LabelledArgument {
    /// The label without back-ticks; nil where there is none.
    var label: String? { get }
    /// Whether it is a closure behind the parentheses.
    var isTrailing: Bool { get }
}

extension FlowArgument: LabelledArgument {}
extension FlowCallArgument: LabelledArgument {}

extension FlowFunction {
    /// Which parameter the argument at an index of a call is for; nil where the function does not take it.
    public func parameter(of index: Int, among arguments: [some LabelledArgument]) -> Int? {
        var next = 0
        for (position, argument) in arguments.enumerated() {
            var found = next
            while found < parameters.count, !takes(argument, found) { found += 1 }
            guard found < parameters.count else { return nil }
            if position == index { return found }
            next = parameters[found].isVariadic ? found : found + 1
        }
        return nil
    }

    private func takes(_ argument: some LabelledArgument, _ index: Int) -> Bool {
        guard argument.isTrailing else { return parameters[index].label == argument.label }
        switch TypeReader.type(in: parameters[index].type, of: file).unwrapped {
        case .function: return true
        // An alias of a function's type; a closure behind the parentheses is for the last parameter then.
        case .named: return index == parameters.count - 1
        default: return false
        }
    }
}
