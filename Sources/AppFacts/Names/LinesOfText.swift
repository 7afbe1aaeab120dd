import SourceEditing
import SwiftOutline

extension SourceText {
    /// The lines without their endings.
    package var lines: [ArraySlice<UInt8>] {
        var result: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        var index = start
        while index < bytes.endIndex {
            guard bytes[index].isLineBreak else {
                index += 1
                continue
            }
            result.append(bytes[start..<index])
            let isPair = bytes[index] == 13 && index + 1 < bytes.endIndex && bytes[index + 1] == 10
            index += isPair ? 2 : 1
            start = index
        }
        result.append(bytes[start...])
        return result
    }
}
