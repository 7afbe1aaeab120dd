import SwiftOutline

/// Which sources of a target may matter for a word; looked up in one table, and found once.
final class TargetIndex {
    private let sources: [LibrarySource]
    private lazy var table = SketchIndex(sources.map(\.sketch))
    private var known: [SketchedRole: [String: [LibrarySource]]] = [:]

    /// An index of sources, in their order; none of them is read yet.
    init(_ sources: [LibrarySource]) {
        self.sources = sources
    }

    /// The sources in which a word stands by itself and may have a role.
    func sources(of word: String, as role: SketchedRole) -> [LibrarySource] {
        if let found = known[role]?[word] { return found }
        let mention = Mention(word)
        let candidates = table.sources(of: mention.word, as: role)?.map { sources[$0] }
        let found =
            switch role {
            case .named: (candidates ?? sources).filter { $0.names(mention) }
            // Whoever asks for a role reads the outline, which tells what a hash doesn't.
            default: candidates ?? sources.filter { $0.contains(mention) }
            }
        known[role, default: [:]][word] = found
        return found
    }
}
