import SourceEditing

/// The lines of an Objective-C source without what its comments say.
struct ObjectiveCLines {
    /// One for each line of the source, in order.
    let lines: [String]

    /// The lines of a text.
    init(of text: SourceText) {
        var isComment = false
        lines = text.lines.map { bytes in
            var rest = Substring(String(decoding: bytes, as: UTF8.self))
            var code = ""
            while !rest.isEmpty {
                if isComment {
                    guard let end = rest.firstRange(of: "*/") else { break }
                    rest = rest[end.upperBound...]
                    isComment = false
                    continue
                }
                let line = rest.firstRange(of: "//")?.lowerBound ?? rest.endIndex
                let block = rest.firstRange(of: "/*")?.lowerBound ?? rest.endIndex
                code += rest[..<min(line, block)]
                guard block < line else { break }
                rest = rest[block...].dropFirst(2)
                isComment = true
            }
            return code
        }
    }
}
