/// Looks for the end of a regex literal, and with a bare slash for whether it is one at all.
struct RegexScan {
    private enum Outcome {
        case goOn, closed, unterminated, notARegex
    }

    private let mustBeRegex: Bool
    private let openingPounds: Int
    private let slash: Int
    private var position: Int
    private var firstNewline: Int?
    private var groupDepth = 0
    private var classDepth = 0
    private var lastSpace = -1
    private var candidateEnd: Int?
    private var literal: RegexLiteral

    /// A scan from the first `#`, or from the slash if there is none.
    init(at start: Int, pounds: Int, mustBeRegex: Bool) {
        self.mustBeRegex = mustBeRegex
        self.openingPounds = pounds
        self.slash = start + pounds
        self.position = slash + 1
        self.literal = RegexLiteral(
            start: start, openingPounds: pounds, patternEnd: slash + 1, hasClosingSlash: false,
            closingPounds: 0)
    }

    /// The literal; nil if the slash is part of an operator.
    mutating func run(
        _ bytes: UnsafeBufferPointer<UInt8>, _ searches: inout SearchMemory
    ) -> RegexLiteral? {
        guard start(bytes, &searches) else { return nil }
        var outcome = Outcome.goOn
        while outcome == .goOn {
            outcome = closingDelimiter(bytes)
            if outcome == .goOn { outcome = patternCharacter(bytes) }
        }
        switch outcome {
        case .closed: return literal
        case .unterminated where mustBeRegex: return recovered(bytes)
        default: return nil
        }
    }

    /// Reads what follows the slash; false if it is no regex.
    private mutating func start(
        _ bytes: UnsafeBufferPointer<UInt8>, _ searches: inout SearchMemory
    ) -> Bool {
        guard openingPounds > 0 else { return canStartBare(bytes) }
        var offset = position
        while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
        guard offset < bytes.count, bytes[offset].isLineBreak else { return true }
        firstNewline = offset
        position = offset
        if !searches.regexEnds.range.contains(offset) {
            searches.regexEnds = .slashes(bytes, from: offset)
        }
        // Without an end, everything from the first line break on is other code.
        if !searches.regexEnds.contains(pounds: openingPounds, from: offset) {
            position = bytes.count
        }
        return true
    }

    private func canStartBare(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if slash > 0, bytes[slash - 1] == UInt8(ascii: "*") { return false }
        guard position < bytes.count else { return true }
        switch bytes[position] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"): return mustBeRegex
        case UInt8(ascii: "*"), UInt8(ascii: "/"): return false
        default: return true
        }
    }

    private mutating func patternCharacter(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
        guard position < bytes.count else {
            position = firstNewline ?? position
            return .unterminated
        }
        let byte = bytes[position]
        if byte.isLineBreak {
            guard firstNewline != nil else { return .unterminated }
            position += 1
            return .goOn
        }
        position += 1
        switch byte {
        case UInt8(ascii: "\\"):
            return escapedCharacter(bytes)
        case UInt8(ascii: "(") where classDepth == 0:
            groupDepth += 1
        case UInt8(ascii: ")") where classDepth == 0:
            if groupDepth == 0, !mustBeRegex { return .notARegex }
            groupDepth = max(groupDepth - 1, 0)
        case UInt8(ascii: "["):
            classDepth += 1
        case UInt8(ascii: "]"):
            classDepth = max(classDepth - 1, 0)
        case UInt8(ascii: " "):
            lastSpace = position - 1
        default:
            break
        }
        return .goOn
    }

    private mutating func escapedCharacter(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
        guard position < bytes.count else {
            position = firstNewline ?? position
            return .unterminated
        }
        if bytes[position].isLineBreak, firstNewline == nil { return .unterminated }
        position += 1
        return .goOn
    }

    private mutating func closingDelimiter(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "/") else { return .goOn }
        var end = position + 1
        candidateEnd = end
        if openingPounds > 0 {
            while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
            guard end - position > openingPounds else { return .goOn }
        } else {
            if end < bytes.count,
                bytes[end] == UInt8(ascii: "*") || bytes[end] == UInt8(ascii: "/")
            {
                return .unterminated
            }
            if lastSpace == position - 1, !mustBeRegex { return .notARegex }
        }
        literal.patternEnd = position
        literal.hasClosingSlash = true
        literal.closingPounds = end - position - 1
        return .closed
    }

    /// What to take for the literal where its end is missing: all that was read, less what looks like an end.
    private func recovered(_ bytes: UnsafeBufferPointer<UInt8>) -> RegexLiteral {
        var literal = literal
        literal.patternEnd = position
        guard openingPounds > 0, position > slash + 1 else { return literal }
        if bytes[position - 1] == UInt8(ascii: "/") {
            literal.patternEnd = position - 1
            literal.hasClosingSlash = true
        } else if let candidateEnd, candidateEnd < position,
            bytes[candidateEnd..<position].allSatisfy({ $0 == UInt8(ascii: "#") })
        {
            literal.patternEnd = candidateEnd - 1
            literal.hasClosingSlash = true
            literal.closingPounds = position - candidateEnd
        }
        return literal
    }
}
