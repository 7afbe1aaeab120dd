/// Finds apps that are described in a way that no format here reads yet, so that they are refused and not overlooked.
public enum UnsupportedProjects {
    /// One error for each description of an app in a tree that has no other project.
    public static func find(in tree: FileTree) -> [ProjectError] {
        tree.paths.compactMap { path in
            guard let kind = Kind.allCases.first(where: { $0.describes(path.lastComponent) }),
                let text = try? tree.read(path).string, let offset = kind.offset(in: text)
            else { return nil }
            return ProjectError(
                path: path, offset: offset,
                reason: "apps of \(kind.rawValue) are not read by this version",
                remedy: kind.remedy)
        }
    }

    /// A tool that describes apps.
    private enum Kind: String, CaseIterable {
        case bazel = "Bazel"

        /// Whether a file is one of its own, by its name.
        func describes(_ name: String) -> Bool {
            switch self {
            case .bazel: name == "BUILD" || name == "BUILD.bazel"
            }
        }

        /// What stands in such a file where it describes an app.
        var words: [String] {
            switch self {
            case .bazel: ["ios_application(", "macos_application(", "tvos_application("]
            }
        }

        /// Where such a file says so first, in bytes; nil where it doesn't.
        func offset(in text: String) -> Int? {
            words.compactMap { word in
                text.firstRange(of: word).map {
                    text.utf8.distance(from: text.startIndex, to: $0.lowerBound)
                }
            }.min()
        }

        /// What to do about it.
        var remedy: String {
            switch self {
            case .bazel:
                "make an Xcode project with rules_xcodeproj, then plan that .xcodeproj"
            }
        }
    }
}

extension String {
    fileprivate var lastComponent: String {
        split(separator: "/").last.map(String.init) ?? self
    }
}
