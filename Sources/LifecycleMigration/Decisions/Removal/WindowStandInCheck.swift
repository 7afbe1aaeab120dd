import AppFacts
import SwiftFlow
import SwiftOutline

/// Holds a removal of the window against every place that names what a container took over: each must have gone, or have
/// the container's name.
struct WindowStandInCheck {
    private let removal: WindowRemoval
    private let standIns: WindowStandIns
    private let flow: AppFlow
    private let renamed: [String: Set<Int>]
    private let gone: [String: TokenRanges]
    private let locals: [FlowFunction.ID: Set<String>]

    /// A check of a removal with stand-ins.
    init(_ removal: WindowRemoval, _ standIns: WindowStandIns) {
        self.removal = removal
        self.standIns = standIns
        flow = removal.scope.flow
        locals = Dictionary(
            removal.functions.map { ($0.function.id, $0.changes.standInLocals) }
        ) { $0.union($1) }
        var renamed: [String: Set<Int>] = [:]
        var gone: [String: [TokenRange]] = [:]
        for (function, changes) in removal.functions {
            renamed[function.located.file.path, default: []].formUnion(changes.standIns)
            gone[function.located.file.path, default: []] +=
                changes.removed.map(\.range) + changes.places
        }
        for function in removal.emptied {
            gone[function.located.file.path, default: []].append(function.body)
        }
        for function in standIns.functions {
            for index in standIns.parameters[function.id] ?? [] {
                let name = function.parameters[index].nameToken
                renamed[function.located.file.path, default: []].formUnion([name, name - 1])
            }
        }
        for property in standIns.members.values.flatMap(\.values) {
            if let token = property.declaration.bindings.first?.nameToken {
                renamed[property.file.path, default: []].insert(token)
            }
        }
        self.renamed = renamed
        self.gone = gone.mapValues { TokenRanges($0) }
    }

    /// The first place that needs the window itself, or can't be followed; nil where there is none.
    func obstacle() -> WindowObstacle? {
        for (function, changes) in removal.functions where isAffected(function, changes) {
            if let first = changes.obstacles.first { return first }
        }
        for type in standIns.members.keys.sorted() {
            for name in (standIns.members[type] ?? [:]).keys.sorted() {
                if let found = leftover(ofMember: name, of: type) { return found }
            }
        }
        if let found = callWithoutContainer() { return found }
        for function in standIns.functions {
            for name in standIns.parameterNames(of: function).sorted() {
                if let found = leftover(ofParameter: name, in: function) { return found }
            }
        }
        return nil
    }

    private func isAffected(_ function: FlowFunction, _ changes: WindowChanges) -> Bool {
        !changes.standIns.isEmpty || !changes.extendedCalls.isEmpty
            || standIns.parameters[function.id] != nil || standIns.isExtended(function)
            || function.owner.map { standIns.members[$0] != nil } ?? false
    }

    /// A call of a function with a further parameter that is not given the container.
    private func callWithoutContainer() -> WindowObstacle? {
        guard !standIns.extended.isEmpty else { return nil }
        let gone = Set(removal.emptied.map(\.id))
        if let function = standIns.extended.first(where: { gone.contains($0.id) }) {
            return obstacle(at: function.located.declaration.keyword, in: function.located.file)
        }
        let given = Dictionary(
            removal.functions.map { ($0.function.id, $0.changes.extendedCalls) }
        ) { $0.union($1) }
        for caller in flow.analysis.allFunctions {
            for event in flow.trace(of: caller).events {
                guard case .call(let call) = event.kind, standIns.isCallOfExtended(call),
                    given[caller.id]?.contains(call.token) != true,
                    self.gone[caller.located.file.path]?.contains(call.token) != true
                else { continue }
                return obstacle(at: call.token, in: caller.located.file)
            }
        }
        return nil
    }

    // MARK: Names that are left

    private func leftover(ofMember name: String, of type: String) -> WindowObstacle? {
        for file in flow.context.files(naming: name) {
            for token in file.tokens(spelled: name) where !isSettled(token, in: file) {
                let isLeft =
                    file.outline.tokens.tokens[token - 1].kind == .period
                    ? mayBeMember(name, of: type, at: token, in: file)
                    : isWithin(type, token, file) && !isVariable(name, at: token, in: file)
                if isLeft { return obstacle(at: token, in: file) }
            }
        }
        return nil
    }

    private func leftover(ofParameter name: String, in function: FlowFunction) -> WindowObstacle? {
        let file = function.located.file
        for token in file.tokens(spelled: name) where function.body.contains(token) {
            let isMember = file.outline.tokens.tokens[token - 1].kind == .period
            if !isMember, !isSettled(token, in: file) { return obstacle(at: token, in: file) }
        }
        return nil
    }

    private func obstacle(at token: Int, in file: ProgramFile) -> WindowObstacle {
        WindowObstacle(path: file.path, token: token, need: .itself)
    }

    /// Whether a name has gone, is the container's, or only labels an argument.
    private func isSettled(_ token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        guard token > 0, tokens.tokens[token].kind == .identifier else { return true }
        if renamed[file.path]?.contains(token) == true { return true }
        if gone[file.path]?.contains(token) == true || file.isNeverRun(token) { return true }
        if isImplicitMember(token, in: tokens) { return true }
        return tokens.tokens[token + 1].kind == .colon
            && [.leftParen, .comma].contains(tokens.tokens[token - 1].kind)
    }

    /// Whether a name is a member of the type that its place asks for, as in `queue: .main`, which no window is.
    private func isImplicitMember(_ token: Int, in tokens: TokenList) -> Bool {
        guard token > 1, tokens.tokens[token - 1].kind == .period else { return false }
        return [.leftParen, .leftSquare, .comma, .colon, .equal].contains(
            tokens.tokens[token - 2].kind)
    }

    /// Whether a name behind a dot may be a member of a type.
    private func mayBeMember(
        _ name: String, of type: String, at token: Int, in file: ProgramFile
    ) -> Bool {
        for function in functions(around: token, in: file) {
            for event in flow.trace(of: function).events {
                switch event.kind {
                case .read(let receiver, name, token, _), .write(let receiver, name, token, _):
                    guard let owner = receiver.type.memberOwner else { return true }
                    return owner == type
                default: continue
                }
            }
        }
        return true
    }

    private func functions(around token: Int, in file: ProgramFile) -> [FlowFunction] {
        flow.analysis.allFunctions.filter {
            $0.located.file.path == file.path && $0.body.contains(token)
        }
    }

    /// Whether a token stands in the code of a type.
    private func isWithin(_ type: String, _ token: Int, _ file: ProgramFile) -> Bool {
        flow.program.type(type)?.allMembers.contains {
            $0.located.file.path == file.path && $0.located.declaration.range.contains(token)
        } ?? false
    }

    /// Whether a name is that of a parameter or local of the code around it.
    private func isVariable(_ name: String, at token: Int, in file: ProgramFile) -> Bool {
        functions(around: token, in: file).contains { function in
            let names = standIns.parameterNames(of: function)
            if function.parameters.contains(where: { $0.name == name }) {
                return !names.contains(name)
            }
            return locals[function.id]?.contains(name) != true
                && !flow.trace(of: function).locals(named: name).isEmpty
        }
    }
}
