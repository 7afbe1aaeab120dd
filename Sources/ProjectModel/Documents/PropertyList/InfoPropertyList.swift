import SourceEditing

/// What an app's Info.plist says, wherever it stands: in a file of its own, or as a literal of the manifest that a project
/// is generated from.
///
/// Offsets and ranges are bytes of `text`, the whole file.
public protocol InfoPropertyList: Sendable {
    /// The file that holds it.
    var text: SourceText { get }

    /// The outermost keys in the file's order.
    var keys: [String] { get }

    /// The value at a path; nil where there is none, or none that is a literal.
    func value(at path: [PropertyListKey]) -> PropertyListValue?

    /// The byte range of the value at a path, delimiters included, or nil.
    func range(at path: [PropertyListKey]) -> Range<Int>?

    /// The byte range of the last key of a path, delimiters included; nil for array elements.
    func keyRange(at path: [PropertyListKey]) -> Range<Int>?

    /// The edits of the file that remove the values at paths, and give outermost keys a value.
    func edits(
        removing paths: [[PropertyListKey]], setting pairs: [PropertyListPair]
    ) -> [TextEdit]
}

extension PropertyListDocument: InfoPropertyList {
    /// The edits of the file that remove the values at paths, and give outermost keys a value.
    ///
    /// Two of them may want the same line, so that together they are one.
    public func edits(
        removing paths: [[PropertyListKey]], setting pairs: [PropertyListPair]
    ) -> [TextEdit] {
        var parts = [removalEdits(of: paths)]
        var changed = text.applying(parts[0])
        for pair in pairs {
            guard let new = try? PropertyListDocument(changed),
                let edits = try? new.settingEdits(of: pair.value, at: [.key(pair.key)])
            else { continue }
            parts.append(edits)
            changed = changed.applying(edits)
        }
        let changing = parts.filter { !$0.isEmpty }
        guard changing.count > 1 else { return changing.first ?? [] }
        return text.edit(to: changed).map { [$0] } ?? []
    }
}
