import AppFacts
import SwiftFlow
import SwiftOutline

/// Who has an object beside the local that code keeps it in, where all of them only refer to it: `weak`, `unowned`, or as an observer.
struct WeakHolders {
    /// The members that refer to it.
    private(set) var members: Set<FlowLocation> = []
    /// The closures that captured it so, by their braces, with the file.
    private(set) var closures: [(path: String, braces: TokenRange)] = []
    /// Whether somebody calls it without keeping it, as a notification center does.
    private(set) var isRegistered = false

    /// Whether there is anybody.
    var areThere: Bool { !members.isEmpty || !closures.isEmpty || isRegistered }

    /// Whether one of them has it before a token of a file.
    private(set) var firstToken: Int?

    /// Looks where an object goes that a local of a function holds, and where its own methods give it; nil where somebody may keep it.
    init?(of local: String, _ type: String, in function: FlowFunction, _ flow: AppFlow) {
        var reader = HolderReader(flow)
        guard reader.read(local, in: function) else { return nil }
        firstToken = reader.firstToken
        let classes = [type] + flow.program.supertypes(of: type)
        for owner in classes {
            for member in flow.program.type(owner)?.allMembers ?? []
            where !member.located.declaration.isStatic {
                for method in FlowFunction.all(of: member) {
                    guard reader.read("self", in: method) else { return nil }
                }
            }
        }
        members = reader.members
        closures = reader.closures
        isRegistered = reader.isRegistered
    }
}

/// Follows a name through code, to those who are given what it stands for.
private struct HolderReader {
    private let flow: AppFlow
    private(set) var members: Set<FlowLocation> = []
    private(set) var closures: [(path: String, braces: TokenRange)] = []
    private(set) var isRegistered = false
    private(set) var firstToken: Int?
    private var read: Set<Place> = []
    private var depth = 0

    private struct Place: Hashable {
        let function: FlowFunction.ID
        let name: String
    }

    /// Functions that hand on what they are given are followed no deeper than this.
    private static let deepest = 4
    /// Functions that keep nothing of what they are given.
    private static let looking: Set<String> = [
        "withExtendedLifetime", "print", "debugPrint", "dump", "type",
    ]

    init(_ flow: AppFlow) {
        self.flow = flow
    }

    /// Looks at each use of a name in a function; false where one of them may keep it.
    mutating func read(_ name: String, in function: FlowFunction) -> Bool {
        guard read.insert(Place(function: function.id, name: name)).inserted else { return true }
        let uses = function.body.filter { isUse(of: name, at: $0, in: function) }
        guard !uses.isEmpty else { return true }
        let around = SelfInClosure(in: function.body, of: function.file)
        var weak: [TokenRange] = []
        for token in uses where !weak.contains(where: { $0.contains(token) }) {
            if let braces = weakClosure(capturingAt: token, in: function) {
                weak.append(braces)
                closures.append((function.located.file.path, braces))
                note(token)
            } else if around.contains(token) || !isOnlyReferred(token, in: function) {
                return false
            }
        }
        return true
    }

    private func isUse(of name: String, at token: Int, in function: FlowFunction) -> Bool {
        let list = function.file.tokens
        guard list.tokens[token - 1].kind != .period else { return false }
        if name == "self" { return list.tokens[token].kind == .keyword(.`self`) }
        return list.tokens[token].kind == .identifier && function.file.name(at: token) == name
    }

    private mutating func note(_ token: Int) {
        if depth == 0, firstToken == nil { firstToken = token }
    }

    /// The closure whose capture list has a name weakly.
    private func weakClosure(capturingAt token: Int, in function: FlowFunction) -> TokenRange? {
        let list = function.file.tokens
        guard list.spells(token - 1, "weak") || list.spells(token - 1, "unowned") else {
            return nil
        }
        var open = token - 1
        while open > function.body.lowerBound, list.tokens[open].kind != .leftSquare { open -= 1 }
        guard list.tokens[open - 1].kind == .leftBrace else { return nil }
        return open - 1..<Int(list.partners[open - 1]) + 1
    }

    /// Whether a use that stands in no closure gives the object to nobody, or to somebody who only refers to it.
    private mutating func isOnlyReferred(_ token: Int, in function: FlowFunction) -> Bool {
        let list = function.file.tokens
        switch list.tokens[token + 1].kind {
        case .period, .postfixQuestionMark, .exclamationMark, .colon: return true
        default: break
        }
        switch list.tokens[token - 1].kind {
        case .keyword(.let), .keyword(.var): return true
        case .equal where list.tokens[token - 2].kind == .wildcard: return true
        case .equal: return isWrittenWeakly(token, in: function)
        case .leftParen, .comma, .colon: return isPassedWeakly(token, in: function)
        default: return false
        }
    }

    private mutating func isWrittenWeakly(_ token: Int, in function: FlowFunction) -> Bool {
        for event in flow.trace(of: function).events(startingAt: token - 2) {
            guard case .write(let receiver, let member, _, _) = event.kind else { continue }
            var type = receiver.type.unwrapped.name
            if case .metatype(let name) = receiver.type { type = name }
            guard let type, let location = weakMember(member, of: type)
            else { continue }
            members.insert(location)
            note(token)
            return true
        }
        return false
    }

    /// A stored member that refers to an object without keeping it.
    private func weakMember(_ name: String, of type: String) -> FlowLocation? {
        guard let member = flow.program.members(name, of: type).first,
            member.located.declaration.kind == .variable,
            ["weak", "unowned"].contains(where: member.located.declaration.hasModifier)
        else { return nil }
        return .member(name, of: member.owner)
    }

    private mutating func isPassedWeakly(_ token: Int, in function: FlowFunction) -> Bool {
        guard depth < Self.deepest else { return false }
        for event in flow.trace(of: function).events {
            guard case .call(let call) = event.kind,
                let index = call.arguments.firstIndex(where: { $0.range == token..<token + 1 })
            else { continue }
            return isTakenWeakly(argument: index, of: call, at: token)
        }
        return false
    }

    private mutating func isTakenWeakly(argument: Int, of call: FlowCall, at token: Int) -> Bool {
        switch call.target {
        case .making(let type, let initializers) where initializers.isEmpty:
            guard let label = call.arguments[argument].label,
                let location = weakMember(label, of: type)
            else { return false }
            members.insert(location)
            note(token)
            return true
        case .functions(let functions), .making(_, let functions):
            depth += 1
            defer { depth -= 1 }
            for function in functions {
                guard let index = function.parameter(of: argument, among: call.arguments),
                    let name = function.parameters[index].name, read(name, in: function)
                else { return false }
            }
            note(token)
            return !functions.isEmpty
        case .foreign, .unknown:
            if Self.looking.contains(call.name) { return true }
            guard argument == 0, call.name == "addObserver" || isWeakTable(call) else {
                return false
            }
            isRegistered = true
            note(token)
            return true
        default: return false
        }
    }

    /// Whether something is put where only weak references are: `NSHashTable`, which is asked for `weakObjects` here.
    private func isWeakTable(_ call: FlowCall) -> Bool {
        call.name == "add" && call.receiver?.type.unwrapped.name == "NSHashTable"
    }
}
