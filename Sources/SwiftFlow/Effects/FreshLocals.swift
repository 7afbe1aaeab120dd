import SwiftOutline

/// The locals of a function that hold an object which the function has made itself.
struct FreshLocals {
    private let names: Set<String>
    /// Those whose objects are of other modules, so that nothing of the program runs when they are worked on.
    private let foreign: Set<String>
    private let file: SwiftFile

    /// Finds the locals that are set to nothing but new objects.
    init(in function: FlowFunction, events: [FlowEvent]) {
        file = function.file
        var fresh: Set<String> = []
        var others: Set<String> = []
        var lastMade: TokenRange?
        var foreign: Set<String> = []
        var isForeign = false
        for event in events {
            switch event.kind {
            case .call(let call):
                switch call.target {
                case .making: (lastMade, isForeign) = (event.range, false)
                case .makingForeign: (lastMade, isForeign) = (event.range, true)
                case .functions, .foreign, .elementwise, .closures, .unknown: break
                }
            case .local(let name?, _, let isDeclared):
                let isMade = lastMade?.upperBound == event.range.upperBound
                let starts = lastMade.map { event.range.contains($0.lowerBound) } ?? false
                if isMade && starts {
                    fresh.insert(name)
                    if isForeign { foreign.insert(name) }
                } else if !isDeclared || event.range.count > 1 {
                    others.insert(name)
                }
            default: break
            }
        }
        names = fresh.subtracting(others)
        self.foreign = foreign.intersection(names)
    }

    /// Whether a member is asked of such a local, `local.member` and `local?.member`, or of a part of one that is of
    /// another module; `isPart` is asked for the names in between.
    func isFresh(
        receiverOf token: Int, onlyForeign: Bool = false,
        isPart: (String) -> Bool = { _ in false }
    ) -> Bool {
        var owner = self.owner(of: token)
        var names = onlyForeign ? foreign : names
        while let token = owner, file.tokens.tokens[token].kind == .identifier,
            let next = self.owner(of: token), isPart(file.name(at: token))
        {
            owner = next
            names = foreign
        }
        guard let owner, file.tokens.tokens[owner].kind == .identifier else { return false }
        return self.owner(of: owner) == nil && names.contains(file.name(at: owner))
    }

    /// The last token of what stands in front of a member's dot; nil where there is no dot.
    private func owner(of token: Int) -> Int? {
        let tokens = file.tokens.tokens
        guard token > 1, tokens[token - 1].kind == .period else { return nil }
        var base = token - 2
        while base > 0,
            tokens[base].kind == .postfixQuestionMark || tokens[base].kind == .exclamationMark
        {
            base -= 1
        }
        return base
    }
}
