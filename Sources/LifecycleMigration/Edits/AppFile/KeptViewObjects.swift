import SourceEditing
import SwiftFlow
import SwiftOutline

/// Lets a root view keep the objects that it makes with itself.
struct KeptViewObjects {
    private let properties: [LocatedDeclaration]

    /// The properties of views, each marked `@ObservedObject`.
    init(_ properties: [LocatedDeclaration]) {
        self.properties = properties
    }

    /// The edits, which make `@StateObject` of that.
    func edits() -> [LoweredEdits] {
        properties.compactMap { property in
            guard let attribute = property.declaration.attributes.first else { return nil }
            let name = property.file.outline.tokens.tokens[attribute.range.upperBound - 1]
            let edit = TextEdit(range: name.start..<name.end, replacement: "StateObject")
            return LoweredEdits(path: property.file.path, edits: [edit])
        }
    }
}
