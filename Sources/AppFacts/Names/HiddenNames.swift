import AppleFrameworks
import SwiftOutline

/// Something of a file that code of other files can't see.
struct HiddenName {
    /// How code names it.
    enum Place {
        /// On its own: a type, function, variable or operator at the top level.
        case global
        /// Behind a value or a type: a member of another type than the one that the code is of.
        case member
        /// A member of the type that the code is of, behind the name of a type.
        case own
        /// A type that is declared in the one that the code is of, on its own or behind that.
        case ownType
    }

    /// The declaration.
    let declaration: Declaration
    /// The private declarations around it, and itself where it is one, the outermost first: all of them have to be opened for it.
    let keys: [Declaration]
    /// How code names it.
    let place: Place
}

/// What code of other files can't see of a file.
package struct HiddenNames {
    private let file: SwiftFile
    private let owner: String
    private var names: [String: [HiddenName]] = [:]
    private var operators: Set<String> = []
    /// The private declarations around the file's types, by the types' names with what they stand in.
    private var keysOfTypes: [String: [Declaration]] = [:]

    /// Reads a file; `owner` is the type whose members are no others'.
    package init(of file: SwiftFile, owner: String) {
        self.file = file
        self.owner = owner
        for declaration in file.declarations where declaration.kind != .extension {
            read(declaration, name: declaration.name)
        }
        for declaration in file.declarations where declaration.kind == .extension {
            read(declaration, name: declaration.name)
        }
    }

    /// A declaration on the way to its members.
    private struct Level {
        let declaration: Declaration
        let path: String
        let keys: [Declaration]
        let place: HiddenName.Place
    }

    private mutating func read(_ declaration: Declaration, name: String) {
        let own = declaration.isPrivate ? [declaration] : []
        // An extension hides its members, and not what it extends.
        let isExtension = declaration.kind == .extension
        let keys = (isExtension ? keysOfTypes[name] ?? [] : []) + own
        if !isExtension { note(declaration, keys, .global) }
        let isOwner = name.lastComponent == owner
        var queue = [Level(declaration: declaration, path: name, keys: keys, place: .global)]
        while let level = queue.popLast() {
            if level.declaration.isType, !level.keys.isEmpty {
                keysOfTypes[level.path] = level.keys
            }
            for member in level.declaration.members {
                let keys = level.keys + (member.isPrivate ? [member] : [])
                let isOwnType = member.isType && level.place == .global
                let place: HiddenName.Place = isOwner ? isOwnType ? .ownType : .own : .member
                if member.kind == .initializer {
                    // Without it, nobody makes one.
                    note(level.path.lastComponent, HiddenName(member, keys, level.place))
                } else {
                    note(member, keys, place)
                }
                queue.append(
                    Level(
                        declaration: member, path: level.path + "." + member.name, keys: keys,
                        place: place))
            }
        }
    }

    private mutating func note(
        _ declaration: Declaration, _ keys: [Declaration], _ place: HiddenName.Place
    ) {
        if declaration.kind == .subscript {
            note(Self.subscriptSign, HiddenName(declaration, keys, .global))
        }
        guard !declaration.isOperator else {
            if !keys.isEmpty { operators.insert(declaration.name) }
            return note(declaration.name, HiddenName(declaration, keys, .global))
        }
        for name in declaration.declaredNames {
            note(name, HiddenName(declaration, keys, place))
        }
    }

    private mutating func note(_ name: String, _ hidden: HiddenName) {
        if !hidden.keys.isEmpty { names[name, default: []].append(hidden) }
    }

    /// The first hidden name that code of the file uses, by what stands in front of it; nil where all can be seen.
    ///
    /// The members of the own type are only looked for behind the name of a type: on their own, they are known to belong
    /// to an instance.
    package func first(usedIn range: TokenRange) -> String? { all(usedIn: range).first?.name }

    /// All of them.
    package func all(usedIn range: TokenRange) -> [Reference] {
        let named = file.references(in: range).filter { !meant(by: $0).isEmpty }
        let signs = range.filter { isHiddenOperator($0) || isHiddenSubscript($0) }.map {
            Reference(token: $0, name: file.text($0..<$0 + 1), role: .bare)
        }
        return (named + signs).sorted { $0.token < $1.token }
    }

    private func isHiddenOperator(_ token: Int) -> Bool {
        guard !operators.isEmpty, case .operatorToken = file.tokens.tokens[token].kind else {
            return false
        }
        return operators.contains(file.text(token..<token + 1))
    }

    /// Whether a bracket behind a value may call a hidden subscript: `list[safe: 0]`.
    private func isHiddenSubscript(_ token: Int) -> Bool {
        let tokens = file.tokens.tokens
        guard let hidden = names[Self.subscriptSign], token > 0, tokens[token].kind == .leftSquare
        else { return false }
        let labels = hidden.map { $0.declaration.parameters.first?.label }
        // In broken code nothing may stand behind the bracket.
        if tokens.indices.contains(token + 2), tokens[token + 2].kind == .colon {
            return labels.contains(file.name(at: token + 1))
        }
        return labels.contains(nil)
            && [.identifier, .rightParen, .rightSquare].contains(tokens[token - 1].kind)
    }

    /// What code names a subscript by.
    private static let subscriptSign = "["

    /// The hidden things that a name may mean.
    func meant(by reference: Reference) -> [HiddenName] {
        guard let found = names[reference.name] else { return [] }
        return found.filter { isMeant($0, by: reference) }
    }

    /// The extensions of a type in the file.
    func extensions(of type: Declaration) -> [Declaration] {
        file.declarations.filter { $0.kind == .extension && $0.name.lastComponent == type.name }
    }

    private func isMeant(_ hidden: HiddenName, by reference: Reference) -> Bool {
        switch reference.role {
        case .bare: [.global, .ownType].contains(hidden.place)
        case .type:
            isBehindPeriod(reference.token)
                ? hidden.place != .global : [.global, .ownType].contains(hidden.place)
        case .implicitMember, .member(ofSelf: true): hidden.place == .member
        case .member(ofSelf: false):
            switch hidden.place {
            case .member: true
            case .own, .ownType: followsType(reference.token)
            case .global: false
            }
        case .argumentLabel, .declaredName, .attribute: false
        }
    }

    private func isBehindPeriod(_ token: Int) -> Bool {
        token > 0 && file.tokens.tokens[token - 1].kind == .period
    }

    /// Whether the name of a type stands in front of a member.
    private func followsType(_ token: Int) -> Bool {
        guard token > 1 else { return false }
        return file.name(at: token - 2).first?.isUppercase ?? false
    }
}

extension HiddenName {
    fileprivate init(_ declaration: Declaration, _ keys: [Declaration], _ place: Place) {
        self.init(declaration: declaration, keys: keys, place: place)
    }

    /// Whether it can be seen once it is opened itself.
    var isOwnKey: Bool { keys.count == 1 && keys[0].keyword == declaration.keyword }
}

extension Declaration {
    /// Whether other files can't see a member.
    package var isPrivate: Bool { accessLevel == .private || accessLevel == .fileprivate }

    /// The name, or all names that a variable binds.
    package var declaredNames: [String] { bindings.isEmpty ? [name] : bindings.map(\.name) }

    /// Whether it is a function that is called by an operator.
    var isOperator: Bool {
        guard kind == .function, let first = name.unicodeScalars.first else { return false }
        return !first.properties.isXIDStart && first != "_"
    }

    /// Whether it declares a type.
    package var isType: Bool { kind.hasMembers && kind != .extension || kind == .typealias }
}
