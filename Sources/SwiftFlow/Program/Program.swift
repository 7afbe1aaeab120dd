import SwiftOutline

/// Where the declarations of a program are looked up; only files that may matter are read.
public protocol ProgramSources {
    /// The files that may declare a function, a variable or a constant of a name.
    func files(binding name: String) -> [ProgramFile]
    /// The files that may declare a type, or an extension, that inherits from a type.
    func files(inheriting type: String) -> [ProgramFile]
    /// The types of a name, those inside of others included.
    func types(named name: String) -> [LocatedDeclaration]
    /// The extensions of a type.
    func extensions(of name: String) -> [LocatedDeclaration]
    /// What a type of another module inherits from, nearest first.
    func inheritance(ofForeign type: String) -> [String]
    /// The name of the class that every instance of a class is of: another one, where that alone inherits from it.
    func wholeType(of type: String) -> String
    /// The class that a type is one with, and its extensions: what they declare is the type's own, unless it overrides it.
    func inherited(by type: String) -> [LocatedDeclaration]
    /// The type aliases of a name at the top level.
    func aliases(named name: String) -> [LocatedDeclaration]
    /// The names of type aliases that put a type together with others: `UIResponder & UIApplicationDelegate`.
    func compositions(with type: String) -> [String]
    /// The names of the types that an alias of a name puts together.
    func parts(ofComposition name: String) -> [String]
}

extension ProgramSources {
    /// No type has another name.
    public func aliases(named name: String) -> [LocatedDeclaration] { [] }

    /// Each class is by itself.
    public func wholeType(of type: String) -> String { type }

    /// Each class is by itself.
    public func inherited(by type: String) -> [LocatedDeclaration] { [] }
}

/// The declarations of one module, found by name and found once.
public final class Program {
    let sources: any ProgramSources
    private var nominals: [String: NominalType?] = [:]
    private var globals: [String: [LocatedDeclaration]] = [:]
    private var memberLists: [MemberKey: [ProgramMember]] = [:]
    private var dispatched: [MemberKey: [ProgramMember]] = [:]
    private var methods: [String: [ProgramMember]] = [:]
    private var foreignMembers: [String: [ProgramMember]] = [:]
    private var ancestries: [String: [String]] = [:]
    private var descendants: [String: [String]] = [:]
    var structuralAliases: [String: FlowType?] = [:]

    /// A program over its sources.
    public init(_ sources: any ProgramSources) {
        self.sources = sources
    }

    /// The type of a name; nil where the program has none.
    public func type(_ name: String) -> NominalType? {
        if let known = nominals[name] { return known }
        let whole = sources.wholeType(of: name)
        let found = sources.types(named: whole)
        let extensions = sources.extensions(of: whole)
        let type =
            found.isEmpty && extensions.isEmpty
            ? nil
            : NominalType(
                name: whole, declarations: found, extensions: extensions,
                inherited: sources.inherited(by: whole))
        nominals[name] = .some(type)
        return type
    }

    /// The functions and variables of a name at the top level.
    public func globals(named name: String) -> [LocatedDeclaration] {
        if let known = globals[name] { return known }
        let found = sources.files(binding: name).flatMap { $0.globals(named: name) }
        globals[name] = found
        return found
    }

    /// The members of a name that a value of a type has: of the type, its extensions, and of what it inherits from.
    public func members(_ name: String, of type: String) -> [ProgramMember] {
        let key = MemberKey(type: type, name: name)
        if let known = memberLists[key] { return known }
        var found: [ProgramMember] = []
        for nominal in supertypes(of: type).lazy.compactMap(self.type) {
            found = nominal.members(name)
            if !found.isEmpty { break }
        }
        memberLists[key] = found
        return found
    }

    /// What a call of a member may run where the value is of a type or of one that inherits from it: the member itself,
    /// and those that take its place.
    public func implementations(_ name: String, of type: String) -> [ProgramMember] {
        let key = MemberKey(type: type, name: name)
        if let known = dispatched[key] { return known }
        var found = members(name, of: type)
        if let first = found.first, mayBeInherited(type) {
            // Nobody inherits from an alias that puts types together but those who inherit from its parts.
            let base = self.type(type) == nil ? first.owner : type
            found += subtypes(of: base).flatMap { self.type($0)?.members(name) ?? [] }
        }
        dispatched[key] = found
        return found
    }

    private func mayBeInherited(_ type: String) -> Bool {
        switch self.type(type)?.kind {
        case .protocol, .class, nil: true
        default: false
        }
    }

    /// Whether the compiler writes the initializer of a type, which takes the values of its members.
    public func hasMemberwiseInitializer(_ type: String) -> Bool {
        guard let nominal = self.type(type), nominal.kind == .struct else { return false }
        // One in an extension leaves it.
        return !nominal.declarations.contains { located in
            located.declaration.members.contains { $0.kind == .initializer }
        }
    }

    /// The types of the program that inherit from a type, also by way of others.
    public func subtypes(of type: String) -> [String] {
        if let known = descendants[type] { return known }
        let type = sources.wholeType(of: type)
        var result: [String] = []
        var queue = [type]
        // Aliases are no types of their own.
        var asked: Set<String> = []
        while let next = queue.first, result.count < Self.mostSubtypes {
            queue.removeFirst()
            queue += sources.compositions(with: next).filter { asked.insert($0).inserted }
            for file in sources.files(inheriting: next) {
                for located in file.types + file.extensions
                where located.declaration.inheritance.contains(where: {
                    $0.baseName.split(separator: ".").last.map(String.init) == next
                }) {
                    let name = sources.wholeType(of: located.shortName)
                    guard name != type, !result.contains(name) else { continue }
                    result.append(name)
                    queue.append(name)
                }
            }
        }
        descendants[type] = result
        return result
    }

    /// Of more, no call goes to all.
    private static let mostSubtypes = 100

    /// The methods of a name of all types.
    public func methods(named name: String) -> [ProgramMember] {
        if let known = methods[name] { return known }
        let found = sources.files(binding: name).flatMap { file in
            (file.types + file.extensions).flatMap { type in
                type.declaration.members.filter { $0.kind == .function && $0.name == name }.map {
                    ProgramMember(
                        owner: sources.wholeType(of: type.shortName),
                        located: LocatedDeclaration(file: file, declaration: $0))
                }
            }
        }
        methods[name] = found
        return found
    }

    /// The variables of a name in extensions of types of other modules.
    public func membersOfForeignTypes(_ name: String) -> [ProgramMember] {
        if let known = foreignMembers[name] { return known }
        let found = sources.files(binding: name).flatMap(\.extensions).flatMap {
            extended -> [ProgramMember] in
            let type = extended.shortName
            guard self.type(type)?.isDeclared != true else { return [] }
            return extended.declaration.members.filter { member in
                member.kind == .variable && member.bindings.contains { $0.name == name }
            }.map {
                ProgramMember(
                    owner: type,
                    located: LocatedDeclaration(file: extended.file, declaration: $0))
            }
        }
        foreignMembers[name] = found
        return found
    }

    /// Whether a type is another one or inherits from it, as far as the program says.
    public func inherits(_ type: String, from other: String) -> Bool {
        supertypes(of: type).contains(other)
    }

    /// A type with everything that it inherits from, nearest first; the last ones may be of other modules.
    public func supertypes(of type: String) -> [String] {
        if let known = ancestries[type] { return known }
        var result: [String] = []
        var queue = [type]
        while let next = queue.first, result.count < Self.mostSupertypes {
            queue.removeFirst()
            guard !result.contains(next) else { continue }
            result.append(next)
            let nominal = self.type(next)
            queue += nominal?.supertypes ?? []
            guard nominal?.isDeclared != true else { continue }
            queue +=
                sources.inheritance(ofForeign: next) + sources.parts(ofComposition: next)
                + StandardConformances.protocols(of: next)
        }
        ancestries[type] = result
        return result
    }

    /// Nobody inherits from more.
    private static let mostSupertypes = 50

    private struct MemberKey: Hashable {
        let type: String
        let name: String
    }
}

/// A class, struct, enum, actor or protocol of a program with its extensions; of a type of another module only those.
public final class NominalType {
    /// The name without what it stands in.
    public let name: String
    /// The declarations of that name; more than one where types inside of others share it.
    public let declarations: [LocatedDeclaration]
    /// The extensions.
    public let extensions: [LocatedDeclaration]
    private let inherited: [LocatedDeclaration]
    private let byName: [String: [ProgramMember]]
    private let inheritedByName: [String: [ProgramMember]]

    /// A type by its declarations and extensions, and those of a class that it is one with.
    init(
        name: String, declarations: [LocatedDeclaration], extensions: [LocatedDeclaration],
        inherited: [LocatedDeclaration] = []
    ) {
        self.name = name
        self.declarations = declarations
        self.extensions = extensions
        self.inherited = inherited
        var byName = Self.members(of: declarations + extensions, owner: name)
        inheritedByName = Self.members(of: inherited, owner: name)
        for (name, members) in inheritedByName {
            let own = byName[name] ?? []
            byName[name, default: []] += members.filter { member in
                !own.contains { $0.located.declaration.replaces(member.located.declaration) }
            }
        }
        self.byName = byName
    }

    private static func members(
        of declarations: [LocatedDeclaration], owner: String
    ) -> [String: [ProgramMember]] {
        var byName: [String: [ProgramMember]] = [:]
        for located in declarations {
            for member in located.declaration.members {
                let declared = LocatedDeclaration(file: located.file, declaration: member)
                let value = ProgramMember(owner: owner, located: declared)
                for name in value.names { byName[name, default: []].append(value) }
            }
        }
        return byName
    }

    /// What `super` means by a name in code of the type; nil where the type is one with no other.
    func membersAbove(_ code: LocatedDeclaration, named name: String) -> [ProgramMember]? {
        if inherited.isEmpty { return nil }
        let isInherited = inherited.contains {
            $0.file.path == code.file.path
                && $0.declaration.range.contains(code.declaration.keyword)
        }
        return isInherited ? [] : inheritedByName[name] ?? []
    }

    /// Whether the type overrides a member of the class that it is one with, so that only `super` means that.
    public func isReplaced(_ member: LocatedDeclaration) -> Bool {
        let name = member.declaration.name
        return inheritedByName[name]?.contains(where: { $0.located.isSame(as: member) }) == true
            && byName[name]?.contains(where: { $0.located.isSame(as: member) }) != true
    }

    /// Whether a member overrides one of the class that the type is one with.
    public func replacesInherited(_ member: LocatedDeclaration) -> Bool {
        inheritedByName[member.declaration.name]?.contains {
            member.declaration.replaces($0.located.declaration)
        } == true
    }

    /// Whether the program declares it.
    public var isDeclared: Bool { !declarations.isEmpty }

    /// The kind of the first declaration; nil for a type of another module.
    public var kind: DeclarationKind? { declarations.first?.declaration.kind }

    /// The members of a name; initializers are called `init`.
    public func members(_ name: String) -> [ProgramMember] { byName[name] ?? [] }

    /// Every member, in no particular order but the same one always.
    public var allMembers: [ProgramMember] {
        (declarations + extensions + inherited).flatMap { located in
            located.declaration.members.map { member in
                ProgramMember(
                    owner: name,
                    located: LocatedDeclaration(file: located.file, declaration: member))
            }
        }
    }

    /// The names behind the colons, without modules and generic arguments.
    public var supertypes: [String] {
        (declarations + extensions + inherited).flatMap { $0.declaration.inheritance }.map {
            String($0.baseName.split(separator: ".").last ?? "")
        }
    }
}

/// A member of a type of the program.
///
/// A class, so that its code as a function is found once.
public final class ProgramMember {
    /// The name of the type.
    public let owner: String
    /// The declaration.
    public let located: LocatedDeclaration
    /// What a call of it runs; nil where it is no function, or has no body.
    private(set) lazy var function = FlowFunction(located, owner: owner)

    /// A member of a type.
    init(owner: String, located: LocatedDeclaration) {
        self.owner = owner
        self.located = located
    }

    /// The names by which it is found.
    public var names: [String] {
        switch located.declaration.kind {
        case .variable, .enumCase: located.declaration.bindings.map(\.name)
        default: [located.declaration.name]
        }
    }
}

extension LocatedDeclaration {
    /// The name of a type without what it stands in.
    fileprivate var shortName: String {
        String(declaration.name.split(separator: ".").last ?? "")
    }
}
