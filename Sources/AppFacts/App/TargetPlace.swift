import SourceEditing

/// The place of a whole target, for what none of its sources says.
package struct TargetPlace {
    private let context: TargetContext

    /// The place of a target.
    package init(of context: TargetContext) {
        self.context = context
    }

    /// The line of the project file that declares the target; without one, its property list or its first source.
    package var place: Place? {
        let target = context.target
        if let declaration = target.declaration { return context.library.place(declaration) }
        if let path = target.project.map({ $0 + "/project.pbxproj" }),
            let text = context.library.text(path)
        {
            return Place(path: path, position: SourcePosition(line: line(in: text), column: 1))
        }
        return (target.infoPlists.first ?? target.sources.min()).map {
            context.library.place($0, 0)
        }
    }

    private func line(in text: SourceText) -> Int {
        let name = "/* \(context.target.name) */ = {"
        var isNamed = false
        for (index, bytes) in text.lines.enumerated() {
            let line = String(decoding: bytes, as: UTF8.self)
            // The line behind says what the object is.
            if isNamed, line.contains("isa = PBXNativeTarget;") { return index }
            isNamed = line.contains(name)
        }
        return 1
    }
}
