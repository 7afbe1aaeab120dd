extension SourceLibrary {
    /// Those of some paths whose sources implement a class of a name, or a category of it, in Objective-C.
    package func paths(_ sources: [String], implementing name: String) -> [String] {
        paths(sources.filter(\.isObjectiveC), mentioning: name).filter { path in
            text(path).map {
                ObjectiveCClass.all(in: ObjectiveCTokens($0)).contains { $0.name == name }
            } ?? false
        }
    }
}
