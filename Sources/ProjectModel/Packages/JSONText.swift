import SourceEditing

/// Reads JSON as far as lock files need it: dictionaries, lists and texts; all other values are empty texts.
struct JSONText {
    /// A value.
    indirect enum Value {
        case text(String)
        case list([Value])
        case dictionary([String: Value])

        /// The value of a key; nil for anything but a dictionary that has it.
        subscript(key: String) -> Value? {
            if case .dictionary(let pairs) = self { pairs[key] } else { nil }
        }

        /// The text; nil for lists, dictionaries, numbers and the like.
        var string: String? {
            if case .text(let text) = self, !text.isEmpty { text } else { nil }
        }

        /// The elements of a list; nil for anything else.
        var elements: [Value]? {
            if case .list(let values) = self { values } else { nil }
        }
    }

    /// Deeper files are not read: a lock file has five levels.
    private static let depthLimit = 32

    private let bytes: [UInt8]
    private var index = 0

    /// The outermost value; nil where the text is damaged or too deep.
    static func value(of text: SourceText) -> Value? {
        var reader = JSONText(bytes: text.bytes, index: text.hasByteOrderMark ? 3 : 0)
        return reader.value(depth: 0)
    }

    private init(bytes: [UInt8], index: Int) {
        self.bytes = bytes
        self.index = index
    }

    private mutating func value(depth: Int) -> Value? {
        guard depth < Self.depthLimit, let next = nextByte() else { return nil }
        switch next {
        case UInt8(ascii: "{"): return dictionary(depth: depth)
        case UInt8(ascii: "["): return list(depth: depth)
        case UInt8(ascii: "\""): return text().map { .text($0) }
        default: return word() ? .text("") : nil
        }
    }

    private mutating func dictionary(depth: Int) -> Value? {
        index += 1
        var pairs: [String: Value] = [:]
        while let next = nextByte(), next != UInt8(ascii: "}") {
            guard let key = text(), take(":"), let value = value(depth: depth + 1) else {
                return nil
            }
            pairs[key] = value
            guard take(",") || nextByte() == UInt8(ascii: "}") else { return nil }
        }
        return take("}") ? .dictionary(pairs) : nil
    }

    private mutating func list(depth: Int) -> Value? {
        index += 1
        var values: [Value] = []
        while let next = nextByte(), next != UInt8(ascii: "]") {
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
            guard take(",") || nextByte() == UInt8(ascii: "]") else { return nil }
        }
        return take("]") ? .list(values) : nil
    }

    /// A text in quotes; of an escaped character the one behind the backslash, as in `\/`.
    private mutating func text() -> String? {
        guard take("\"") else { return nil }
        var content: [UInt8] = []
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            if bytes[index] == UInt8(ascii: "\\") { index += 1 }
            guard index < bytes.count else { return nil }
            content.append(bytes[index])
            index += 1
        }
        return take("\"") ? String(decoding: content, as: UTF8.self) : nil
    }

    /// A number, `true`, `false` or `null`.
    private mutating func word() -> Bool {
        let start = index
        while index < bytes.count, bytes[index].isWordOfJSON { index += 1 }
        return index > start
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard nextByte() == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    /// The next byte that is no white space.
    private mutating func nextByte() -> UInt8? {
        while index < bytes.count, bytes[index].isSpace { index += 1 }
        return index < bytes.count ? bytes[index] : nil
    }
}

extension UInt8 {
    fileprivate var isWordOfJSON: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }
}
