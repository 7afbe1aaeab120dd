import SwiftFlow
import SwiftOutline

/// Which publishers and observables send nothing to a new subscriber before something happens: a subject's, a notification's, a timer's.
///
/// Sources: Apple's documentation of `PassthroughSubject` ("doesn't have an initial value"), and that of RxSwift's `PublishSubject` and
/// `PublishRelay`.
struct SilentPublishers {
    private let flow: AppFlow

    /// Those of an app.
    init(_ flow: AppFlow) {
        self.flow = flow
    }

    /// Members that are given others, which are given others, are followed no further than this.
    private static let deepest = 6

    /// Whether what comes to the subscriber behind a chain comes later than it.
    func isSilent(_ chain: TokenRange, in function: FlowFunction) -> Bool {
        isSilent(chain, in: function, depth: 0)
    }

    private func isSilent(_ chain: TokenRange, in function: FlowFunction, depth: Int) -> Bool {
        let file = function.file
        let words = chain.map { file.tokens.text(of: $0) }
        if words.contains(where: Self.starting.contains) { return false }
        if !isEachSilent(ofMergedIn: chain, in: function, depth) { return false }
        if words.contains(where: Self.types.contains) { return true }
        if words.contains(where: Self.operators.contains) { return true }
        if ControlEvents.isOne(chain, file) { return true }
        let trace = flow.trace(of: function)
        let first = chain.lowerBound..<chain.lowerBound + 1
        // A local, or a parameter.
        if trace.types[first].map(isSilent) == true { return true }
        if depth < Self.deepest, isLocal(givenOnlySilent: first.lowerBound, in: function, depth) {
            return true
        }
        return trace.events(within: chain).contains { event in
            switch event.kind {
            case .read(let receiver, let member, _, let result):
                isSilent(result.type)
                    || depth < Self.deepest && isSilent(member, of: receiver.type, depth)
            case .call(let call):
                (call.target.functions ?? []).contains(where: givesSilent)
            default: false
            }
        }
    }

    private func isSilent(_ type: FlowType) -> Bool {
        type.unwrapped.name.map(Self.types.contains) ?? false
    }

    /// Whether a getter or a function of the program gives what it reads of a subject.
    private func givesSilent(_ getter: FlowFunction) -> Bool {
        flow.trace(of: getter).events.contains { event in
            guard case .read(_, _, _, let result) = event.kind else { return false }
            return isSilent(result.type)
        }
    }

    /// Whether a local is declared with such a publisher, and never gets another.
    private func isLocal(givenOnlySilent token: Int, in function: FlowFunction, _ depth: Int)
        -> Bool
    {
        let file = function.file
        guard file.tokens.tokens[token].kind == .identifier else { return false }
        let trace = flow.trace(of: function)
        let locals = trace.locals(named: file.name(at: token))
        guard locals.count == 1, let value = file.assigned(in: locals[0].statement),
            !value.contains(token)
        else { return false }
        return isSilent(value, in: function, depth: depth + 1)
    }

    /// Whether all that a stored member of the program's ever gets are such publishers.
    private func isSilent(_ member: String, of type: FlowType, _ depth: Int) -> Bool {
        guard let owner = type.unwrapped.name,
            let found = flow.program.members(member, of: owner).first,
            found.located.declaration.kind == .variable
        else { return false }
        var values: [(TokenRange, FlowFunction)] = []
        let initial = FlowFunction(
            initialValueOf: member, in: found.located, owner: found.owner)
        if let initial { values.append((initial.body, initial)) }
        for function in flow.functions(naming: [member]) where function.id != initial?.id {
            for event in flow.trace(of: function).events {
                guard case .write(let receiver, member, _, _) = event.kind,
                    receiver.type == .unknown || receiver.type.unwrapped.name == found.owner
                else { continue }
                guard let value = function.file.assigned(in: event.range) else {
                    return false
                }
                values.append((value, function))
            }
        }
        return !values.isEmpty
            && values.allSatisfy { isSilent($0, in: $1, depth: depth + 1) }
    }

    /// Whether all are silent that a chain merges: one that sends at once is enough.
    private func isEachSilent(
        ofMergedIn chain: TokenRange, in function: FlowFunction, _ depth: Int
    ) -> Bool {
        let file = function.file
        return chain.dropLast().allSatisfy { token in
            guard Self.merging.contains(file.tokens.text(of: token)),
                file.tokens.spells(token + 1, "("), depth < Self.deepest
            else { return true }
            let close = Int(file.tokens.partners[token + 1])
            guard close > token else { return false }
            return file.arguments(in: BracketPair(open: token + 1, close: close)).allSatisfy {
                isSilent($0.value, in: function, depth: depth + 1)
            }
        }
    }

    /// What sends nothing at once.
    private static let types: Set<String> = [
        "NotificationCenter", "Timer", "PassthroughSubject", "PublishSubject", "PublishRelay",
    ]

    /// What makes nothing come at once of whatever it is called on.
    private static let operators: Set<String> = ["dataTaskPublisher", "dropFirst", "skip"]

    /// What sends something at once, whatever it is called on.
    private static let starting: Set<String> = ["startWith", "prepend", "just", "Just"]

    private static let merging: Set<String> = ["merge", "Merge", "Merge3", "Merge4", "MergeMany"]
}
