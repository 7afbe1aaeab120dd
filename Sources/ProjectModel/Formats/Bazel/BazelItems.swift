/// The elements of an attribute that is a list, whichever way it is put together.
struct BazelItems: Sendable {
    /// A text of the list.
    struct Text: Sendable {
        let text: String
        let place: BazelPlace
        /// The list that it is written in; nil where it is not one string in one.
        let list: BazelPlace?
    }

    /// The texts in their order.
    private(set) var texts: [Text] = []
    /// The globs.
    private(set) var globs: [(include: [Text], exclude: [Text])] = []
    /// The dictionaries.
    private(set) var dictionaries: [BazelValue] = []
    /// The lists that are written out.
    private(set) var lists: [BazelPlace] = []
    /// Where a `select` decides.
    private(set) var choices: [BazelPlace] = []
    /// What can't be told.
    private(set) var problems: [(place: BazelPlace, reason: String)] = []

    /// What an element costs.
    private static let bytes = 128

    /// Whether all of it is known, in every build.
    var isWhole: Bool { choices.isEmpty && problems.isEmpty }

    /// The elements of a value; none where there is no value.
    init(_ value: BazelValue?, within budget: EvaluationBudget) {
        if let value, !value.isNone { add(value, within: budget) }
    }

    private mutating func add(_ value: BazelValue, within budget: EvaluationBudget) {
        guard budget.take(bytes: Self.bytes, at: value.place.start),
            budget.enter(at: value.place.start)
        else {
            if problems.isEmpty {
                problems.append((value.place, budget.stop?.what.reason ?? ""))
            }
            return
        }
        defer { budget.leave() }
        switch value.kind {
        case .list(let elements):
            lists.append(value.place)
            for element in elements {
                if let text = element.text {
                    guard budget.take(bytes: Self.bytes, at: element.place.start) else {
                        return add(element, within: budget)
                    }
                    texts.append(
                        Text(
                            text: text, place: element.place,
                            list: element.isWritten && value.place.contains(element.place)
                                ? value.place : nil))
                } else if case .dictionary = element.kind {
                    dictionaries.append(element)
                } else if !element.isNone {
                    add(element, within: budget)
                }
            }
        case .sum(let parts): for part in parts { add(part, within: budget) }
        case .choice(let values):
            choices.append(value.place)
            for part in values where !part.isNone { add(part, within: budget) }
        case .glob(let include, let exclude):
            let included = BazelItems(include, within: budget)
            let excluded = BazelItems(exclude, within: budget)
            problems += included.problems + excluded.problems
            guard included.problems.isEmpty, excluded.problems.isEmpty else { return }
            globs.append((included.texts, excluded.texts))
        case .text(let text, _): texts.append(Text(text: text, place: value.place, list: nil))
        case .dictionary: dictionaries.append(value)
        case .none: break
        // The same constant is named any number of times in sums of sums.
        case .unknown(let reason):
            if problems.last?.place != value.place { problems.append((value.place, reason)) }
        case .structure, .flag, .number: problems.append((value.place, "it is no list"))
        }
    }
}

extension BazelPlace {
    /// Whether another place lies in this one.
    func contains(_ other: BazelPlace) -> Bool {
        path == other.path && range.lowerBound <= other.range.lowerBound
            && other.range.upperBound <= range.upperBound
    }
}
