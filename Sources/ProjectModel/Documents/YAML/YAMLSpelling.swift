/// What the spelling of a plain scalar stands for, by the rules of Yams (the types of YAML 1.1).
enum YAMLSpelling {
    private static let truths: Set<String> = [
        "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON",
    ]
    private static let falsehoods: Set<String> = [
        "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF",
    ]
    private static let nulls: Set<String> = ["", "~", "null", "Null", "NULL"]

    /// The value that a plain scalar stands for.
    static func value(of text: String) -> YAMLValue {
        if truths.contains(text) { return .boolean(true) }
        if falsehoods.contains(text) { return .boolean(false) }
        if nulls.contains(text) { return .null }
        guard let first = text.utf8.first, first.isNumberStart else { return .string(text) }
        if let integer = integer(text) { return integer }
        if let real = real(text) { return real }
        return isTimestamp(text) ? .timestamp(text) : .string(text)
    }

    private static func integer(_ text: String) -> YAMLValue? {
        let sign = text.hasPrefix("-") ? -1 : 1
        let digits = (text.hasPrefix("-") || text.hasPrefix("+")) ? text.dropFirst() : text[...]
        guard let first = digits.utf8.first else { return nil }
        let bare = digits.filter { $0 != "_" }
        if digits.hasPrefix("0b"), let number = Int(bare.dropFirst(2), radix: 2) {
            return .integer(sign * number)
        }
        if digits.hasPrefix("0x"), let number = Int(bare.dropFirst(2), radix: 16) {
            return .integer(sign * number)
        }
        if first == UInt8(ascii: "0"), digits.utf8.count > 1 {
            let octal = bare.dropFirst(bare.hasPrefix("0o") ? 2 : 1)
            guard !octal.isEmpty, octal.utf8.allSatisfy(\.isOctalDigit) else { return nil }
            return Int(octal, radix: 8).map { .integer(sign * $0) }
        }
        let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
        guard first.isDigit,
            parts[0].utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "_") }),
            parts.count == 1 || first != UInt8(ascii: "0"),
            parts.dropFirst().allSatisfy(isSexagesimal)
        else { return nil }
        var total = 0
        for part in parts {
            guard let number = Int(part.filter { $0 != "_" }) else { return nil }
            let (product, isOver) = total.multipliedReportingOverflow(by: 60)
            guard !isOver else { return nil }
            total = product + number
        }
        return .integer(sign * total)
    }

    private static func isSexagesimal(_ part: Substring) -> Bool {
        (1...2).contains(part.utf8.count) && part.utf8.allSatisfy(\.isDigit)
            && (part.utf8.count == 1 || part < "6")
    }

    private static func real(_ text: String) -> YAMLValue? {
        let sign: Double = text.hasPrefix("-") ? -1 : 1
        let digits = (text.hasPrefix("-") || text.hasPrefix("+")) ? text.dropFirst() : text[...]
        if [".inf", ".Inf", ".INF"].contains(digits) { return .real(sign * .infinity) }
        if [".nan", ".NaN", ".NAN"].contains(text) { return .real(.nan) }
        let bare = digits.filter { $0 != "_" }
        guard let first = digits.utf8.first, first.isDigit || first == UInt8(ascii: "."),
            bare.utf8.allSatisfy({ $0.isDigit || "._eE+-".utf8.contains($0) }),
            bare.utf8.contains(where: \.isDigit),
            bare.utf8.filter({ $0 == UInt8(ascii: ".") }).count <= 1
        else { return nil }
        var spelling = bare.hasPrefix(".") ? "0" + bare : String(bare)
        if spelling.hasSuffix(".") { spelling += "0" }
        return Double(spelling).map { .real(sign * $0) }
    }

    private static func isTimestamp(_ text: String) -> Bool {
        let parts = text.prefix { $0 != "T" && $0 != "t" && $0 != " " && $0 != "\t" }
            .split(separator: "-", omittingEmptySubsequences: false)
        return parts.count == 3 && parts[0].utf8.count == 4
            && parts[1...].allSatisfy { (1...2).contains($0.utf8.count) }
            && parts.allSatisfy { $0.utf8.allSatisfy(\.isDigit) }
    }
}

extension UInt8 {
    /// Whether it is a digit.
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    fileprivate var isOctalDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(self) }

    fileprivate var isNumberStart: Bool {
        isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
            || self == UInt8(ascii: ".")
    }
}
