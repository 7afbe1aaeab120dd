import SourceEditing
import SwiftOutline

extension SwiftFile {
    /// What goes with some elements of a list, each with the comma to what stays; neighbours go together.
    func removals(of gone: [Int], from list: [TokenRange]) -> [(edit: TextEdit, place: TokenRange)]
    {
        let isGone = Set(gone)
        var removals: [(edit: TextEdit, place: TokenRange)] = []
        var index = 0
        while index < list.count {
            guard isGone.contains(index) else {
                index += 1
                continue
            }
            let first = index
            while index < list.count, isGone.contains(index) { index += 1 }
            removals.append(removal(of: first..<index, from: list))
        }
        return removals
    }

    private func removal(
        of run: Range<Int>, from list: [TokenRange]
    ) -> (edit: TextEdit, place: TokenRange) {
        let tokens = tokens.tokens
        let start = list[run.lowerBound].lowerBound
        if run.upperBound < list.count {
            let next = list[run.upperBound].lowerBound
            return (.remove(tokens[start].start..<tokens[next].start), start..<next)
        }
        // A comma behind the last element goes, too.
        let last = list[run.upperBound - 1].upperBound
        let end = tokens[last].kind == .comma && run.lowerBound == 0 ? last + 1 : last
        guard run.lowerBound > 0 else {
            return (.remove(tokens[start].start..<tokens[end - 1].end), start..<end)
        }
        let kept = list[run.lowerBound - 1].upperBound
        return (.remove(tokens[kept - 1].end..<tokens[end - 1].end), kept..<end)
    }
}
