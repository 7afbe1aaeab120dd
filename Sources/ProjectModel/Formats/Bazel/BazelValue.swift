/// A place in a `BUILD` or `.bzl` file.
struct BazelPlace: Sendable, Hashable {
    /// The file, relative to the top of the tree.
    let path: String
    /// The bytes.
    let range: Range<Int>

    /// Where it starts.
    var start: FilePlace { FilePlace(path: path, offset: range.lowerBound) }
}

/// What an expression of a `BUILD` file comes to.
struct BazelValue: Sendable {
    /// The kinds of values.
    indirect enum Kind: Sendable {
        /// A text; whether it is one string in the file, which an edit can replace.
        case text(String, isWritten: Bool)
        /// A list; whether it is one in the file.
        case list([BazelValue])
        case dictionary([(key: BazelValue, value: BazelValue)])
        case structure([String: BazelValue])
        case flag(Bool)
        case none
        case number
        /// Lists, globs and choices with `+` between them.
        case sum([BazelValue])
        case glob(include: BazelValue?, exclude: BazelValue?)
        /// The values of a `select`.
        case choice([BazelValue])
        /// What can't be told, and why.
        case unknown(String)
    }

    /// What it is.
    let kind: Kind
    /// Where what it is made of stands: of a constant, its value.
    let place: BazelPlace
    /// How deep values lie in it.
    let nesting: Int

    /// A value at a place.
    init(kind: Kind, place: BazelPlace) {
        self.kind = kind
        self.place = place
        nesting = kind.nesting
    }

    /// The text.
    var text: String? {
        guard case .text(let text, _) = kind else { return nil }
        return text
    }

    /// Whether it is a string in the file.
    var isWritten: Bool {
        guard case .text(_, isWritten: true) = kind else { return false }
        return true
    }

    /// Whether it is `None`.
    var isNone: Bool {
        guard case .none = kind else { return false }
        return true
    }

    /// The entries of a dictionary.
    var pairs: [(key: BazelValue, value: BazelValue)]? {
        guard case .dictionary(let pairs) = kind else { return nil }
        return pairs
    }

    /// Why it can't be told.
    var reason: String? {
        guard case .unknown(let reason) = kind else { return nil }
        return reason
    }
}

extension BazelValue.Kind {
    /// How deep values lie in it; by what those say themselves, so that nothing is walked twice.
    fileprivate var nesting: Int {
        switch self {
        case .text, .flag, .none, .number, .unknown: 0
        case .list(let values), .sum(let values), .choice(let values):
            1 + (values.lazy.map(\.nesting).max() ?? 0)
        case .dictionary(let pairs):
            1 + (pairs.lazy.map { max($0.key.nesting, $0.value.nesting) }.max() ?? 0)
        case .structure(let members): 1 + (members.values.lazy.map(\.nesting).max() ?? 0)
        case .glob(let include, let exclude):
            1 + max(include?.nesting ?? 0, exclude?.nesting ?? 0)
        }
    }
}
