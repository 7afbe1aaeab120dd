import SourceEditing
import SwiftOutline

/// A Swift source of a program with its path.
///
/// A class, so that a declaration carries its file at no cost, and what was found in the file is found once. It lives in
/// one task.
public final class ProgramFile {
    /// Relative to the root.
    public let path: String
    /// What it declares.
    public let outline: SwiftFile
    /// Where its lines start.
    public private(set) lazy var lines = LineTable(outline.text)
    private var bodies: [TokenRange: FlowBody] = [:]
    private var spelled: [String: [Int]] = [:]
    private lazy var table: [String: [Int]] = outline.tokens.tokens.indices.reduce(into: [:]) {
        $0[outline.tokens.text(of: $1), default: []].append($1)
    }

    /// Whether something that is no call in Swift may make a value of a class: a nib, a property list, Objective-C.
    public let isMadeByName: (String) -> Bool

    /// A source with its outline; without a word on that, any class may be made by its name.
    public init(
        path: String, outline: SwiftFile, isMadeByName: @escaping (String) -> Bool = { _ in true }
    ) {
        self.path = path
        self.outline = outline
        self.isMadeByName = isMadeByName
    }

    /// The initializers of the file's types that nothing can call.
    public private(set) lazy var uncallableInitializers: [LocatedDeclaration] =
        count(of: "unavailable") == 0
        ? []
        : types.flatMap(\.declaration.members).map {
            LocatedDeclaration(file: self, declaration: $0)
        }.filter(\.isUncallable)

    /// Whether a token stands in code that is never run, as nothing can call it.
    public func isNeverRun(_ token: Int) -> Bool {
        uncallableInitializers.contains { $0.declaration.body?.contains(token) ?? false }
    }

    /// How many tokens of the file are spelled like a word.
    public func count(of word: String) -> Int { tokens(spelled: word).count }

    /// The tokens that are spelled like a word, in order.
    ///
    /// A few words are searched in the text, so that few tokens are looked at; for many words a table pays.
    public func tokens(spelled word: String) -> [Int] {
        if let known = spelled[word] { return known }
        guard spelled.count < Self.mostSearches else { return table[word] ?? [] }
        let pattern = BytePattern(word)
        var found: [Int] = []
        var offset = 0
        while let start = pattern.firstOffset(in: outline.text, from: offset) {
            let token = outline.tokens.token(from: start)
            if outline.tokens.spells(token, word), outline.tokens.tokens[token].start == start {
                found.append(token)
            }
            offset = start + 1
        }
        spelled[word] = found
        return found
    }

    private static let mostSearches = 16

    /// The steps of the code of a range.
    public func body(of range: TokenRange) -> FlowBody {
        if let known = bodies[range] { return known }
        let body = FlowBody(of: range, in: outline)
        bodies[range] = body
        return body
    }

    private var statements: [TokenRange: [Statement]] = [:]

    /// The statements of a block, one level deep, from the tokens between its braces.
    public func statements(of block: TokenRange) -> [Statement] {
        if let known = statements[block] { return known }
        let found = outline.statements(of: block)
        statements[block] = found
        return found
    }

    /// The types that the file declares, those inside of others and of extensions included, protocols too.
    public private(set) lazy var types: [LocatedDeclaration] = {
        var found: [LocatedDeclaration] = []
        // The next one is the last, so that each is moved once.
        var pending = Array(outline.declarations.reversed())
        while let next = pending.popLast() {
            guard next.kind.hasMembers else { continue }
            if next.kind != .extension {
                found.append(LocatedDeclaration(file: self, declaration: next))
            }
            pending += next.members.reversed().filter { $0.kind.hasMembers }
        }
        return found
    }()

    /// The extensions of the file.
    public private(set) lazy var extensions: [LocatedDeclaration] =
        outline.declarations.filter { $0.kind == .extension }.map {
            LocatedDeclaration(file: self, declaration: $0)
        }

    /// The types, and the extensions at the top level, by the last name of each that stands behind their colon.
    private lazy var inheritors: [String: [LocatedDeclaration]] =
        (types + extensions).reduce(into: [:]) { found, type in
            let names = type.declaration.inheritance.map {
                String($0.baseName.split(separator: ".").last ?? "")
            }
            for name in Set(names) { found[name, default: []].append(type) }
        }

    /// The types, then the extensions, that name something behind their colon, by its last name.
    public func inheritors(of name: String) -> [LocatedDeclaration] { inheritors[name] ?? [] }

    private lazy var typesByName = Dictionary(grouping: types) { $0.declaration.name }
    private lazy var extensionsByName = Dictionary(grouping: extensions) {
        String($0.declaration.name.split(separator: ".").last ?? "")
    }
    private lazy var globalsByName: [String: [LocatedDeclaration]] =
        outline.declarations.reduce(into: [:]) { found, declaration in
            let located = LocatedDeclaration(file: self, declaration: declaration)
            switch declaration.kind {
            case .function: found[declaration.name, default: []].append(located)
            case .variable:
                for name in Set(declaration.bindings.map(\.name)) {
                    found[name, default: []].append(located)
                }
            default: break
            }
        }

    /// The types of a name, those inside of others included.
    public func types(named name: String) -> [LocatedDeclaration] { typesByName[name] ?? [] }

    private lazy var topLevelByName = Dictionary(
        grouping: outline.declarations.lazy.filter {
            $0.kind == .typealias || $0.kind.hasMembers && $0.kind != .extension
        }.map { LocatedDeclaration(file: self, declaration: $0) }
    ) { $0.declaration.name }

    /// The types of a name at the top level.
    public func topLevelTypes(named name: String) -> [LocatedDeclaration] {
        (topLevelByName[name] ?? []).filter { $0.declaration.kind != .typealias }
    }

    /// The type aliases at the top level.
    public var aliases: [LocatedDeclaration] {
        outline.declarations.lazy.filter { $0.kind == .typealias }.map {
            LocatedDeclaration(file: self, declaration: $0)
        }
    }

    /// The type aliases of a name at the top level.
    public func aliases(named name: String) -> [LocatedDeclaration] {
        (topLevelByName[name] ?? []).filter { $0.declaration.kind == .typealias }
    }

    /// The extensions of a type, which may stand in another one.
    public func extensions(of name: String) -> [LocatedDeclaration] {
        extensionsByName[name] ?? []
    }

    /// The functions and variables of a name at the top level.
    public func globals(named name: String) -> [LocatedDeclaration] { globalsByName[name] ?? [] }
}

/// A declaration and the file that it stands in.
///
/// A class, since functions, members and calls carry it by the thousand, and a declaration has many parts.
public final class LocatedDeclaration {
    /// The file.
    public let file: ProgramFile
    /// The declaration.
    public let declaration: Declaration

    /// A declaration of a file.
    public init(file: ProgramFile, declaration: Declaration) {
        self.file = file
        self.declaration = declaration
    }

    /// Whether another one stands in the same place.
    public func isSame(as other: LocatedDeclaration) -> Bool {
        file.path == other.file.path && declaration.keyword == other.declaration.keyword
    }
}
