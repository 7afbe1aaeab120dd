/// A line ending.
public enum Newline: String, Sendable {
    case lineFeed = "\n"
    case carriageReturnLineFeed = "\r\n"
    case carriageReturn = "\r"

    /// The ending that occurs most often, and `.lineFeed` where there is none.
    static func dominant(in bytes: [UInt8]) -> Newline {
        var lineFeeds = 0
        var pairs = 0
        var returns = 0
        var isBehindReturn = false
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                if isBehindReturn { pairs += 1 } else { lineFeeds += 1 }
            } else if isBehindReturn {
                returns += 1
            }
            isBehindReturn = byte == UInt8(ascii: "\r")
        }
        if isBehindReturn { returns += 1 }
        if pairs > lineFeeds, pairs >= returns { return .carriageReturnLineFeed }
        if returns > lineFeeds { return .carriageReturn }
        return .lineFeed
    }
}
