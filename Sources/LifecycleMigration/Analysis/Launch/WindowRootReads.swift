import SwiftOutline

/// The places of a statement where it reads the root view controller of the window.
struct WindowRootReads {
    /// One `window?.rootViewController`, `self.` included.
    struct Read {
        /// From the window to `rootViewController`.
        let range: TokenRange
        /// The same with the `?` or `!` behind it.
        let unwrapped: TokenRange
        /// Whether what stands behind it takes an optional: a cast, `?` or `!`.
        let isUnwrapped: Bool

        /// What stands in front of the window: nothing, `self.` or `self?.`.
        func prefix(in file: SwiftFile) -> String {
            let end = range.first { file.tokens.tokens[$0].kind == .identifier }
            return file.text(range.lowerBound..<(end ?? range.lowerBound))
        }
    }

    /// The reads, in order.
    let reads: [Read]

    /// The reads of a range; nil where the window is used for anything else too.
    init?(in range: TokenRange, of file: SwiftFile, names: WindowNames) {
        var reads: [Read] = []
        for reference in file.references(in: range)
        where reference.isUse && names.windows.contains(reference.name) {
            guard let read = Self.read(at: reference, in: file) else { return nil }
            reads.append(read)
        }
        self.reads = reads
    }

    private static func read(at reference: Reference, in file: SwiftFile) -> Read? {
        let tokens = file.tokens.tokens
        func isUnwrapping(_ token: Int) -> Bool {
            tokens[token].kind == .postfixQuestionMark || tokens[token].kind == .exclamationMark
        }
        var start = reference.token
        if case .member = reference.role {
            start -= 2
            while start > 0, isUnwrapping(start) { start -= 1 }
        }
        var next = reference.token + 1
        while isUnwrapping(next) { next += 1 }
        guard tokens[next].kind == .period, file.tokens.spells(next + 1, "rootViewController")
        else { return nil }
        let end = next + 2
        guard tokens[end].kind != .equal else { return nil }
        var rest = end
        while isUnwrapping(rest) { rest += 1 }
        return Read(
            range: start..<end, unwrapped: start..<rest,
            isUnwrapped: rest > end || tokens[end].kind == .keyword(.as))
    }
}
