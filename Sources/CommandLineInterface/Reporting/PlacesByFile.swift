import AppFacts
import SourceEditing

extension [Place] {
    /// The places that follow each other in one file, with its path once.
    var byFile: [(path: String, positions: [SourcePosition])] {
        var files: [(path: String, positions: [SourcePosition])] = []
        for place in self {
            if files.last?.path != place.path { files.append((place.path, [])) }
            files[files.count - 1].positions.append(place.position)
        }
        return files
    }
}

extension [SourcePosition] {
    /// Their lines, each once where several follow each other in it.
    var lines: [String] {
        reduce(into: [Int]()) { lines, position in
            if lines.last != position.line { lines.append(position.line) }
        }.map(String.init)
    }
}
