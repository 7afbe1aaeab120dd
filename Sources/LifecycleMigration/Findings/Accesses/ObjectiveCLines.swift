import SourceEditing

/// The lines of an Objective-C source without what its comments say.
struct ObjectiveCLines {
    /// One for each line of the source, in order.
    let lines: [String]

    /// The lines of a text.
    init(of text: SourceText) {
        var isComment = false
        lines = text.lines.map { Self.code(of: Array($0), &isComment) }
    }

    /// What of a line is code; `isComment` tells whether a comment of several lines goes on.
    private static func code(of line: [UInt8], _ isComment: inout Bool) -> String {
        var code: [UInt8] = []
        var isString = false
        var index = 0
        while index < line.count {
            let byte = line[index]
            let next = index + 1 < line.count ? line[index + 1] : 0
            if isComment {
                isComment = byte != star || next != slash
                index += isComment ? 1 : 2
            } else if isString {
                isString = byte != quote
                let length = byte == backslash ? 2 : 1
                code += line[index..<min(index + length, line.count)]
                index += length
            } else if byte == slash, next == slash {
                break
            } else if byte == slash, next == star {
                isComment = true
                index += 2
            } else {
                isString = byte == quote
                code.append(byte)
                index += 1
            }
        }
        return String(decoding: code, as: UTF8.self)
    }

    private static let star = UInt8(ascii: "*")
    private static let slash = UInt8(ascii: "/")
    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")
}
