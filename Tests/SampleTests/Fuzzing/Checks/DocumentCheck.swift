import ProjectModel
import SourceEditing

/// A mutated property list is refused, or can be edited: what was set is read back, what was removed is gone, and
/// every other value is as it was.
struct DocumentCheck {
    private var numbers: FuzzNumbers
    private var result = FuzzResult()

    /// Runs a case.
    static func run(_ fuzzCase: FuzzCase, _ corpus: FuzzCorpus) -> FuzzResult {
        var check = DocumentCheck(numbers: fuzzCase.numbers)
        check.run(corpus)
        return check.result
    }

    private init(numbers: FuzzNumbers) { self.numbers = numbers }

    private mutating func run(_ corpus: FuzzCorpus) {
        guard let original = numbers.element(of: corpus.documents) else { return }
        var bytes = original.bytes
        for _ in 0..<numbers.few(upTo: 4) {
            let donor = numbers.element(of: corpus.documents)?.bytes ?? []
            let mutation = Mutation.any(for: original.path, &numbers)
            bytes = mutation.apply(to: bytes, donor: donor, &numbers)
            result.log.append("\(mutation)")
        }
        result.files = FileSet([original.path: bytes])
        let text = SourceText(bytes: bytes)
        // An .xcconfig can't be damaged, and any text may be one.
        for assignment in XCConfigDocument(text).assignments {
            result.expect(
                (0..<bytes.count + 1).contains(assignment.lines)
                    && assignment.lines.contains(assignment.valueRange),
                "'\(assignment.key)' lies outside of its line")
        }
        guard let document = try? PropertyListDocument(text) else { return }
        set(in: document)
        remove(from: document)
    }

    /// A path of keys into the dictionaries.
    private mutating func path(in document: PropertyListDocument) -> [PropertyListKey] {
        var keys = document.keys
        var path: [PropertyListKey] = []
        while let key = numbers.element(of: keys) {
            path.append(.key(key))
            guard case .dictionary(let entries)? = document.value(at: path), numbers.below(4) > 0
            else {
                break
            }
            keys = entries.map(\.key)
        }
        return path
    }

    private mutating func set(in document: PropertyListDocument) {
        var path = path(in: document)
        if numbers.oneIn(2) { path = path.dropLast() + [.key("SceneShift key & \"more\"")] }
        let value = PropertyListValue.string(numbers.oneIn(2) ? "value <é> \\ \"" : "plain")
        guard let edits = try? document.settingEdits(of: value, at: path),
            let after = reread(document.text.applying(edits), "set")
        else { return }
        result.editsReadBack += 1
        result.expect(
            after.value(at: path) == value, "\(path) was set and is otherwise")
        for key in document.keys where path.first != .key(key) {
            result.expect(
                after.value(at: [.key(key)]) == document.value(at: [.key(key)]),
                "'\(key)' changed when \(path) was set")
        }
    }

    private mutating func remove(from document: PropertyListDocument) {
        let paths = (0..<numbers.few(upTo: 4)).map { _ in path(in: document) }.filter {
            !$0.isEmpty
        }
        let edits = document.removalEdits(of: paths, pruningEmptyParents: numbers.oneIn(2))
        guard let after = reread(document.text.applying(edits), "removed") else { return }
        result.editsReadBack += 1
        for path in paths {
            result.expect(after.value(at: path) == nil, "\(path) was removed and is there")
        }
        for key in document.keys where !paths.contains(where: { $0.first == .key(key) }) {
            result.expect(
                after.value(at: [.key(key)]) == document.value(at: [.key(key)]),
                "'\(key)' changed when \(paths) were removed")
        }
    }

    private mutating func reread(_ text: SourceText, _ what: String) -> PropertyListDocument? {
        do {
            return try PropertyListDocument(text)
        } catch {
            result.flaws.append(
                "\(what): the edited document can't be read: \(error.reason)\n\(text.string)")
            return nil
        }
    }
}
