import SwiftOutline

/// Finds the locals of a launch that nothing but the window used: once it goes, the compiler would complain of them.
///
/// Only what is read without an effect counts, such as the bounds of the screen; a call stays.
struct OrphanedLocals {
    private let code: LaunchCode
    private var file: SwiftFile { code.function.file }

    /// An analysis of a launch function.
    init(in code: LaunchCode) {
        self.code = code
    }

    /// Types of the SDK whose values and properties can be read any number of times.
    private static let plainTypes: Set<String> = [
        "CGFloat", "CGPoint", "CGRect", "CGSize", "UIApplication", "UIDevice", "UIScreen",
    ]
    /// Those of them that are made by their name.
    private static let madeTypes: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGSize"]

    /// The declarations that go along with other statements, by index.
    func indices(goingWith gone: Set<Int>) -> Set<Int> {
        let plain = plainDeclarations
        guard !plain.isEmpty else { return [] }
        var orphans: Set<Int> = []
        var needed: Set<String> = []
        var dropped: Set<String> = []
        for index in code.statements.indices.reversed() {
            let used = usedNames(at: index)
            if gone.contains(index) {
                if isWindowWork(index) { dropped.formUnion(used) }
                // A setting that is lost is set by hand, with the local.
                if case .appearance = code.statements[index].role { needed.formUnion(used) }
            } else if let name = plain[index], dropped.contains(name), !needed.contains(name) {
                orphans.insert(index)
                dropped.formUnion(used)
            } else {
                needed.formUnion(used)
            }
        }
        return orphans
    }

    private func isWindowWork(_ index: Int) -> Bool {
        switch code.statements[index].role {
        case .window, .scope: true
        case .sceneGuard, .controlFlow, .root, .rootChoice, .appearance, .other: false
        }
    }

    /// What a statement uses outside of the blocks whose statements are listed behind it.
    private func usedNames(at index: Int) -> Set<String> {
        let item = code.statements[index]
        let inner = TokenRanges(item.bodies)
        let references = file.references(in: item.statement.range)
        return Set(references.filter { $0.isUse && !inner.contains($0.token) }.map(\.name))
    }

    /// The locals that are only read from what is plain, by index.
    private var plainDeclarations: [Int: String] {
        var names = Self.plainTypes.union(code.names.scenes)
        if let application = code.function.applicationName { names.insert(application) }
        var result: [Int: String] = [:]
        for (index, item) in code.statements.enumerated() where item.role.isOther {
            guard case .declaration(let declaration) = item.statement.kind,
                declaration.kind == .variable, declaration.bindings.count == 1,
                let binding = declaration.bindings.first, let value = binding.initializer,
                WindowNames.isDelegateCast(value, in: file) || isPlain(value, names)
            else { continue }
            names.insert(binding.name)
            result[index] = binding.name
        }
        return result
    }

    /// Whether an expression reads nothing but names that are plain, and makes nothing but sizes and places.
    private func isPlain(_ value: TokenRange, _ names: Set<String>) -> Bool {
        let tokens = file.tokens.tokens
        let calls = value.contains { token in
            switch tokens[token].kind {
            case .leftBrace, .leftSquare: return true
            case .keyword(.try), .keyword(.`self`): return true
            case .leftParen:
                return token > value.lowerBound && tokens[token - 1].kind == .identifier
                    && !Self.madeTypes.contains(file.name(at: token - 1))
            default: return false
            }
        }
        return !calls
            && file.references(in: value).allSatisfy { !$0.isUse || names.contains($0.name) }
    }
}
