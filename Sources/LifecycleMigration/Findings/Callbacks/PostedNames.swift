import AppFacts
import SwiftFlow
import SwiftOutline

/// Follows the names of notifications from where code spells them to the calls that post them, or that hear of them: through variables, parameters,
/// results, notifications made of them, and closures that get them one by one.
struct PostedNames {
    private let flow: AppFlow
    private var queue: [(file: ProgramFile, token: Int)] = []
    private var seen: [String: Set<Int>] = [:]
    private var found: [(file: ProgramFile, token: Int)] = []
    private var heard: [(file: ProgramFile, token: Int)] = []

    /// A name that goes through more hands is not followed.
    private static let most = 2_000

    private init(_ flow: AppFlow) { self.flow = flow }

    /// The calls that post one of some names, or what may be one of them.
    static func posts(of names: [String], in flow: AppFlow) -> [(file: ProgramFile, token: Int)] {
        following(names, in: flow) { _, _ in true }.found
    }

    /// The places where some names, or what may be one of them, are given to what hears of notifications; followed are those that
    /// `isStart` picks.
    static func hearings(
        of names: [String], in flow: AppFlow, from isStart: (ProgramFile, Int) -> Bool
    ) -> [(file: ProgramFile, token: Int)] {
        following(names, in: flow, from: isStart).heard
    }

    private static func following(
        _ names: [String], in flow: AppFlow, from isStart: (ProgramFile, Int) -> Bool
    ) -> PostedNames {
        var posts = PostedNames(flow)
        for name in names {
            for file in flow.context.files(naming: name) {
                for token in file.tokens(spelled: name) where isStart(file, token) {
                    posts.enter(token, file)
                }
            }
        }
        var count = 0
        while let next = posts.queue.popLast(), count < most {
            count += 1
            posts.follow(next.token, in: next.file)
        }
        return posts
    }

    private mutating func enter(_ token: Int, _ file: ProgramFile) {
        if seen[file.path, default: []].insert(token).inserted { queue.append((file, token)) }
    }

    private mutating func follow(_ token: Int, in file: ProgramFile) {
        guard let function = flow.functions(in: file, around: [token]).first else {
            followDefault(token, in: file)
            return followCase(token, in: file)
        }
        let trace = flow.trace(of: function)
        let around = trace.events.compactMap { event -> (call: FlowCall, range: TokenRange)? in
            guard case .call(let call) = event.kind, call.range(around: event).contains(token)
            else { return nil }
            return (call, call.range(around: event))
        }.sorted { $0.range.count < $1.range.count }
        for (call, range) in around {
            if Self.posting.contains(call.name) {
                found.append((file, call.token))
                return
            }
            if Self.hearing.contains(call.name) {
                heard.append((file, token))
                return
            }
            guard let index = call.arguments.firstIndex(where: { $0.range.contains(token) }) else {
                // One by one: `names.forEach { … }`.
                if range.lowerBound <= token, token < call.token { give(to: call, of: function) }
                continue
            }
            if !call.arguments[index].value.closures.isEmpty { break }
            if case .functions(let functions) = call.target {
                for function in functions { pass(index, of: call, to: function) }
                return
            }
        }
        carry(token, in: function, trace)
    }

    private static let posting: Set<String> = ["post", "enqueue"]
    private static let hearing: Set<String> = [
        "addObserver", "removeObserver", "publisher", "notifications", "notification", "observe",
    ]

    /// What a parameter of a function starts with.
    private mutating func followDefault(_ token: Int, in file: ProgramFile) {
        let members = (file.types + file.extensions).flatMap(\.declaration.members)
        for declaration in members + file.outline.declarations where declaration.kind == .function {
            for parameter in declaration.parameters
            where parameter.defaultValue?.contains(token) ?? false {
                enter(parameter.name, within: declaration.body, of: file)
            }
        }
    }

    /// Who goes through the cases of an enum, names one, or asks it for the text that it stands for.
    private mutating func followCase(_ token: Int, in file: ProgramFile) {
        let types = file.types.map(\.declaration).filter { type in
            type.members.contains { $0.kind == .enumCase && $0.range.contains(token) }
        }
        for type in types {
            let name = type.name.lastComponent
            for file in flow.context.files(naming: name) {
                for use in file.tokens(spelled: name) { enter(use, file) }
            }
            for use in file.tokens(spelled: "rawValue") where type.range.contains(use) {
                enter(use, file)
            }
        }
    }

    private mutating func pass(_ index: Int, of call: FlowCall, to function: FlowFunction) {
        guard let parameter = function.parameter(of: index, among: call.arguments) else { return }
        enter(
            function.parameters[parameter].name, within: function.body, of: function.located.file)
    }

    /// The elements of a collection, as closures and functions by their names get them.
    private mutating func give(to call: FlowCall, of function: FlowFunction) {
        let tokens = function.file.tokens
        let trace = flow.trace(of: function)
        for argument in call.arguments where argument.value.closures.isEmpty {
            for event in trace.events(within: argument.range) {
                guard case .call(let named) = event.kind, event.range == argument.range else {
                    continue
                }
                for called in named.target.functions ?? [] {
                    enter(
                        called.parameters.first?.name, within: called.body,
                        of: called.located.file)
                }
            }
        }
        for argument in call.arguments where !argument.value.closures.isEmpty {
            let head = argument.range.prefix(Self.longestHead)
            let end = head.first { tokens.tokens[$0].kind == .keyword(.in) }
            let names = end.map { end in
                head.prefix { $0 < end }.filter { tokens.tokens[$0].kind == .identifier }
                    .map(function.file.name(at:))
            }
            for name in names ?? ["$0"] {
                enter(name, within: argument.range, of: function.located.file)
            }
        }
    }

    private static let longestHead = 12

    private mutating func enter(_ name: String?, within range: TokenRange?, of file: ProgramFile) {
        guard let name, let range else { return }
        let tokens = file.outline.tokens
        for token in range where tokens.spells(token, name) {
            let isMember = tokens.tokens[max(0, token - 1)].kind == .period
            let isLabel = tokens.tokens[token + 1].kind == .colon
            if !isMember, !isLabel { enter(token, file) }
        }
    }

    // MARK: Variables

    /// What the code around a name keeps it in, or gives it back as.
    private mutating func carry(_ token: Int, in function: FlowFunction, _ trace: FlowTrace) {
        if let variable = variableOfLoop(around: token, function) {
            enter(variable, within: token..<function.body.upperBound, of: function.located.file)
        }
        if let name = local(around: token, in: function) {
            enter(name, within: token + 1..<function.body.upperBound, of: function.located.file)
            return
        }
        for event in trace.events where event.range.contains(token) {
            if case .write(let receiver, let member, _, _) = event.kind {
                enterMember(member, of: Self.owner(receiver.type))
            }
        }
        let declaration = function.located.declaration
        switch function.id.part {
        case .initialValue, .getter: enterMember(function.id.property, of: function.owner)
        case .body where declaration.kind == .function: gives(function)
        case .body, .setter: break
        }
    }

    /// The results of a function, where it has any.
    private mutating func gives(_ function: FlowFunction) {
        guard
            flow.trace(of: function).events.contains(where: {
                if case .result = $0.kind { true } else { false }
            })
        else { return }
        let name = function.located.declaration.name
        for file in flow.context.files(naming: name) {
            for (token, functions) in flow.calls(named: name, in: file)
            where functions.contains(function.id) {
                enter(token, file)
            }
        }
    }

    /// `for name in [A, B]`
    private func variableOfLoop(around token: Int, _ function: FlowFunction) -> String? {
        let tokens = function.file.tokens.tokens
        var index = token
        while index > function.body.lowerBound, tokens[index].kind != .leftBrace {
            index -= 1
            if tokens[index].kind == .keyword(.in), tokens[index - 2].kind == .keyword(.for) {
                return function.file.name(at: index - 1)
            }
        }
        return nil
    }

    /// `let name: Type = A`, in one statement.
    private func local(around token: Int, in function: FlowFunction) -> String? {
        guard function.id.part == .body else { return nil }
        let statement = flow.trace(of: function).events.filter {
            if case .local(_, _, isDeclared: true) = $0.kind {
                $0.range.contains(token)
            } else {
                false
            }
        }.min { $0.range.count < $1.range.count }
        guard case .local(let name, _, _)? = statement?.kind else { return nil }
        return name
    }

    private static func owner(_ type: FlowType) -> String? {
        if case .metatype(let name) = type { return name }
        return type.unwrapped.name
    }

    /// The reads of a member, or of a variable at the top level.
    private mutating func enterMember(_ name: String, of owner: String?) {
        let member = owner.flatMap { flow.program.members(name, of: $0).first }
        let declared = member?.owner
        let isStatic = member?.located.declaration.isStatic == true
        for file in flow.context.files(naming: name) {
            let tokens = file.tokens(spelled: name)
            for function in flow.functions(in: file, around: tokens) {
                let trace = flow.trace(of: function)
                for token in tokens where function.body.contains(token) {
                    let isRead = trace.events(startingAt: token).contains { event in
                        switch event.kind {
                        case .read(let receiver, name, _, _):
                            receiver.type == .unknown && declared != nil
                                || Self.owner(receiver.type).flatMap {
                                    flow.program.members(name, of: $0).first?.owner
                                } == declared
                        case .global(name, isWritten: false, _): owner == nil
                        default: false
                        }
                    }
                    let isImplicit = isStatic && isImplicitMember(token, file.outline)
                    if isRead || isImplicit || isComputed(name, token, of: owner, in: trace) {
                        enter(token, file)
                    }
                }
            }
        }
    }

    /// `.back`, whose type the code around it tells.
    private func isImplicitMember(_ token: Int, _ file: SwiftFile) -> Bool {
        guard token > 1, file.tokens.tokens[token - 1].kind == .period else { return false }
        switch file.tokens.tokens[token - 2].kind {
        case .leftParen, .leftSquare, .comma, .colon, .equal, .keyword(.return), .keyword(.in):
            return true
        default: return false
        }
    }

    /// Whether a computed member of a type, or of the top level, is read at a token.
    private func isComputed(
        _ name: String, _ token: Int, of owner: String?, in trace: FlowTrace
    ) -> Bool {
        trace.calls(named: name).contains { event in
            guard case .call(let call) = event.kind, call.token == token else { return false }
            return (call.target.functions ?? []).contains {
                $0.id.part == .getter && $0.owner == owner
            }
        }
    }
}
