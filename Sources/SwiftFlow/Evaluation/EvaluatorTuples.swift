import SwiftOutline

/// Tuples: what is put together in parentheses, and asked for by a label or an index.
///
/// Of a part only the type is known. What it comes from escapes where the tuple is made, and a closure in it may be any.
extension FlowEvaluator {
    /// The value of `(first, label: second)`.
    mutating func tuple(
        _ elements: [FlowArgument], _ range: TokenRange, expecting type: FlowType?
    ) -> Value {
        let expected = type.flatMap(parts) ?? []
        let values = elements.enumerated().map { index, element in
            value(
                element.value,
                expecting: expected.count == elements.count ? expected[index].type : nil)
        }
        for value in values where !value.tags.isEmpty { note(.escape(value), range) }
        return Value(.tuple(zip(elements, values).map { TuplePart($0.label, $1.type) }))
    }

    /// The part of a tuple that a member names; nil where the value is none, or has no such part.
    func tupleMember(_ name: String, of receiver: Value) -> Value? {
        parts(of: receiver.type)?.part(named: name).map { Value($0.type) }
    }

    /// What a closure is given for an element: one that names several parameters gets the parts of a tuple.
    ///
    /// Source: SE-0110, and the regression that was taken back for closures.
    func parameters(of shape: ClosureShape, for element: Value) -> [Value] {
        guard let parts = parts(of: element.type), parts.count > 1,
            takesParts(shape)
        else { return [element] }
        return parts.map { Value($0.type, tags: element.tags) }
    }

    private func takesParts(_ shape: ClosureShape) -> Bool {
        guard let parameters = shape.parameters else {
            return shape.body.contains {
                file.tokens.tokens[$0].kind == .dollarIdentifier && file.tokens.text(of: $0) == "$1"
            }
        }
        return parameters.contains { file.tokens.tokens[$0].kind == .comma }
    }
}
