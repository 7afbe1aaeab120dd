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
        let use = function.file.references(in: range).first {
            $0.isUse && names.windows.contains($0.name) && !known.contains($0.token)
        }?.token
        return use ?? names.classUse(in: range, of: function.file)
    }

    /// The reads of a statement, each with the local that says the same; without one where none has a name there, or
    /// where that would not be an optional any more.
    func namedSceneReads(at index: Int) -> [(read: WindowSceneRead, name: String?)] {
        let range = statements[index].statement.range
        let reads = sceneReads(in: range)
        guard !reads.isEmpty, let name = sceneName(before: index) else {
            return reads.map { ($0, nil) }
        }
        let starts = function.file.statementStarts(in: range)
        return reads.map { read in
            let member = function.file.name(at: read.unwrapped.upperBound + 1)
            let isSame =
                starts.contains(read.range.lowerBound) || Self.optionalMembers.contains(member)
            return (read, isSame ? name : nil)
        }
    }

    /// The local that is the scene in front of a statement; nil where none has a name there.
    private func sceneName(before index: Int) -> String? {
        let file = function.file
        var scopes: Set<Int> = []
        var scope = statements[index].scope
        while let outer = scope {
            scopes.insert(outer)
            scope = statements[outer].scope
        }
        for candidate in sceneBindings.reversed() where candidate < index {
            let condition: TokenRange?
            switch statements[candidate].role {
            case .sceneGuard(let own):
                let place = statements[candidate].scope
                condition = place.map(scopes.contains) ?? true ? own : nil
            case .scope where scopes.contains(candidate):
                condition = statements[candidate].statement.blocks.first?.condition
            default: condition = nil
            }
            guard let condition else { continue }
            let name = file.name(at: condition.lowerBound + 1)
            return names.scenes.contains(name) && name != "_" ? name : nil
        }
        return nil
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
    /// The first tokens of the statements of a range, and of those in their blocks.
    fileprivate func statementStarts(in range: TokenRange, depth: Int = 0) -> Set<Int> {
        // Nobody nests deeper by hand.
        guard depth < 12 else { return [] }
        return statements(of: range).reduce(into: []) { starts, statement in
            starts.insert(statement.range.lowerBound)
            for block in statement.blocks {
                starts.formUnion(statementStarts(in: block.body, depth: depth + 1))
            }
        }
    }
}
