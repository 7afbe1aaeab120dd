import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds code that walks up the responder chain to reach the application delegate, which is not in the chain any more.
///
/// A walk is a function that reads `next` and casts; who it looks for stands in its cast, or where it is called.
struct ResponderWalks {
    private let context: TargetContext
    private let wanted: [String]

    /// An analysis of some code for walks up to a delegate, by its class or by a protocol that it conforms to and that one of
    /// the `declared` programs has.
    init(of delegate: DelegateClass, in context: TargetContext, declared: [TargetContext]) {
        self.context = context
        let protocols = Self.protocols(of: delegate, in: declared)
        wanted = (context.names(ofType: delegate.name) + protocols).sorted()
    }

    /// A finding for each cast in a walk, and for each call of one, that names what only the delegate is.
    func findings() -> [Finding] {
        let walks = Self.functions(in: context).filter(casts)
        let names = Set(walks.map(\.declaration.name))
        return direct(walks) + names.sorted().flatMap(calls)
    }

    /// The protocols of the app's that it conforms to, and that which every such delegate does.
    private static func protocols(of delegate: DelegateClass, in programs: [TargetContext])
        -> [String]
    {
        Set(delegate.inheritance.map(\.lastComponent)).filter { name in
            name == "UIApplicationDelegate"
                || programs.contains { program in
                    program.types(named: name).contains { $0.declaration.kind == .protocol }
                }
        }.sorted()
    }

    /// The functions and computed properties that read `next` of a responder.
    static func functions(in context: TargetContext) -> [LocatedDeclaration] {
        context.files(naming: "next").flatMap { file -> [LocatedDeclaration] in
            let next = file.tokens(spelled: "next").filter { isRead($0, in: file.outline) }
            guard !next.isEmpty else { return [] }
            return members(of: file).filter { $0.code.map(next.hasElement) ?? false }
        }
    }

    /// Whether a walk asks what a responder is.
    private func casts(_ walk: LocatedDeclaration) -> Bool {
        let outline = walk.file.outline
        return walk.code?.contains { token in
            switch outline.tokens.tokens[token].kind {
            case .keyword(.as), .keyword(.is): !isOfApplication(cast: token, in: outline)
            case .identifier: Self.asking.contains { outline.tokens.spells(token, $0) }
            default: false
            }
        } ?? false
    }

    /// What asks for the class of an object without a cast.
    private static let asking = ["unsafeDowncast", "unsafeBitCast", "isKind", "isMember", "type"]

    /// Whether what stands in front of an `as` is somebody's delegate, such as the application's, which no walk gives.
    private func isOfApplication(cast token: Int, in file: SwiftFile) -> Bool {
        let end = file.tokenWithoutMarks(endingAt: token - 1)
        return end > 0 && file.tokens.spells(end, "delegate")
            && file.tokens.tokens[end - 1].kind == .period
    }

    /// The same of the cast whose type a token is.
    private func isOfApplication(castTo token: Int, in file: SwiftFile) -> Bool {
        let cast = (max(token - 2, 0)..<token).first {
            file.tokens.tokens[$0].kind == .keyword(.as)
        }
        return cast.map { isOfApplication(cast: $0, in: file) } ?? false
    }

    /// Whether `next` is a property that is read: iterators call theirs, and a responder's can't be set.
    static func isRead(_ token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        guard tokens[token].kind == .identifier, tokens.indices.contains(token + 1) else {
            return false
        }
        return tokens[token + 1].kind != .leftParen && tokens[token + 1].kind != .colon
            && !(token > 0 && tokens[token - 1].kind == .period
                && file.tokens.spells(token + 1, "="))
            && (token == 0
                || tokens[token - 1].kind != .keyword(.let)
                    && tokens[token - 1].kind != .keyword(.var))
    }

    private static func members(of file: ProgramFile) -> [LocatedDeclaration] {
        let own = (file.types + file.extensions).flatMap { type in
            type.declaration.members.map { LocatedDeclaration(file: file, declaration: $0) }
        }
        let globals = file.outline.declarations.map {
            LocatedDeclaration(file: file, declaration: $0)
        }
        return (own + globals).filter {
            $0.declaration.kind == .function || $0.declaration.kind == .variable
        }
    }

    private func direct(_ walks: [LocatedDeclaration]) -> [Finding] {
        walks.flatMap { walk -> [Finding] in
            guard let code = walk.code else { return [] }
            let tokens = walk.file.outline.tokens
            return code.filter { token in
                wanted.contains { tokens.spells(token, $0) }
                    && (walk.file.outline.isCastTarget(token)
                        || tokens.tokens[token + 1].kind == .period
                            && tokens.tokens[token + 2].kind == .keyword(.self))
                    && !isOfApplication(castTo: token, in: walk.file.outline)
            }.map { finding(at: context.place(walk.file, $0)) }
        }
    }

    /// The uses of a walk in statements that name what only the delegate is.
    private func calls(of name: String) -> [Finding] {
        context.files(naming: name).flatMap { file -> [Finding] in
            let uses = file.tokens(spelled: name).filter { token in
                !isName(token, in: file.outline)
            }
            var line = 0..<0
            var isNamed = false
            return uses.filter { use in
                // Many uses may stand on one line, which is looked through once.
                if !line.contains(use) {
                    line = file.outline.lineAround(use)
                    isNamed = namesDelegate(line, in: file.outline)
                }
                return isNamed && !isAnsweredAtOnce(use, line, in: file)
            }.map { finding(at: context.place(file, $0)) }
        }
    }

    /// Whether a walk starts at an object that is what it looks for.
    private func isAnsweredAtOnce(_ use: Int, _ line: Range<Int>, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        guard use == 0 || tokens.tokens[use - 1].kind != .period,
            let type = file.outline.nameOfType(around: use)
        else { return false }
        let named = wanted.filter { name in line.contains { tokens.spells($0, name) } }
        let parts = context.allTypes(named: type) + context.extensions(of: type)
        return named.allSatisfy { name in
            parts.contains { part in
                part.declaration.kind != .protocol
                    && part.declaration.inheritance.contains { $0.baseName.lastComponent == name }
            }
        }
    }

    /// Whether a token only names something: a declaration, a local's too, or an argument.
    private func isName(_ token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        if token + 1 < tokens.count, tokens[token + 1].kind == .colon { return true }
        guard token > 0 else { return false }
        switch tokens[token - 1].kind {
        case .keyword(.func), .keyword(.var), .keyword(.let): return true
        default: return false
        }
    }

    /// Whether a line names the delegate: as an argument, or as the type of what a walk gives.
    private func namesDelegate(_ line: Range<Int>, in file: SwiftFile) -> Bool {
        line.contains { token in wanted.contains { file.tokens.spells(token, $0) } }
    }

    private func finding(at place: Place) -> Finding {
        Finding(
            .delegateResponderChain, .warning, .manual, at: place,
            "this walks up the responder chain to the application delegate, which is not in it any more",
            remedy: "use the delegate itself, which the App has from its adaptor")
    }
}

extension LocatedDeclaration {
    /// The code of a function, or of a computed property.
    var code: TokenRange? {
        declaration.body ?? declaration.bindings.first.flatMap { $0.accessors ?? $0.initializer }
    }
}
