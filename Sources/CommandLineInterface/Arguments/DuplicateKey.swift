import Foundation

/// A duplicate key of an object in JSON: decoders take one of its values, and say nothing of the other.
enum DuplicateKey {
    /// The first one in a text that is JSON already; nil where there is none.
    static func first(in bytes: [UInt8]) -> String? {
        var objects: [Set<String>] = []
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "{"): objects.append([])
            case UInt8(ascii: "}"): _ = objects.popLast()
            case UInt8(ascii: "\""):
                let text = string(from: index, in: bytes)
                index = text.upperBound
                if isKey(endingAt: index, in: bytes), !objects.isEmpty,
                    let name = try? JSONDecoder().decode(String.self, from: Data(bytes[text])),
                    !objects[objects.count - 1].insert(name).inserted
                {
                    return name
                }
                continue
            default: break
            }
            index += 1
        }
        return nil
    }

    /// A string with its quotation marks.
    private static func string(from start: Int, in bytes: [UInt8]) -> Range<Int> {
        var end = start + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return start..<min(end + 1, bytes.count)
    }

    private static func isKey(endingAt end: Int, in bytes: [UInt8]) -> Bool {
        bytes[end...].first { ![9, 10, 13, 32].contains($0) } == UInt8(ascii: ":")
    }
}
