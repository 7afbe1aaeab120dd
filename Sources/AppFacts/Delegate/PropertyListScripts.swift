import SourceEditing

/// Finds scripts of a build that read keys of the Info.plist which a plan removes or changes: a phase of the project that runs one, and
/// files beside it.
package struct PropertyListScripts {
    private let context: TargetContext

    /// A look at what builds a target.
    package init(of context: TargetContext) {
        self.context = context
    }

    /// The tools that read a property list.
    private static let tools = ["PlistBuddy", "plutil", "defaults read"].map { BytePattern($0) }

    /// The places of a key in lines that call such a tool, one a line.
    package func places(reading key: String) -> [Place] {
        let projects = context.target.project.map { [$0, $0 + "/project.pbxproj"] } ?? []
        let files = projects.filter(context.library.tree.contains) + context.library.scripts
        let pattern = BytePattern(key)
        return context.library.paths(files, mentioning: key).sorted().flatMap { path -> [Place] in
            guard let text = context.library.text(path) else { return [] }
            var found: [Place] = []
            var offset = 0
            while let next = pattern.firstOffset(in: text, from: offset) {
                let line = line(around: next, in: text)
                offset = line.upperBound
                let words = SourceText(bytes: Array(text.bytes[line]))
                if Self.tools.contains(where: { $0.occurs(in: words) }) {
                    found.append(context.library.place(path, next))
                }
            }
            return found
        }
    }

    private func line(around offset: Int, in text: SourceText) -> Range<Int> {
        let newline = UInt8(ascii: "\n")
        let start = text.bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let end = text.bytes[offset...].firstIndex(of: newline) ?? text.bytes.count
        return start..<max(end, offset + 1)
    }
}
