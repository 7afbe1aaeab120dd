import SwiftOutline

/// Recognises the expressions of a file that are the application delegate by its class: a cast, a local that holds one,
/// or a static property of the class.
struct DelegateExpressions {
    private let file: SwiftFile
    private let className: String
    private let statics: Set<String>
    /// The tokens behind the casts.
    private let castEnds: Set<Int>
    /// The first tokens of the casts, in order.
    private let castStarts: [Int]

    /// The expressions of a file whose uses of the delegate are known.
    init(of delegate: DelegateClass, _ uses: DelegateCastAnalysis.Result, in file: SwiftFile) {
        self.file = file
        className = delegate.name
        let own = delegate.members.filter(\.declaration.isStatic)
            .flatMap { $0.declaration.bindings.map(\.name) }
        statics = Set(own + ["shared"])
        let casts = uses.casts.filter { $0.conformance == nil }.map(\.range)
        castEnds = Set(casts.map(\.upperBound))
        castStarts = casts.map(\.lowerBound).sorted()
    }

    /// Whether such an expression ends in front of a `.`.
    func contains(endingAt dot: Int) -> Bool {
        let tokens = file.tokens.tokens
        var end = dot
        while end > 0,
            tokens[end - 1].kind == .postfixQuestionMark
                || tokens[end - 1].kind == .exclamationMark
        {
            end -= 1
        }
        if castEnds.contains(end) { return true }
        guard end > 0, tokens[end - 1].kind == .identifier else { return false }
        let name = file.name(at: end - 1)
        if end > 2, tokens[end - 2].kind == .period {
            return file.name(at: end - 3) == className && statics.contains(name)
        }
        return isBoundToCast(name, before: end - 1)
    }

    /// `let appDelegate = UIApplication.shared.delegate as! AppDelegate` in front, the last cast there is.
    private func isBoundToCast(_ name: String, before token: Int) -> Bool {
        guard let cast = castStarts.last(below: token), cast > 2,
            file.tokens.tokens[cast - 1].kind == .equal
        else { return false }
        return file.name(at: cast - 2) == name
    }
}

extension [Int] {
    /// The last number of a list in order that lies below a bound, by halving.
    func last(below bound: Int) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < bound { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? self[low - 1] : nil
    }
}
