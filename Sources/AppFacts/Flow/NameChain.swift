import SwiftFlow
import SwiftOutline

/// The names of a chain of members, calls and elements, the first one in front.
struct NameChain {
    /// One name of it.
    struct Link {
        /// The name.
        let name: String
        /// Where it stands.
        let token: Int
        /// Whether something stands in front of it.
        let isMember: Bool
        /// Whether it is `self`.
        let isSelf: Bool
    }

    /// Its names.
    private(set) var names: [Link] = []
    /// The arguments of its calls and elements, in order.
    private(set) var arguments: [TokenRange] = []
    /// Which element it goes through of something that has a name only: `.seen` of `Defaults[.seen].count`.
    private(set) var elementOfName: TokenRange?
    /// Whether it goes through an element of something that has a name only.
    var isElementOfName: Bool { elementOfName != nil }

    /// The chain that an expression ends.
    init(_ expression: Expression, in function: FlowFunction) {
        var next: Expression? = expression
        while let current = next {
            switch current.kind {
            case .member(let base, let name, let token):
                names.insert(Link(name: name, token: token, isMember: true, isSelf: false), at: 0)
                next = base
            case .call(let base, let given):
                arguments = given.map(\.value.range) + arguments
                next = base
            case .subscripted(let base, let given):
                arguments = given.map(\.value.range) + arguments
                if case .name = base.kind { elementOfName = given.first?.value.range }
                next = base
            case .optionalChain(let base), .force(let base), .effect(_, let base),
                .cast(let base, _, _), .postfix(_, let base):
                next = base
            case .name(let name):
                let token = current.range.lowerBound
                names.insert(Link(name: name, token: token, isMember: false, isSelf: false), at: 0)
                next = nil
            case .selfReference:
                let token = current.range.lowerBound
                names.insert(
                    Link(name: "self", token: token, isMember: false, isSelf: true), at: 0)
                next = nil
            default: next = nil
            }
        }
    }
}
