import AppFacts
import SwiftFlow
import SwiftOutline

/// Where in a file a name stands for a window that the code there has made, or that a window controller has of its own: no
/// window of SwiftUI's is behind it.
struct MadeWindowNames {
    private var parts: [String: TokenRanges] = [:]

    /// The names in a file.
    init(in file: ProgramFile, _ context: TargetContext) {
        var ranges = Self.controllers(in: file, context)
        for (name, range) in Self.made(in: file, context) + Self.kept(in: file, context) {
            ranges[name, default: []].append(range)
        }
        parts = ranges.mapValues(TokenRanges.init)
    }

    /// Whether the name at a token stands for such a window: by itself, or as a member of `self`.
    func have(_ token: Int, in file: SwiftFile) -> Bool {
        guard let ranges = parts[file.name(at: token)], ranges.contains(token) else { return false }
        let isMember = token > 0 && file.tokens.tokens[token - 1].kind == .period
        return !isMember || token > 1 && file.tokens.tokens[token - 2].kind == .keyword(.`self`)
    }

    /// AppKit's window controllers have windows of AppKit's only.
    private static func controllers(
        in file: ProgramFile, _ context: TargetContext
    ) -> [String: [TokenRange]] {
        let parts = (file.types + file.extensions).map(\.declaration).filter {
            context.inheritanceChain(of: $0.name.lastComponent).last == "NSWindowController"
        }
        return parts.isEmpty ? [:] : ["window": parts.map(\.range)]
    }

    /// A property that a type sets to windows of its own making only: in all of the type.
    private static func kept(
        in file: ProgramFile, _ context: TargetContext
    ) -> [(name: String, range: TokenRange)] {
        let makings = MacWindowMaking.all(
            in: file.outline.tokens.tokens.indices, of: file, context
        ).filter { $0.framework != "NSWindowController" }.map(\.range.lowerBound)
        guard !makings.isEmpty else { return [] }
        return file.types.flatMap { type in
            type.declaration.members.filter { $0.kind == .variable }.flatMap(\.bindings).filter {
                let values = values(of: $0, in: type, file)
                return values?.isEmpty == false && values?.allSatisfy(makings.contains) == true
                    && !isSetElsewhere($0.name, context)
            }.map { ($0.name, type.declaration.range) }
        }
    }

    /// The first tokens of what a property is set to in its type, without `nil`; nil where its name may mean something else there.
    private static func values(
        of binding: Binding, in type: LocatedDeclaration, _ file: ProgramFile
    ) -> [Int]? {
        let tokens = file.outline.tokens.tokens
        var values: [Int] = []
        for token in file.tokens(spelled: binding.name)
        where type.declaration.range.contains(token) {
            let isProperty = token == binding.nameToken
            let last = tokens[token - 1].kind
            if last == .period, tokens[token - 2].kind != .keyword(.`self`) { continue }
            let isOther =
                [.keyword(.let), .keyword(.var)].contains(last)
                || file.outline.tokens.spells(token - 1, "&")
                || tokens[token + 1].kind == .colon
            if isOther, !isProperty { return nil }
            let equal = isProperty ? binding.initializer.map { $0.lowerBound - 1 } : token + 1
            guard let equal, tokens[equal].kind == .equal else { continue }
            if tokens[equal + 1].kind != .keyword(.nil) { values.append(equal + 1) }
        }
        return values
    }

    /// Whether code sets a member of such a name of anything but itself.
    private static func isSetElsewhere(_ name: String, _ context: TargetContext) -> Bool {
        context.files(naming: name).contains { file in
            let tokens = file.outline.tokens.tokens
            return file.tokens(spelled: name).contains { token in
                token > 1 && tokens[token - 1].kind == .period && tokens[token + 1].kind == .equal
                    && tokens[token - 2].kind != .keyword(.`self`)
            }
        }
    }

    /// `let window = NSWindow(…)`: from there to the end of the block.
    private static func made(
        in file: ProgramFile, _ context: TargetContext
    ) -> [(name: String, range: TokenRange)] {
        let tokens = file.outline.tokens.tokens
        var found: [(name: String, range: TokenRange)] = []
        var ends: [Int] = []
        var makings = MacWindowMaking.all(in: tokens.indices, of: file, context)
            .filter { $0.framework != "NSWindowController" }.map(\.range.lowerBound)[...]
        guard !makings.isEmpty else { return [] }
        for token in tokens.indices {
            if tokens[token].kind == .leftBrace {
                ends.append(max(Int(file.outline.tokens.partners[token]), token))
            }
            while let end = ends.last, end <= token { ends.removeLast() }
            guard makings.first == token else { continue }
            makings.removeFirst()
            guard token > 2, tokens[token - 1].kind == .equal,
                tokens[token - 2].kind == .identifier,
                [.keyword(.let), .keyword(.var)].contains(tokens[token - 3].kind)
            else { continue }
            found.append((file.outline.name(at: token - 2), token..<(ends.last ?? tokens.count)))
        }
        return found
    }
}
