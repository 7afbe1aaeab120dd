// What operator characters are, by themselves and by what stands around them.

extension UnsafeBufferPointer<UInt8> {
    /// The offset of a comment that starts in the middle of operator characters.
    func startOfComment(in range: Range<Int>) -> Int? {
        guard range.count > 2 else { return nil }
        return (range.lowerBound + 1..<range.upperBound).first { offset in
            guard self[offset] == UInt8(ascii: "/") else { return false }
            let next = byte(offset + 1)
            return next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
        }
    }

    /// What the operator characters of a range are.
    func operatorKind(_ range: Range<Int>) -> TokenKind {
        let isLeftBound = isLeftBound(range.lowerBound)
        let isRightBound = isRightBound(range.upperBound, isLeftBound: isLeftBound)
        switch range.count {
        case 1:
            switch self[range.lowerBound] {
            case UInt8(ascii: "="): return .equal
            case UInt8(ascii: "&") where isRightBound && !isLeftBound: return .prefixAmpersand
            case UInt8(ascii: "."): return .period
            case UInt8(ascii: "?"): return isLeftBound ? .postfixQuestionMark : .infixQuestionMark
            default: break
            }
        case 2:
            switch (self[range.lowerBound], self[range.lowerBound + 1]) {
            case (UInt8(ascii: "-"), UInt8(ascii: ">")): return .arrow
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): return .unknown
            default: break
            }
        default:
            if containsCommentEnd(range) { return .unknown }
        }
        if isLeftBound == isRightBound { return .operatorToken(.binary) }
        return .operatorToken(isLeftBound ? .postfix : .prefix)
    }

    private func containsCommentEnd(_ range: Range<Int>) -> Bool {
        (range.lowerBound..<range.upperBound - 1).contains {
            self[$0] == UInt8(ascii: "*") && self[$0 + 1] == UInt8(ascii: "/")
        }
    }

    /// Whether something sticks to the front of an operator.
    func isLeftBound(_ start: Int) -> Bool {
        switch byte(before: start) {
        case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
            UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        case UInt8(ascii: "/"):
            // The end of a comment counts as white space.
            return byte(before: start - 1) != UInt8(ascii: "*")
        case 0xA0:
            // So does a non-breaking space.
            return byte(before: start - 1) != 0xC2
        default:
            return true
        }
    }

    /// Whether something sticks to the end of an operator.
    func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
        switch byte(end) {
        case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
            UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        case UInt8(ascii: "."):
            // `x^.y` has a postfix operator, `^.y` a prefix one.
            return !isLeftBound
        case UInt8(ascii: "/"):
            let next = byte(end + 1)
            return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
        case 0xC2:
            return byte(end + 1) != 0xA0
        default:
            return true
        }
    }
}
