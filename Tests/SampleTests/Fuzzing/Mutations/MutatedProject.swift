/// A project with a few mutations, all of them decided by a case's numbers.
struct MutatedProject {
    /// The folder's name.
    let name: String
    /// The files.
    private(set) var files: FileSet
    /// What was done, for the report of a failure.
    private(set) var log: [String] = []

    /// Takes a project and mutates it.
    init(from corpus: FuzzCorpus, _ numbers: inout FuzzNumbers) {
        let project = corpus.projects[numbers.below(corpus.projects.count)]
        (name, files) = (project.name, project.files)
        let isGentle = numbers.below(3) > 0
        for _ in 0..<numbers.few(upTo: 6) {
            if numbers.oneIn(24) {
                rearrange(&numbers)
            } else {
                mutate(isGentle, corpus, &numbers)
            }
        }
    }

    private mutating func mutate(
        _ isGentle: Bool, _ corpus: FuzzCorpus, _ numbers: inout FuzzNumbers
    ) {
        let sources = files.sources
        // Most of what matters is in the sources.
        let paths = numbers.below(4) > 0 && !sources.isEmpty ? sources : files.paths
        guard let path = numbers.element(of: paths), let bytes = files.files[path] else { return }
        let mutation =
            isGentle ? Mutation.gentle(for: path, &numbers) : Mutation.any(for: path, &numbers)
        let donors = path.hasSuffix(".swift") ? corpus.sources : corpus.documents
        let donor = numbers.element(of: donors)?.bytes ?? []
        files.files[path] = mutation.apply(to: bytes, donor: donor, &numbers)
        log.append("\(mutation) of \(path)")
    }

    /// Changes which files there are.
    private mutating func rearrange(_ numbers: inout FuzzNumbers) {
        guard let one = numbers.element(of: files.paths),
            let other = numbers.element(of: files.paths)
        else { return }
        switch numbers.below(4) {
        case 0: files.files[one] = nil
        case 1: (files.files[one], files.files[other]) = (files.files[other], files.files[one])
        case 2: files.files["Copy" + one] = files.files[one]
        default:
            files.files[one.uppercased()] = files.files[one]
            files.files[one] = nil
        }
        log.append("files rearranged: \(one), \(other)")
    }
}
