extension SourceLibrary {
    /// Where names that end with some letters stand in the code of a source, in bytes: not in comments and strings.
    package func offsets(of ending: String, in path: String) -> [Int] {
        guard let text = text(path) else { return [] }
        let source = ObjectiveCTokens(text)
        return source.tokens.indices.filter {
            source.tokens[$0].kind == .name && source.spelling($0).hasSuffix(ending)
        }.map { source.tokens[$0].range.lowerBound }
    }

    /// Those of some paths whose sources implement a class of a name, or a category of it, in Objective-C.
    package func paths(_ sources: [String], implementing name: String) -> [String] {
        paths(sources.filter(\.isObjectiveC), mentioning: name).filter { path in
            text(path).map {
                ObjectiveCClass.all(in: ObjectiveCTokens($0)).contains { $0.name == name }
            } ?? false
        }
    }
}
