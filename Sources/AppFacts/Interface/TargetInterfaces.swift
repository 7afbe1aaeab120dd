/// The storyboards and nibs that a target copies, each read once for all who ask.
package struct TargetInterfaces {
    /// Their paths, in the project's order.
    package let paths: [String]
    private let library: SourceLibrary

    /// Those among a target's resources; none of them is read yet.
    init(among resources: [String], in library: SourceLibrary) {
        paths = resources.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
        self.library = library
    }

    /// The paths of the storyboards, in the project's order.
    package var storyboardPaths: [String] { paths.filter { $0.hasSuffix(".storyboard") } }

    /// All of them by their paths, those that can't be read left out.
    package var files: [InterfaceFile] { paths.sorted().compactMap(file) }

    /// The storyboards by their paths, those that can't be read left out.
    package var storyboards: [InterfaceFile] { storyboardPaths.sorted().compactMap(file) }

    /// One of them; nil where it can't be read.
    package func file(_ path: String) -> InterfaceFile? { library.interface(path) }

    /// Whether one of them may have an element of a kind; what can't be read may have any.
    package func mayHave(_ isMeant: (InterfaceElement) -> Bool) -> Bool {
        paths.contains { file($0)?.elements.contains(where: isMeant) ?? true }
    }

    /// How many attributes of all of them have a value, or those of one name; nil where one can't be read.
    package func count(ofValue value: String, named name: String? = nil) -> Int? {
        var count = 0
        for path in paths {
            guard let file = file(path) else { return nil }
            count += file.count(ofValue: value, named: name)
        }
        return count
    }
}

extension InterfaceFile {
    /// How many attributes have a value, or those of one name.
    package func count(ofValue value: String, named name: String? = nil) -> Int {
        elements.reduce(0) { count, element in
            count
                + element.attributes.count { attribute in
                    attribute.value == value && (name ?? attribute.name) == attribute.name
                }
        }
    }
}
