// The characters of names and operators, as "The Swift Programming Language", Lexical Structure, lists them.

extension UInt8 {
    /// `0` to `9`
    @inline(__always)
    var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    /// `0` to `9`, `a` to `f`, `A` to `F`
    @inline(__always)
    var isHexDigit: Bool { isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6 }

    /// `a` to `z`, `A` to `Z`
    @inline(__always)
    var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

    /// An ASCII character that can go on a name.
    @inline(__always)
    var isWord: Bool {
        isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
    }

    /// An ASCII character that operators are made of.
    @inline(__always)
    var isOperator: Bool {
        switch self {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "?"):
            true
        default:
            false
        }
    }
}

extension DecodedScalar {
    /// Whether the scalar can start a name.
    var isIdentifierStart: Bool {
        isIdentifierContinuation && !isCombiningMark && !(value < 0x80 && UInt8(value).isDigit)
            && value != 0x24
    }

    /// Whether the scalar can go on a name.
    var isIdentifierContinuation: Bool {
        switch value {
        case ..<0x80: UInt8(value).isWord
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
            0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D,
            0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF,
            0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
            0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
            true
        case 0x10000...0xEFFFF: value & 0xFFFF <= 0xFFFD
        default: false
        }
    }

    /// Whether the scalar can start an operator.
    var isOperatorStart: Bool {
        switch value {
        case ..<0x80: UInt8(value).isOperator
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
            0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
            0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
            0x3008...0x3030:
            true
        default: false
        }
    }

    /// Whether the scalar can go on an operator.
    var isOperatorContinuation: Bool {
        switch value {
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
        default: isOperatorStart || isCombiningMark
        }
    }

    private var isCombiningMark: Bool {
        switch value {
        case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }
}
