import SwiftOutline

extension Reference {
    /// Whether the name stands for a local, or for a member of `self`.
    package var isUse: Bool {
        switch role {
        case .bare: true
        case .member(let ofSelf): ofSelf
        default: false
        }
    }
}

extension SwiftFile {
    /// The closure in `{ … }()`, which takes nothing; nil for any other expression.
    package func calledClosure(in value: TokenRange) -> ClosureShape? {
        guard let chain = chain(in: value), case .closure(let range) = chain.base,
            chain.segments.count == 1, case .call(let call) = chain.segments[0],
            call.arguments.isEmpty, call.trailingClosures.isEmpty,
            let closure = closure(at: range.lowerBound), closure.parameters == nil,
            closure.captureList == nil
        else { return nil }
        return closure
    }
}
