import SwiftFlow
import SwiftOutline

/// Where in a file a name stands for a window that the code there has made, or that a window controller has of its own: no
/// window of SwiftUI's is behind it.
struct MadeWindowNames {
    private var parts: [String: TokenRanges] = [:]

    /// The names in a file.
    init(in file: ProgramFile, _ context: TargetContext) {
        var ranges = Self.controllers(in: file, context)
        for (name, range) in Self.made(in: file, context) {
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
