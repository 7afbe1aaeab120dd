import SwiftOutline

/// Which sources of a target may matter for a word; looked up in one table, and found once.
final class TargetIndex {
    private let sources: [LibrarySource]
    private lazy var table = SketchIndex(sources.map(\.sketch))
    private var objectiveCPaths: [String]?
    private var mentioning: [[String]: [LibrarySource]] = [:]
    private var known: [SketchedRole: [String: [LibrarySource]]] = [:]

    /// An index of sources, in their order; none of them is read yet.
    init(_ sources: [LibrarySource]) {
        self.sources = sources
    }

    /// The sources that contain some words, be it as parts of longer ones.
    func sources(mentioning words: [String]) -> [LibrarySource] {
        if let found = mentioning[words] { return found }
        let mentions = words.map { Mention($0) }
        let found = sources.filter { mentions.allSatisfy($0.contains) }
        mentioning[words] = found
        return found
    }

    /// The Objective-C sources that matter, found once.
    func objectiveCPaths(_ find: () -> [String]) -> [String] {
        let found = objectiveCPaths ?? find()
        objectiveCPaths = found
        return found
    }

    /// The names of type aliases, by the last name of what they stand for.
    private(set) lazy var aliases: [String: Set<String>] = {
        var found: [String: Set<String>] = [:]
        for file in sources(of: "typealias", as: .named).compactMap(\.file) {
            let tokens = file.outline.tokens
            for token in file.tokens(spelled: "typealias") {
                guard token + 3 < tokens.tokens.count,
                    tokens.tokens[token].kind == .keyword(.typealias),
                    tokens.tokens[token + 2].kind == .equal
                else { continue }
                var last = token + 3
                while tokens.tokens[last + 1].kind == .period { last += 2 }
                found[tokens.text(of: last), default: []].insert(file.outline.name(at: token + 1))
            }
        }
        return found
    }()

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
