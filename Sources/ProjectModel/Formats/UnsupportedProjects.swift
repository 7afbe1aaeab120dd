/// Finds apps that are described in a way that no format here reads yet, so that they are refused and not overlooked.
public enum UnsupportedProjects {
    /// One error for each description of an app in a tree that has no other project.
    public static func find(in tree: FileTree) -> [ProjectError] {
        tree.paths.compactMap { path in
            guard let kind = Kind.allCases.first(where: { $0.describes(path.lastComponent) }),
                let text = try? tree.read(path).string, let offset = kind.offset(in: text),
                kind != .swiftPackage || hasDelegate(below: path, in: tree)
            else { return nil }
            return ProjectError(
                path: path, offset: offset,
                reason: "apps of \(kind.rawValue) are not read by this version",
                remedy: kind.remedy)
        }
    }

    /// Whether a package has an application delegate, and so is more than a command-line tool.
    private static func hasDelegate(below path: String, in tree: FileTree) -> Bool {
        let folder = path.dropLast(path.lastComponent.count)
        return tree.paths.contains { source in
            source.hasPrefix(folder) && source.hasSuffix(".swift")
                && (try? tree.read(source).string.contains("NSApplicationDelegate")) == true
        }
    }

    /// A tool that describes apps.
    private enum Kind: String, CaseIterable {
        case tuist = "Tuist"
        case bazel = "Bazel"
        case swiftPackage = "Swift packages"

        /// Whether a file is one of its own, by its name.
        func describes(_ name: String) -> Bool {
            switch self {
            case .tuist: name == "Project.swift"
            case .bazel: name == "BUILD" || name == "BUILD.bazel"
            case .swiftPackage: name == "Package.swift"
            }
        }

        /// What stands in such a file where it describes an app.
        var words: [String] {
            switch self {
            case .tuist: ["import ProjectDescription"]
            case .bazel: ["ios_application(", "macos_application(", "tvos_application("]
            case .swiftPackage: [".executableTarget("]
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
            case .tuist: "run `tuist generate --no-open`, then plan the .xcodeproj that it makes"
            case .bazel:
                "make an Xcode project with rules_xcodeproj, then plan that .xcodeproj"
            case .swiftPackage: "plan the folder of the app's sources by itself"
            }
        }
    }
}

extension String {
    fileprivate var lastComponent: String {
        split(separator: "/").last.map(String.init) ?? self
    }
}
