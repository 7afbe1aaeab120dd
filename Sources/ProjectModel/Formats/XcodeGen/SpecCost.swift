/// What it costs to merge a spec, with the places of its values.
struct SpecCost {
    /// What there is.
    let budget: EvaluationBudget
    /// The documents by path.
    let documents: [String: YAMLDocument]

    /// A longer text is not put together.
    static let longestText = 1 << 16

    /// Takes what something costs; false where the budget is used up.
    func take(_ steps: Int, bytes: Int = 0, at value: SpecValue) -> Bool {
        budget.take(steps, bytes: bytes, at: place(of: value))
    }

    /// Goes one level deeper; false where that is too deep, or there is no more.
    func enter(at value: SpecValue) -> Bool { budget.enter(at: place(of: value)) }

    /// Notes that a text is longer than is put together.
    func end(at value: SpecValue) { budget.end(.bytes, at: place(of: value)) }

    /// Where a value stands.
    func place(of value: SpecValue) -> FilePlace {
        guard let part = value.parts.first else { return FilePlace(path: "", offset: 0) }
        let node = documents[part.file]?.nodes[part.node]
        return FilePlace(path: part.file, offset: node?.range.lowerBound ?? 0)
    }
}
