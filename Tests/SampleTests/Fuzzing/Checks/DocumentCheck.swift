import ProjectModel
import SourceEditing

/// A mutated property list is refused, or can be edited: what was set is read back, what was removed is gone, and
/// every other value is as it was.
struct DocumentCheck {
    private var numbers: FuzzNumbers
    private var result = FuzzResult()

    /// Checks an input.
    static func run(_ input: FuzzInput) -> FuzzResult {
        var check = DocumentCheck(numbers: input.numbers)
        check.check(SourceText(bytes: input.bytes))
        return check.result
    }

    private init(numbers: FuzzNumbers) { self.numbers = numbers }

    private mutating func check(_ text: SourceText) {
        // An .xcconfig can't be damaged, and any text may be one.
        for assignment in XCConfigDocument(text).assignments {
            result.expect(
                (0..<text.count + 1).contains(assignment.lines)
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
        // Another kind of root would be another kind of file.
        guard !path.isEmpty else { return }
        let value = PropertyListValue.string(numbers.oneIn(2) ? "value <é> \\ \"" : "plain")
        guard let edits = try? document.settingEdits(of: value, at: path),
            let after = reread(document.text.applying(edits), "set")
        else { return }
        result.editsReadBack += 1
        result.expect(
            after.value(at: path) == value, "\(path) was set and is otherwise")
        for key in document.keys.prefix(50) where path.first != .key(key) {
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
        for key in document.keys.prefix(50) where !paths.contains(where: { $0.first == .key(key) })
        {
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
