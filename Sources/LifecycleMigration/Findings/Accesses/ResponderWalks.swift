import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds code that walks up the responder chain to reach the application delegate, which is not in the chain any more.
///
/// A walk is a function that reads `next` and casts; who it looks for stands in its cast, or where it is called.
struct ResponderWalks {
    private let context: TargetContext
    private let wanted: [String]

    /// An analysis of a target for walks up to its delegate, by its class or by a protocol of the app's that only it has.
    init(of delegate: DelegateClass, in context: TargetContext) {
        self.context = context
        let protocols = Self.protocols(of: delegate, in: context)
        wanted = (context.names(ofType: delegate.name) + protocols).sorted()
    }

    /// A finding for each cast in a walk, and for each call of one, that names what only the delegate is.
    func findings() -> [Finding] {
        let walks = walks()
        let names = Set(walks.map(\.declaration.name))
        return direct(walks) + names.sorted().flatMap(calls)
    }

    private static func protocols(of delegate: DelegateClass, in context: TargetContext) -> [String]
    {
        let inherited = ([delegate.declaration] + delegate.extensions.map(\.declaration)).flatMap {
            $0.inheritance.map(\.baseName.lastComponent)
        }
        return inherited.filter { name in
            context.types(named: name).contains { $0.declaration.kind == .protocol }
                && conformers(to: name, in: context) == [delegate.name]
        }
    }

    private static func conformers(to name: String, in context: TargetContext) -> Set<String> {
        let types = context.files(naming: name).flatMap { $0.types + $0.extensions }.filter {
            type in
            type.declaration.kind != .protocol
                && type.declaration.inheritance.contains { $0.baseName.lastComponent == name }
        }
        return Set(types.map(\.declaration.name.lastComponent))
    }

    /// The functions and computed properties that read `next` of a responder and cast what they have.
    private func walks() -> [LocatedDeclaration] {
        context.files(naming: "next").flatMap { file -> [LocatedDeclaration] in
            let next = file.tokens(spelled: "next").filter { isRead($0, in: file.outline) }
            guard !next.isEmpty else { return [] }
            return members(of: file).filter { member in
                guard let code = member.code else { return false }
                return next.hasElement(in: code)
                    && code.contains {
                        file.outline.tokens.tokens[$0].kind == .keyword(.as)
                            && !isOfApplication(cast: $0, in: file.outline)
                    }
            }
        }
    }

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
    private func isRead(_ token: Int, in file: SwiftFile) -> Bool {
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

    private func members(of file: ProgramFile) -> [LocatedDeclaration] {
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
                    && walk.file.outline.isCastTarget(token)
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
                    line = self.line(around: use, in: file.outline)
                    isNamed = namesDelegate(line, in: file.outline)
                }
                return isNamed
            }.map { finding(at: context.place(file, $0)) }
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

    private func line(around token: Int, in file: SwiftFile) -> Range<Int> {
        var first = token
        while first > 0, !startsLine(first, in: file) { first -= 1 }
        var end = token + 1
        while end < file.tokens.tokens.count, !startsLine(end, in: file) { end += 1 }
        return first..<end
    }

    private func startsLine(_ token: Int, in file: SwiftFile) -> Bool {
        let between = file.tokens.tokens[token - 1].end..<file.tokens.tokens[token].start
        return file.text.bytes[between].contains {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
        }
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
    fileprivate var code: TokenRange? {
        declaration.body ?? declaration.bindings.first?.accessors
    }
}
