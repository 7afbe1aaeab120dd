import SourceEditing
import SwiftOutline

extension SwiftFile {
    /// Adds an element behind the last one of a list, on a line of its own where that one has one.
    func appending(_ element: String, behind last: TokenRange) -> TextEdit {
        let bytes = bytes(of: last)
        let space =
            startsLine(bytes.lowerBound) ? "\n" + lineIndentation(at: bytes.lowerBound) : " "
        return .insert(CodeStyle(of: self).finish("," + space + element), at: bytes.upperBound)
    }
}
