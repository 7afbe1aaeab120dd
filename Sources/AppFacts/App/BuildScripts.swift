import ProjectModel
import SourceEditing

/// Finds scripts that hand an app's sources to the compiler one by one, where no project does: a source that is new is not
/// among them, and one that goes is.
package struct BuildScripts {
    /// The target.
    package let context: TargetContext

    /// A look at what builds an app.
    package init(of context: TargetContext) {
        self.context = context
    }

    /// What may build the app, by its name and its place: beside the sources, above them, or in a folder beside those.
    package var scripts: [(path: String, text: SourceText)] {
        let folders = context.target.sources.reduce(into: Set<String>()) { known, source in
            var folder = RelativePath.folder(of: source)
            while known.insert(folder).inserted, !folder.isEmpty {
                folder = RelativePath.folder(of: folder)
            }
        }
        return context.library.tree.paths.compactMap { path in
            let folder = RelativePath.folder(of: path)
            let isNear =
                folders.contains(folder) || folders.contains(RelativePath.folder(of: folder))
            guard isNear, path.fileName.isNameOfScript, let text = context.library.text(path),
                Self.compiler.occurs(in: text)
            else { return nil }
            return (path, text)
        }
    }

    private static let compiler = BytePattern("swiftc")

    /// Where a script has the name of a source first.
    package func firstSource(in text: SourceText) -> Int? {
        let names = Set(context.target.sources.map(\.fileName))
        let ending = BytePattern(".swift")
        var offset = 0
        while let end = ending.firstOffset(in: text, from: offset) {
            offset = end + ending.needle.count
            var start = end
            while start > 0, Self.isInName(text.bytes[start - 1]) { start -= 1 }
            if names.contains(String(decoding: text.bytes[start..<offset], as: UTF8.self)) {
                return start
            }
        }
        return nil
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        byte.isASCIIWordByte || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
    }
}
