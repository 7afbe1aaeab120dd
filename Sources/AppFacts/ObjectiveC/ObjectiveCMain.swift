import SourceEditing

/// The call in an Objective-C source that starts the app, and the classes that it may give as the delegate's.
package struct ObjectiveCMain {
    /// The source, relative to the top of the tree.
    package let path: String
    /// Where the first call stands, in bytes.
    package let offset: Int
    /// The names of the classes, in their order.
    package let delegateClasses: [String]

    /// The start in a source; nil where no call of a function of that name is in its code.
    package init?(in text: SourceText, path: String, calling function: String) {
        let source = ObjectiveCTokens(text)
        let calls = source.tokens.indices.filter {
            source.spells($0, function) && source.spells($0 + 1, "(")
        }
        guard let first = calls.first else { return nil }
        self.path = path
        offset = source.tokens[first].range.lowerBound
        var names = Self.classObjects(in: source)
        // No main function has more; one that has costs no more time.
        for call in calls.prefix(8) {
            let arguments = call + 1..<source.partner(of: call + 1)
            names += arguments.filter { source.tokens[$0].kind == .string }.map(source.spelling)
        }
        var known: Set<String> = []
        delegateClasses = names.filter { !$0.isEmpty && known.insert($0).inserted }
    }

    /// What stands in `NSStringFromClass([Name class])` and `NSStringFromClass(Name.class)`.
    private static func classObjects(in source: ObjectiveCTokens) -> [String] {
        source.tokens.indices.compactMap { index in
            guard source.spells(index, "NSStringFromClass"), source.spells(index + 1, "(") else {
                return nil
            }
            return source.spelling(source.spells(index + 2, "[") ? index + 3 : index + 2)
        }
    }
}
