import SwiftOutline

/// Where the identifiers of a file stand, by their names; looked for once, when somebody asks.
package final class NamesOfFile {
    private let file: SwiftFile
    private lazy var tokens = Dictionary(
        grouping: file.tokens.tokens.indices.filter {
            file.tokens.tokens[$0].kind == .identifier
        }, by: { file.name(at: $0) })

    /// The names of a file.
    package init(_ file: SwiftFile) {
        self.file = file
    }

    /// The tokens of a name in a range, in order.
    package func tokens(of name: String, in range: TokenRange) -> ArraySlice<Int> {
        guard let all = tokens[name] else { return [] }
        return all[place(range.lowerBound, in: all)..<place(range.upperBound, in: all)]
    }

    /// The index of the first of some sorted tokens that does not stand in front of one.
    private func place(_ token: Int, in all: [Int]) -> Int {
        var low = 0
        var high = all.count
        while low < high {
            let middle = (low + high) / 2
            if all[middle] < token { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
