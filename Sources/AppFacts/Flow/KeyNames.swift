import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What the names stand for that keys of a store are given by: texts, or whatever the app's own code keeps under them.
struct KeyNames {
    /// A place where a property is used whose wrapper has the key.
    typealias Use = (function: FlowFunction, token: Int)

    private let flow: AppFlow

    /// A look at the code of an app.
    init(_ flow: AppFlow) {
        self.flow = flow
    }

    /// The keys that an expression may be, whose text or last name is `name`; nil for any. Where it is a member of a property
    /// wrapper, the properties say which key that is.
    func keys(
        of range: TokenRange, in function: FlowFunction, _ name: String, usedBy uses: [Use]
    ) -> Set<String>? {
        let file = function.file
        let tokens = file.tokens.tokens
        if range.map({ file.tokens.text(of: $0) }).joined() == "#function" {
            let own = function.located.declaration.name
            return own.isEmpty ? nil : [own]
        }
        if range.contains(where: { tokens[$0].kind == .stringSegment }) {
            return isPlainText(range, file) ? [name] : nil
        }
        let found = members(at: range, in: function)
        guard let member = found.first else {
            return Set([name] + constants(at: range, in: function))
        }
        guard found.allSatisfy({ isConstantOfObject($0, function) }) else {
            return found.allSatisfy(isPutTogether)
                ? nil : Set([name] + found.compactMap { self.text(of: name, in: $0) })
        }
        let properties = uses.flatMap(wrappers)
        if !properties.isEmpty {
            let keys = properties.map { text(in: $0.range, of: $0.file) }
            return keys.contains(nil) ? nil : Set(keys.compactMap { $0 })
        }
        return keysGiven(to: member.owner, as: name)
    }

    /// Whether a text is spelled as a whole: `"\(prefix)seen"` is not.
    private func isPlainText(_ range: TokenRange, _ file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        return range.filter { tokens[$0].kind == .stringSegment }.count == 1
            && !range.contains { tokens[$0].kind == .backslash || Self.isOperator(tokens[$0].kind) }
    }

    private static func isOperator(_ kind: TokenKind) -> Bool {
        if case .operatorToken = kind { true } else { false }
    }

    /// The members of the program's that a name on its own, or behind `self.`, stands for.
    private func members(at range: TokenRange, in function: FlowFunction) -> [ProgramMember] {
        let tokens = function.file.tokens.tokens
        let isOwn =
            range.count == 1
            || range.count == 3 && tokens[range.lowerBound].kind == .keyword(.self)
        guard isOwn, let owner = function.owner,
            flow.trace(of: function).locals(
                named: function.file.name(at: range.upperBound - 1)
            ).isEmpty
        else { return [] }
        return flow.program.members(function.file.name(at: range.upperBound - 1), of: owner)
    }

    /// Whether each object of the type has a value of its own for a member.
    private func isConstantOfObject(_ member: ProgramMember, _ function: FlowFunction) -> Bool {
        let declaration = member.located.declaration
        return declaration.kind == .variable && !declaration.isStatic
            && declaration.bindings.allSatisfy { $0.initializer == nil && $0.accessors == nil }
    }

    /// The value of the defaults that something uses by a property with `@AppStorage`; nil for anything else.
    ///
    /// Source: Apple's page of `AppStorage`.
    func storage(usedBy moment: LaunchMoment) -> KeyedCall? {
        guard case .element(let wrapper, let token, let isWritten) = moment.event.kind,
            case .metatype("AppStorage") = wrapper.type,
            let properties = wrappers(of: (moment.function, token)).first,
            let key = text(in: properties.range, of: properties.file)
        else { return nil }
        return .value(under: key, changes: isWritten)
    }

    // MARK: Constants

    /// The texts of the constants that a chain may end with: of `Keys.seen`, the one that it is declared with.
    private func constants(at range: TokenRange, in function: FlowFunction) -> [String] {
        let name = function.file.name(at: range.upperBound - 1)
        return flow.trace(of: function).events(startingAt: range.upperBound - 1).flatMap {
            event -> [ProgramMember] in
            guard case .read(let receiver, name, _, _) = event.kind,
                let owner = receiver.type.memberOwner
            else { return [] }
            return flow.program.members(name, of: owner)
        }.compactMap { text(of: name, in: $0) }
    }

    /// The text that a property is declared with; nil for any other.
    private func text(of name: String, in member: ProgramMember) -> String? {
        let file = member.located.file.outline
        let binding = member.located.declaration.bindings.first { $0.name == name }
        guard let value = binding?.initializer, isPlainText(value, file) else { return nil }
        return value.first { file.tokens.tokens[$0].kind == .stringSegment }.map(
            file.tokens.text(of:))
    }

    /// Whether a getter puts a text together of something else, such as the raw value: `"app.\(rawValue)"`.
    private func isPutTogether(_ member: ProgramMember) -> Bool {
        let file = member.located.file.outline
        let braces = member.located.declaration.bindings.compactMap(\.accessorBraces)
        return !braces.isEmpty
            && braces.contains { braces in
                braces.content.contains { file.tokens.spells($0, "rawValue") }
            }
    }

    // MARK: Raw values

    /// Whether the type around a function declares a member that is stored in each object.
    func isStored(_ name: String, in function: FlowFunction) -> Bool {
        let members = function.owner.map { flow.program.members(name, of: $0) } ?? []
        return members.contains { isConstantOfObject($0, function) }
    }

    /// Whether what an expression begins with is what a closure is given, which may be anything.
    func isOfElement(_ range: TokenRange, in function: FlowFunction) -> Bool {
        guard let first = range.first else { return false }
        let file = function.file
        switch file.tokens.tokens[first].kind {
        case .dollarIdentifier: return true
        case .identifier:
            return file.isParameterOfClosure(file.name(at: first), at: first, in: function.body)
        default: return false
        }
    }

    /// What an enumeration's case may be called as a key: its name, and the text of its raw value; nil for what is no case.
    func texts(ofCase name: String, of owner: String) -> Set<String>? {
        let cases = flow.program.members(name, of: owner).filter {
            $0.located.declaration.kind == .enumCase
        }
        guard !cases.isEmpty else { return nil }
        let raw = cases.compactMap { member in
            member.located.declaration.bindings.first { $0.name == name }?.initializer.flatMap {
                text(in: $0, of: member.located.file.outline)
            }
        }
        return Set(raw + [name])
    }

    // MARK: Who gives a key

    /// The arguments of the wrapper of the property that is used at a place.
    private func wrappers(of use: Use) -> [(range: TokenRange, file: SwiftFile)] {
        let file = use.function.file
        let name = file.name(at: use.token)
        return flow.trace(of: use.function).events(startingAt: use.token).compactMap {
            event -> FlowType? in
            switch event.kind {
            case .read(let receiver, _, _, _), .write(let receiver, _, _, _): receiver.type
            default: nil
            }
        }.flatMap { type -> [ProgramMember] in
            var owner = type.name
            if case .metatype(let name) = type { owner = name }
            return owner.map { flow.program.members(name, of: $0) } ?? []
        }.flatMap { member in
            member.located.declaration.attributes.compactMap { attribute in
                attribute.arguments.map { ($0, member.located.file.outline) }
            }
        }
    }

    /// The only text among some arguments; nil for none, and for several.
    private func text(in range: TokenRange, of file: SwiftFile) -> String? {
        let texts = range.filter { file.tokens.tokens[$0].kind == .stringSegment }
        if texts.isEmpty {
            let brackets = BracketPair(open: range.lowerBound - 1, close: range.upperBound)
            return file.arguments(in: brackets).first.flatMap { KeyedCall.key($0.value, in: file) }
        }
        return texts.first.map(file.tokens.text(of:))
    }

    /// The texts that objects of a type are made with for a member; nil where one is made with anything else.
    private func keysGiven(to type: String, as member: String) -> Set<String>? {
        var keys: Set<String> = []
        for file in flow.context.files(naming: type) {
            let outline = file.outline
            let tokens = outline.tokens.tokens
            for token in file.tokens(spelled: type) where tokens[token + 1].kind == .leftParen {
                let close = Int(outline.tokens.partners[token + 1])
                guard close > token else { continue }
                let given = outline.arguments(in: BracketPair(open: token + 1, close: close))
                    .first { $0.label == member }
                guard let given else { continue }
                guard isPlainText(given.value, outline),
                    let key = given.value.first(where: { tokens[$0].kind == .stringSegment })
                else { return nil }
                keys.insert(outline.tokens.text(of: key))
            }
        }
        return keys.isEmpty ? nil : keys
    }
}
