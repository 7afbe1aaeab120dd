import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Which sources of a target may matter for a word; looked up in one table, and found once.
package final class TargetIndex {
    private let sources: [LibrarySource]
    private let base: Base?
    private lazy var sketches = sources.map(\.sketch)
    private lazy var table = SketchIndex(sketches)
    private var objectiveCMains: [String: ObjectiveCMain?] = [:]
    private var literalPropertyLists: [PropertyListFacts]?
    private var delegateFamilies: [DelegateFamily]?
    private var mentioning: [[String]: [Int]] = [:]
    private var known: [SketchedRole: [String: [LibrarySource]]] = [:]
    private let conditions: BuildConditions
    private var built: [ObjectIdentifier: ProgramFile] = [:]

    /// An index of sources, in their order, for some builds; none of them is read yet.
    package init(_ sources: [LibrarySource], in conditions: BuildConditions) {
        self.sources = sources
        self.conditions = conditions
        base = nil
    }

    /// An index of the sources of a target after an edit, of which most are the same as before.
    package init(_ sources: [LibrarySource], after index: TargetIndex) {
        self.sources = sources
        conditions = index.conditions
        base = Base(index, sources)
    }

    /// A source without the declarations that no build compiles; nil for one that is not Swift.
    package func built(_ source: LibrarySource) -> ProgramFile? {
        guard let file = source.file, !file.outline.conditionals.isEmpty else { return source.file }
        if let known = built[ObjectIdentifier(source)] { return known }
        if let base, base.knows(source) { return base.index.built(source) }
        let clauses = conditions.leftOutClauses(of: file.outline)
        func isLeftOut(_ declaration: Declaration) -> Bool {
            !declaration.conditions.isEmpty && clauses.leaveOut(declaration.conditions)
        }
        let isWhole = !file.outline.declarations.contains(where: isLeftOut)
        let result =
            isWhole
            ? file
            : ProgramFile(
                path: file.path, outline: file.outline.leavingOut(where: isLeftOut),
                isMadeByName: file.isMadeByName)
        built[ObjectIdentifier(source)] = result
        return result
    }

    /// The index before an edit, and what became of its sources.
    private struct Base {
        let index: TargetIndex
        /// Where its sources are now; nil for one that is changed or gone.
        let places: [Int?]
        /// The sources that it does not have.
        let new: [Int]
        private let known: Set<ObjectIdentifier>

        /// Whether it has a source, unchanged.
        func knows(_ source: LibrarySource) -> Bool { known.contains(ObjectIdentifier(source)) }

        init(_ index: TargetIndex, _ sources: [LibrarySource]) {
            self.index = index
            var places: [ObjectIdentifier: Int] = [:]
            places.reserveCapacity(sources.count)
            for (place, source) in sources.enumerated() { places[ObjectIdentifier(source)] = place }
            self.places = index.sources.map { places[ObjectIdentifier($0)] }
            let known = Set(self.places.compactMap { $0 })
            new = sources.indices.filter { !known.contains($0) }
            self.known = Set(index.sources.map { ObjectIdentifier($0) })
        }

        /// What was found before, with those of the new sources that belong to it.
        func places(_ found: [Int], or isFound: (Int) -> Bool) -> [Int] {
            (found.compactMap { places[$0] } + new.filter(isFound)).sorted()
        }
    }

    /// The sources that contain some words, be it as parts of longer ones.
    package func sources(mentioning words: [String]) -> [LibrarySource] {
        places(mentioning: words).map { sources[$0] }
    }

    private func places(mentioning words: [String]) -> [Int] {
        if let found = mentioning[words] { return found }
        let mentions = words.map { Mention($0) }
        func contains(_ place: Int) -> Bool {
            mentions.allSatisfy {
                sketches[place].mayContain($0.word) && sources[place].contains($0)
            }
        }
        let found =
            base.map { $0.places($0.index.places(mentioning: words), or: contains) }
            ?? sources.indices.filter(contains)
        mentioning[words] = found
        return found
    }

    /// The sources in which a word may have a role, as far as sketches tell; nil for a word that they do not keep.
    private func places(of word: SketchedWord, as role: SketchedRole) -> [Int]? {
        guard let base else { return table.sources(of: word, as: role) }
        return base.index.places(of: word, as: role).map { found in
            base.places(found) { sources[$0].sketch.mayHave(word, as: role) }
        }
    }

    /// The start in Objective-C by the function that is called, found once: whoever asks reads all of its sources.
    package func objectiveCMain(calling function: String, _ find: () -> ObjectiveCMain?)
        -> ObjectiveCMain?
    {
        if let known = objectiveCMains[function] { return known }
        let found = find()
        objectiveCMains[function] = .some(found)
        return found
    }

    /// The delegates that are one with their superclass, found once.
    func delegateFamilies(_ find: () -> [DelegateFamily]) -> [DelegateFamily] {
        let found = delegateFamilies ?? find()
        delegateFamilies = found
        return found
    }

    /// The property lists that stand in a manifest, read once: the manifest is evaluated for it.
    func literalPropertyLists(_ read: () -> [PropertyListFacts]) -> [PropertyListFacts] {
        let lists = literalPropertyLists ?? read()
        literalPropertyLists = lists
        return lists
    }

    /// The names of type aliases, by the last name of what they stand for.
    package private(set) lazy var aliases: [String: Set<String>] = {
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

    /// The last names of the types that aliases at the top level put together, by the alias's; none of which there are several.
    private(set) lazy var compositions: [String: [String]] = {
        var found: [String: [[String]]] = [:]
        for file in sources(of: "typealias", as: .named).compactMap(\.file) {
            for alias in file.aliases {
                guard let parts = Conformances.aliased(by: alias.declaration, in: file),
                    parts.count > 1
                else { continue }
                found[alias.declaration.name, default: []].append(parts.map(\.lastComponent))
            }
        }
        return found.compactMapValues { $0.count == 1 ? $0.first : nil }
    }()

    /// The names of these by those of the types in them.
    private(set) lazy var composing: [String: Set<String>] = {
        var found: [String: Set<String>] = [:]
        for (name, parts) in compositions {
            for part in parts { found[part, default: []].insert(name) }
        }
        return found
    }()

    /// The last name of what a type alias stands for, by the alias's; nil for one of which there are several.
    private(set) lazy var aliased: [String: String] = {
        var found: [String: Set<String>] = [:]
        for (type, names) in aliases { for name in names { found[name, default: []].insert(type) } }
        return found.compactMapValues { $0.count == 1 ? $0.first : nil }
    }()

    /// The sources in which a word stands by itself and may have a role.
    package func sources(of word: String, as role: SketchedRole) -> [LibrarySource] {
        if let found = known[role]?[word] { return found }
        let mention = Mention(word)
        let candidates = places(of: mention.word, as: role)?.map { sources[$0] }
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
