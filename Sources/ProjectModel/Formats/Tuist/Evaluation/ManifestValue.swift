import SwiftFlow
import SwiftOutline

/// What an expression of a manifest comes to, and where what it comes to is written.
struct ManifestValue: Sendable {
    /// What it is.
    var kind: Kind
    /// Where the literal or the call stands that made it.
    var place: ManifestPlace
    /// How deep values lie in it.
    let nesting: Int

    /// The kinds of values.
    indirect enum Kind: Sendable {
        /// What can't be told without running the manifest, and why.
        case unknown(String)
        case text(String)
        case boolean(Bool)
        case integer(Int)
        /// A number with a fraction, as it is written.
        case real(String)
        case none
        /// An array or a set; an unknown element stands for any number of elements.
        case list([ManifestValue])
        /// A dictionary; a pair whose key is unknown stands for any number of pairs.
        case pairs([Pair])
        case tuple([Argument])
        /// `.name`, or `Type.name`: a case or a member that no source of the manifest declares.
        case member(String, of: String?)
        /// What a call makes that no source of the manifest declares: `Target(…)`, `.target(…)`.
        case made(Call)
        /// An instance of a type of the manifest's sources.
        case object(String, fields: [String: ManifestValue])
        /// A type by its full name.
        case type(String)
        case closure(Closure)
        /// `\.name.name`
        case keyPath([String])
    }

    /// A pair of a dictionary.
    struct Pair: Sendable {
        var key: ManifestValue
        var value: ManifestValue
        /// The pair from its key to its value, as it is written.
        var place: ManifestPlace
        /// Whether it is set by `dictionary[key] = value`, behind the literal; the place is that of the left side.
        var isAssigned = false
    }

    /// An argument by its label.
    struct Argument: Sendable {
        let label: String?
        var value: ManifestValue
    }

    /// A call of something that only Tuist declares.
    struct Call: Sendable {
        /// The type in front of the dot or the parenthesis; nil for `.name(…)`.
        var type: String?
        /// The name behind the dot; `init` for an initializer.
        let name: String
        var arguments: [Argument]

        /// The first argument with a label.
        subscript(label: String) -> ManifestValue? {
            arguments.first { $0.label == label }?.value
        }

        /// The first argument without a label.
        var unlabelled: ManifestValue? { arguments.first { $0.label == nil }?.value }
    }

    /// A closure with what it captures.
    struct Closure: Sendable {
        let shape: ClosureShape
        let scope: ManifestScope
    }

    /// A value at a place.
    init(_ kind: Kind, at place: ManifestPlace) {
        self.kind = kind
        self.place = place
        nesting = kind.nesting
    }

    /// A value that can't be told, and why.
    static func unknown(_ reason: String, at place: ManifestPlace) -> ManifestValue {
        ManifestValue(.unknown(reason), at: place)
    }

    /// Why it can't be told; nil for a value that can.
    var reason: String? {
        if case .unknown(let reason) = kind { reason } else { nil }
    }

    /// The text of a string.
    var text: String? {
        if case .text(let text) = kind { text } else { nil }
    }

    /// A truth value.
    var boolean: Bool? {
        if case .boolean(let flag) = kind { flag } else { nil }
    }

    /// The elements of an array.
    var elements: [ManifestValue]? {
        if case .list(let elements) = kind { elements } else { nil }
    }

    /// The pairs of a dictionary.
    var pairs: [Pair]? {
        if case .pairs(let pairs) = kind { pairs } else { nil }
    }

    /// The call that only Tuist knows.
    var call: Call? {
        if case .made(let call) = kind { call } else { nil }
    }

    /// The name behind the dot of a member that only Tuist knows.
    var member: String? {
        if case .member(let name, _) = kind { name } else { nil }
    }

    /// Whether it is `nil`.
    var isNone: Bool {
        if case .none = kind { true } else { false }
    }
}

extension ManifestValue.Kind {
    /// How deep values lie in it; by what those say themselves, so that nothing is walked twice.
    fileprivate var nesting: Int {
        switch self {
        case .unknown, .text, .boolean, .integer, .real, .none, .member, .type, .keyPath: 0
        case .list(let elements): 1 + (elements.lazy.map(\.nesting).max() ?? 0)
        case .pairs(let pairs):
            1 + (pairs.lazy.map { max($0.key.nesting, $0.value.nesting) }.max() ?? 0)
        case .tuple(let parts): 1 + (parts.lazy.map(\.value.nesting).max() ?? 0)
        case .made(let call): 1 + (call.arguments.lazy.map(\.value.nesting).max() ?? 0)
        case .object(_, let fields): 1 + (fields.values.lazy.map(\.nesting).max() ?? 0)
        case .closure(let closure):
            1
                + max(
                    closure.scope.locals.values.lazy.map(\.nesting).max() ?? 0,
                    closure.scope.object?.nesting ?? 0)
        }
    }
}

/// A place in a source of the manifest.
struct ManifestPlace: Sendable, Hashable {
    /// Relative to the top of the tree.
    let path: String
    /// Byte range.
    let range: Range<Int>

    /// Where it starts.
    var start: FilePlace { FilePlace(path: path, offset: range.lowerBound) }
}

/// What names mean at a place of a manifest.
struct ManifestScope: Sendable {
    /// The source, by its index.
    let file: Int
    /// The types around, innermost first.
    var types: [String] = []
    /// Locals and parameters.
    var locals: [String: ManifestValue] = [:]
    /// The locals that may get another value.
    var variables: Set<String> = []
    /// `self` of an instance.
    var object: ManifestValue?
}
