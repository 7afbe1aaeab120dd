import SwiftOutline

/// A place where a scene delegate's launch goes from its window back to the scene that connects.
///
/// ```swift
/// window?.windowScene?.titlebar?.titleVisibility = .hidden
/// ```
struct WindowSceneRead {
    /// From the window to `windowScene`, `self.` included.
    let range: TokenRange
    /// The same with the `?` or `!` behind it.
    let unwrapped: TokenRange
}

extension LaunchCode {
    /// The places of a range that read the scene of the window, and go on from there; none where no scene connects.
    func sceneReads(in range: TokenRange) -> [WindowSceneRead] {
        guard function.moment == .willConnect, !function.isHelper else { return [] }
        let file = function.file
        let tokens = file.tokens.tokens
        func afterUnwrapping(_ token: Int) -> Int {
            var next = token
            while tokens[next].kind == .postfixQuestionMark || tokens[next].kind == .exclamationMark
            {
                next += 1
            }
            return next
        }
        return file.references(in: range).compactMap { reference in
            guard reference.isUse, names.windows.contains(reference.name) else { return nil }
            let next = afterUnwrapping(reference.token + 1)
            guard tokens[next].kind == .period, file.tokens.spells(next + 1, "windowScene") else {
                return nil
            }
            let end = afterUnwrapping(next + 2)
            guard end > next + 2, tokens[end].kind == .period else { return nil }
            var start = reference.token
            if case .member = reference.role { start -= 2 }
            guard start == reference.token || tokens[start].kind == .keyword(.`self`) else {
                return nil
            }
            return WindowSceneRead(range: start..<next + 2, unwrapped: start..<end)
        }
    }

    /// The first use of a window in a range that needs the window itself, as a token.
    func windowUse(in range: TokenRange) -> Int? {
        let known = TokenRanges(sceneReads(in: range).map(\.range))
        return function.file.references(in: range).first {
            $0.isUse && names.windows.contains($0.name) && !known.contains($0.token)
        }?.token
    }

    /// The local that is the scene in front of a statement; nil where none has a name there.
    func sceneName(before index: Int) -> String? {
        let file = function.file
        var scopes: Set<Int> = []
        var scope = statements[index].scope
        while let outer = scope {
            scopes.insert(outer)
            scope = statements[outer].scope
        }
        for candidate in statements.indices.prefix(index).reversed() {
            let condition: TokenRange?
            switch statements[candidate].role {
            case .sceneGuard(let own):
                let place = statements[candidate].scope
                condition = place.map(scopes.contains) ?? true ? own : nil
            case .scope(.scene) where scopes.contains(candidate):
                condition = statements[candidate].statement.blocks.first?.condition
            default: condition = nil
            }
            guard let condition else { continue }
            let name = file.name(at: condition.lowerBound + 1)
            return names.scenes.contains(name) && name != "_" ? name : nil
        }
        return nil
    }

    /// The local that says the same as a read of a statement; nil where that would not be an optional any more.
    func sceneName(for read: WindowSceneRead, at index: Int) -> String? {
        let file = function.file
        let start = read.range.lowerBound
        let statement = file.innermostStatement(
            around: start, in: statements[index].statement.range)
        let isFirst = statement?.range.lowerBound == start
        let isOptional = Self.optionalMembers.contains(file.name(at: read.unwrapped.upperBound + 1))
        return isFirst || isOptional ? sceneName(before: index) : nil
    }

    /// What a window scene may lack.
    private static let optionalMembers: Set<String> = [
        "sizeRestrictions", "titlebar", "statusBarManager", "keyWindow", "windowingBehaviors",
        "userActivity", "delegate",
    ]

    /// Refuses moved statements that need the scene of the window, which only the launch is given.
    func checkScenes(of moved: [Int], context: TargetContext) throws(Refusal) {
        for index in moved {
            let reads = sceneReads(in: statements[index].statement.range)
            guard let read = reads.first else { continue }
            throw Refusal(
                .rootUnresolved, at: context.place(function.method.file, read.range.lowerBound),
                "the root depends on the window's scene, which only this method is given",
                remedy: "separate what works on the scene from what makes the root")
        }
    }
}

extension SwiftFile {
    /// The innermost statement around a token, in the blocks of those of a range.
    func innermostStatement(around token: Int, in range: TokenRange) -> Statement? {
        var body = range
        var result: Statement?
        // Nobody nests deeper by hand.
        for _ in 0..<12 {
            guard let inner = statements(of: body).first(where: { $0.range.contains(token) }) else {
                return result
            }
            result = inner
            guard let block = inner.blocks.first(where: { $0.body.contains(token) }) else {
                return result
            }
            body = block.body
        }
        return result
    }
}
