import SwiftFlow
import SwiftOutline

/// The code that may decide which delegate starts: that of the start's own file, and what the start names elsewhere.
package struct LaunchCode {
    /// A piece of it.
    package struct Piece {
        /// The file.
        package let file: ProgramFile
        /// The tokens.
        package let range: TokenRange

        /// A piece from its parts.
        package init(
            file: ProgramFile, range: TokenRange
        ) {
            self.file = file
            self.range = range
        }
    }

    /// The pieces, the start's own file first.
    package let pieces: [Piece]

    /// The code behind the arguments of some calls in a file.
    package init(of calls: [LaunchCall], in file: ProgramFile, _ context: TargetContext) {
        let outline = file.outline
        var pieces = [Piece(file: file, range: outline.tokens.tokens.indices)]
        let names = calls.flatMap { call in
            outline.references(in: call.delegateClass).filter { $0.role == .bare }
        }
        for name in Set(names.map(\.name)).sorted() {
            pieces += Self.globals(name, besides: file.path, in: context)
        }
        for reference in names {
            let members = context.types(named: reference.name).filter { $0.file.path != file.path }
            guard !members.isEmpty, outline.tokens.tokens[reference.token + 1].kind == .period
            else { continue }
            let member = outline.name(at: reference.token + 2)
            let all = members + context.extensions(of: reference.name)
            pieces += all.flatMap { type in
                type.declaration.members.filter { $0.declaredNames.contains(member) }.map {
                    Piece(file: type.file, range: $0.range)
                }
            }
        }
        self.pieces = pieces
    }

    /// The functions and variables of a name that other files declare outside of every type.
    private static func globals(
        _ name: String, besides path: String, in context: TargetContext
    ) -> [Piece] {
        context.files(naming: name).filter { $0.path != path }.flatMap { file in
            file.outline.declarations.filter {
                ($0.kind == .function || $0.kind == .variable) && $0.declaredNames.contains(name)
            }.map { Piece(file: file, range: $0.range) }
        }
    }

    /// Whatever may be a class in the code: identifiers, and texts that are nothing but a name.
    package var names: Set<String> {
        var names: Set<String> = []
        for piece in pieces {
            let tokens = piece.file.outline.tokens
            for token in piece.range {
                switch tokens.tokens[token].kind {
                case .identifier: names.insert(piece.file.outline.name(at: token))
                case .stringSegment: names.insert(tokens.text(of: token).lastComponent)
                default: continue
                }
            }
        }
        return names
    }

    /// Whether a name or a text in it is of tests.
    package var namesTests: Bool {
        pieces.contains { OwnStartReader.isOfTests($0.file, $0.range) }
    }

    // MARK: A class

    /// How a piece of the code names a class where it chooses it.
    package enum Spelling: Hashable {
        /// `X.self`
        case type
        /// A text, as it is written.
        case text(String)
        /// Some other use: what name comes of it is not known.
        case other
    }

    /// The places where the code may choose a class, and how it is named there.
    package func choices(of name: String) -> [(piece: Int, token: Int, spelling: Spelling)] {
        var found: [(piece: Int, token: Int, spelling: Spelling)] = []
        for (index, piece) in pieces.enumerated() {
            for token in piece.range {
                guard let spelling = spelling(of: name, at: token, in: piece) else { continue }
                found.append((index, token, spelling))
            }
        }
        return found
    }

    private func spelling(of name: String, at token: Int, in piece: Piece) -> Spelling? {
        let tokens = piece.file.outline.tokens
        if tokens.tokens[token].kind == .stringSegment {
            let text = tokens.text(of: token)
            return text.lastComponent == name ? .text(text) : nil
        }
        guard tokens.spells(token, name), tokens.tokens[token].kind == .identifier,
            tokens.tokens[token + 1].kind == .period
        else { return nil }
        guard tokens.tokens[token + 2].kind == .keyword(.`self`) else { return .other }
        return isDescribed(token, in: piece) ? .other : .type
    }

    /// Brackets around a class further out than this are not looked at.
    private static let widthLimit = 64

    /// Whether a text of its own is made of a class: in `"\(X.self)"`, and in `String(describing: X.self)`.
    private func isDescribed(_ token: Int, in piece: Piece) -> Bool {
        let tokens = piece.file.outline.tokens
        var index = token - 1
        for _ in 0..<Self.widthLimit where index > piece.range.lowerBound {
            switch tokens.tokens[index].kind {
            case .rightParen, .rightSquare, .rightBrace:
                let partner = Int(tokens.partners[index])
                index = partner >= 0 ? partner : index
            case .leftBrace: return false
            case .leftParen:
                if tokens.spells(index - 1, "NSStringFromClass") { return false }
                if tokens.tokens[index - 1].kind == .backslash { return true }
                if tokens.spells(index - 1, "String") { return true }
            default: break
            }
            index -= 1
        }
        return false
    }
}
