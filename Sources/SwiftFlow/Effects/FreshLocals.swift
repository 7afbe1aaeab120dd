import SwiftOutline

/// The locals of a function that hold an object which the function has made itself.
struct FreshLocals {
    private let names: Set<String>
    /// Those whose objects are of other modules, so that nothing of the program runs when they are worked on.
    private let foreign: [String: String]
    private let file: SwiftFile

    /// Finds the locals that are set to nothing but new objects.
    init(in function: FlowFunction, events: [FlowEvent]) {
        file = function.file
        var fresh: Set<String> = []
        var others: Set<String> = []
        var lastMade: TokenRange?
        var foreign: [String: String] = [:]
        var foreignType: String?
        for event in events {
            switch event.kind {
            case .call(let call):
                switch call.target {
                case .making: (lastMade, foreignType) = (event.range, nil)
                case .makingForeign(let type): (lastMade, foreignType) = (event.range, type)
                case .functions, .foreign, .elementwise, .closures, .unknown: break
                }
            case .local(let name?, _, let isDeclared):
                let isMade = lastMade?.upperBound == event.range.upperBound
                let starts = lastMade.map { event.range.contains($0.lowerBound) } ?? false
                if isMade && starts {
                    fresh.insert(name)
                    foreign[name] = foreignType
                } else if !isDeclared || event.range.count > 1 {
                    others.insert(name)
                }
            default: break
            }
        }
        names = fresh.subtracting(others)
        self.foreign = foreign.filter { fresh.contains($0.key) && !others.contains($0.key) }
    }

    /// Whether a member is asked of such a local, `local.member` and `local?.member`, or of a part of one that is of
    /// another module; `isPart` is asked for the names in between, and `isOwn` whether an object of another module's class
    /// has nothing in common with others.
    func isFresh(
        receiverOf token: Int, onlyForeign: Bool = false, isOwn: (String) -> Bool,
        isPart: (String) -> Bool = { _ in false }
    ) -> Bool {
        var owner = self.owner(of: token)
        var mustBeForeign = onlyForeign
        while let token = owner, file.tokens.tokens[token].kind == .identifier,
            let next = self.owner(of: token), isPart(file.name(at: token))
        {
            owner = next
            mustBeForeign = true
        }
        guard let owner, file.tokens.tokens[owner].kind == .identifier,
            self.owner(of: owner) == nil
        else { return false }
        let name = file.name(at: owner)
        if let type = foreign[name] { return isOwn(type) }
        return !mustBeForeign && names.contains(name)
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
