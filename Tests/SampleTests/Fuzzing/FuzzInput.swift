/// What one case starts with.
struct FuzzInput: Sendable {
    /// The mutated files.
    private(set) var files: FileSet
    /// The name of the project's folder; empty for a single file.
    private(set) var name = ""
    /// What was done to them, for the report of a failure.
    private(set) var log: [String] = []
    /// The numbers that are left for the check.
    var numbers: FuzzNumbers

    /// Makes the input of a case.
    init(_ fuzzCase: FuzzCase, from corpus: FuzzCorpus) {
        numbers = fuzzCase.numbers
        files = FileSet()
        switch fuzzCase.kind {
        case .source: mutate(oneOf: corpus.sources)
        case .document: mutate(oneOf: corpus.documents)
        case .plan, .command:
            let project = MutatedProject(from: corpus, &numbers)
            (files, name, log) = (project.files, project.name, project.log)
        }
    }

    private mutating func mutate(oneOf originals: [FuzzCorpus.File]) {
        guard let original = numbers.element(of: originals) else { return }
        var bytes = original.bytes
        for _ in 0..<numbers.few(upTo: 5) {
            let donor = numbers.element(of: originals)?.bytes ?? []
            let mutation = Mutation.any(for: original.path, &numbers)
            bytes = mutation.apply(to: bytes, donor: donor, &numbers)
            log.append("\(mutation)")
        }
        files = FileSet([original.path: bytes])
    }

    /// The bytes of the one file.
    var bytes: [UInt8] { files.files.values.first ?? [] }
}
