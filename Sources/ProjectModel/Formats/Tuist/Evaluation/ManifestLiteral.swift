import SwiftOutline

/// A literal that is no array and no dictionary, as it is written.
struct ManifestLiteral {
    private let range: TokenRange
    private let file: SwiftFile

    /// The literal of a range.
    init(_ range: TokenRange, in file: SwiftFile) {
        self.range = range
        self.file = file
    }

    /// What it is with values in the place of its interpolations; nil where that can't be told.
    func kind(filling values: [ManifestValue]) -> ManifestValue.Kind? {
        let first = file.tokens.tokens[range.lowerBound].kind
        let spelling = file.tokens.text(of: range.lowerBound)
        switch first {
        case .keyword(.true): return .boolean(true)
        case .keyword(.false): return .boolean(false)
        case .keyword(.nil): return ManifestValue.Kind.none
        case .integerLiteral where range.count == 1:
            return Int(spelling.filter { $0 != "_" }).map { .integer($0) }
        case .floatLiteral where range.count == 1: return .real(spelling)
        case .stringQuote: return text(filling: values).map { .text($0) }
        default: return nil
        }
    }

    private func text(filling values: [ManifestValue]) -> String? {
        var rest = values[...]
        var text = ""
        var index = range.lowerBound + 1
        while index < range.upperBound - 1 {
            switch file.tokens.tokens[index].kind {
            case .stringSegment:
                guard let part = Self.decoded(file.tokens.text(of: index)) else { return nil }
                text += part
                index += 1
            case .backslash:
                index += 1
            case .leftParen:
                guard let value = rest.popFirst(), let part = Self.description(of: value) else {
                    return nil
                }
                text += part
                index = max(Int(file.tokens.partners[index]), index) + 1
            default: return nil
            }
            guard text.utf8.count < ManifestEvaluator.longestText else { return nil }
        }
        return text
    }

    /// What an interpolation shows of a value.
    static func description(of value: ManifestValue) -> String? {
        switch value.kind {
        case .text(let text), .real(let text): text
        case .integer(let number): String(number)
        case .boolean(let flag): String(flag)
        default: nil
        }
    }

    /// A part of a string with its escapes read; nil where one is none.
    private static func decoded(_ part: String) -> String? {
        guard part.contains("\\") else { return part }
        var result = ""
        var rest = part[...]
        while let character = rest.popFirst() {
            guard character == "\\" else {
                result.append(character)
                continue
            }
            switch rest.popFirst() {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "0": result.append("\0")
            case "\"": result.append("\"")
            case "'": result.append("'")
            case "\\": result.append("\\")
            case "u":
                guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
                    let code = UInt32(rest[..<end], radix: 16), let scalar = Unicode.Scalar(code)
                else { return nil }
                result.unicodeScalars.append(scalar)
                rest = rest[rest.index(after: end)...]
            default: return nil
            }
        }
        return result
    }
}
