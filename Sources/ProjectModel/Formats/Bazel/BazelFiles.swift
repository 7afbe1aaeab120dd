/// The files that lists of labels and globs stand for.
struct BazelFiles {
    /// A file with what says so.
    struct Entry {
        /// The file, relative to the top of the tree.
        let path: String
        /// The text that names it; nil where a glob matches it.
        let text: BazelItems.Text?
    }

    /// The files in their order, each once.
    private(set) var entries: [Entry] = []
    /// The lists that are written out in the target's own attribute.
    private(set) var lists: [BazelPlace] = []
    /// Where a `select` decides.
    private(set) var choices: [BazelPlace] = []
    /// What can't be told.
    private(set) var problems: [(place: BazelPlace, reason: String)] = []
    private var known: Set<String> = []
    /// The groups of files that were looked into; nothing more comes of one that is named again.
    private var groups: Set<BazelLabel> = []

    /// The paths.
    var paths: [String] { entries.map(\.path) }

    /// The files of some attributes of a target.
    init(_ keys: [String], of target: BazelTarget, in repository: BazelRepository) {
        for key in keys { add(target[key], in: target.package, repository, depth: 0) }
    }

    /// The files of a value of a package.
    init(_ value: BazelValue, in package: String, _ repository: BazelRepository) {
        add(value, in: package, repository, depth: 0)
    }

    private mutating func add(
        _ value: BazelValue?, in package: String, _ repository: BazelRepository, depth: Int
    ) {
        let items = BazelItems(value, within: repository.budget)
        problems += items.problems
        choices += items.choices
        if depth == 0 { lists += items.lists }
        for text in items.texts {
            guard repository.budget.take(at: text.place.start) else { break }
            add(text, in: package, repository, depth: depth)
        }
        for glob in items.globs {
            add(glob.include, besides: glob.exclude, at: value?.place, in: package, repository)
        }
    }

    private mutating func add(
        _ text: BazelItems.Text, in package: String, _ repository: BazelRepository, depth: Int
    ) {
        guard let label = repository.label(text.text, in: package) else {
            problems.append((text.place, "'\(text.text)' is no label"))
            return
        }
        guard let file = label.file else { return }
        if let spelling = repository.tree.path(matching: file),
            repository.tree.contains(spelling) || SourceKind.isBundle(spelling)
        {
            if known.insert(spelling).inserted { entries.append(Entry(path: spelling, text: text)) }
            return
        }
        guard let target = repository.target(label) else {
            problems.append((text.place, "there is no '\(text.text)'"))
            return
        }
        let keys: [String]
        switch target.rule {
        case .files: keys = ["srcs", "resources", "structured_resources", "bundle_imports"]
        case .group where target.ruleName == "alias": keys = ["actual"]
        default:
            problems.append((text.place, "'\(text.text)' is made by '\(target.ruleName)'"))
            return
        }
        guard depth < 16 else {
            problems.append((text.place, "'\(text.text)' goes through too many others"))
            return
        }
        guard groups.insert(target.label).inserted else { return }
        for key in keys {
            add(target[key], in: target.package, repository, depth: depth + 1)
        }
    }

    private mutating func add(
        _ include: [BazelItems.Text], besides exclude: [BazelItems.Text], at place: BazelPlace?,
        in package: String, _ repository: BazelRepository
    ) {
        func glob(_ text: BazelItems.Text) -> FileGlob? {
            // Braces and question marks are plain characters here, and what is matched is not.
            guard !text.text.contains(where: { "{}?".contains($0) }), !text.text.isEmpty else {
                return nil
            }
            return RelativePath.join(package, text.text).flatMap { FileGlob($0) }
        }
        let included = include.map(glob)
        let excluded = exclude.map(glob)
        for (text, glob) in zip(include + exclude, included + excluded) where glob == nil {
            problems.append((text.place, "the pattern '\(text.text)' is not understood"))
        }
        guard included.count <= 500, excluded.count <= 500 else {
            if let place { problems.append((place, "there are too many patterns")) }
            return
        }
        let left = excluded.compactMap { $0 }
        for glob in included.compactMap({ $0 }) {
            let cost = glob.cost(in: repository.tree) * (1 + left.count)
            if let place, !repository.budget.take(cost / 4, at: place.start) { return }
            for path in glob.files(in: repository.tree)
            where !left.contains(where: { $0.matches(path) })
                && repository.package(holding: path) == package && known.insert(path).inserted
            {
                entries.append(Entry(path: path, text: nil))
            }
        }
    }
}
