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
    private var budget = 50_000

    /// The elements of a value; none where there is no value.
    init(_ value: BazelValue?) {
        if let value, !value.isNone { add(value, depth: 0) }
    }

    private mutating func add(_ value: BazelValue, depth: Int) {
        budget -= 1
        guard budget > 0, depth < 40 else {
            if problems.last?.reason != Self.tooMuch {
                problems.append((value.place, Self.tooMuch))
            }
            return
        }
        switch value.kind {
        case .list(let elements):
            lists.append(value.place)
            for element in elements {
                if let text = element.text {
                    budget -= 1
                    guard budget > 0 else { return add(element, depth: depth) }
                    texts.append(
                        Text(
                            text: text, place: element.place,
                            list: element.isWritten && value.place.contains(element.place)
                                ? value.place : nil))
                } else if case .dictionary = element.kind {
                    dictionaries.append(element)
                } else if !element.isNone {
                    add(element, depth: depth + 1)
                }
            }
        case .sum(let parts): for part in parts { add(part, depth: depth + 1) }
        case .choice(let values):
            choices.append(value.place)
            for part in values where !part.isNone { add(part, depth: depth + 1) }
        case .glob(let include, let exclude):
            let (included, excluded) = (BazelItems(include), BazelItems(exclude))
            problems += included.problems + excluded.problems
            guard included.problems.isEmpty, excluded.problems.isEmpty else { return }
            globs.append((included.texts, excluded.texts))
        case .text(let text, _): texts.append(Text(text: text, place: value.place, list: nil))
        case .dictionary: dictionaries.append(value)
        case .none: break
        case .unknown(let reason): problems.append((value.place, reason))
        case .structure, .flag, .number: problems.append((value.place, "it is no list"))
        }
    }

    private static let tooMuch = "it is too long"
}

extension BazelPlace {
    /// Whether another place lies in this one.
    func contains(_ other: BazelPlace) -> Bool {
        path == other.path && range.lowerBound <= other.range.lowerBound
            && other.range.upperBound <= range.upperBound
    }
}
