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
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\n"):
                lineFeeds += 1
            case UInt8(ascii: "\r"):
                if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") {
                    pairs += 1
                    index += 1
                } else {
                    returns += 1
                }
            default:
                break
            }
            index += 1
        }
        if pairs > lineFeeds, pairs >= returns { return .carriageReturnLineFeed }
        if returns > lineFeeds { return .carriageReturn }
        return .lineFeed
    }
}
