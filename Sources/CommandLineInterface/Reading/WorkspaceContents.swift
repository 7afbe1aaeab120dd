import SourceEditing

/// The projects that an `.xcworkspace` names.
///
/// Its `contents.xcworkspacedata` is XML of two elements: `FileRef` and `Group`, each with a `location` such as
/// `group:App/App.xcodeproj`, relative to the groups around it, or `container:App.xcodeproj`, relative to the workspace's folder.
struct WorkspaceContents {
    private var groups: [String] = []
    /// The projects that it names, relative to the top of the tree.
    private(set) var projects: Set<String> = []

    /// The projects of a workspace, relative to the folder that holds it.
    ///
    /// - Parameter name: The workspace's name in an error.
    /// - Throws: `ToolError` where its contents can't be read.
    static func projects(
        of workspace: String, named name: String
    ) throws(ToolError) -> Set<String> {
        let file = "contents.xcworkspacedata"
        let text: SourceText
        do {
            text = SourceText(bytes: try FileSystem.read(workspace + "/" + file))
        } catch {
            throw ToolError(
                name + "/" + file, error.reason, remedy: "name the folder or a project instead")
        }
        return WorkspaceContents(text.string).projects
    }

    /// Reads the contents of a workspace; what it does not know it passes over.
    init(_ xml: String) {
        for tag in xml.split(separator: "<").dropFirst() {
            let isClosed = tag.hasPrefix("/")
            if tag.hasPrefix("Group") {
                groups.append(Self.path(of: Self.location(in: tag), in: groups.last ?? ""))
            } else if isClosed, tag.hasPrefix("/Group") {
                groups.removeLast(groups.isEmpty ? 0 : 1)
            } else if tag.hasPrefix("FileRef") {
                let path = Self.path(of: Self.location(in: tag), in: groups.last ?? "")
                if path.hasSuffix(".xcodeproj") { projects.insert(path) }
            }
        }
    }

    private static func location(in tag: Substring) -> String {
        guard let name = tag.firstRange(of: "location"),
            let open = tag[name.upperBound...].firstIndex(where: { $0 == "\"" || $0 == "'" })
        else { return "" }
        let value = String(tag[tag.index(after: open)...].prefix { $0 != tag[open] })
        return value.replacing("&amp;", with: "&").replacing("&quot;", with: "\"")
            .replacing("&apos;", with: "'").replacing("&lt;", with: "<").replacing(
                "&gt;", with: ">")
    }

    private static func path(of location: String, in group: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return group }
        let base = parts[0] == "group" ? group : ""
        return normalized(base + "/" + parts[1])
    }

    /// A path without empty names, `.` and, where there is something to leave, `..`.
    private static func normalized(_ path: String) -> String {
        var names: [Substring] = []
        for name in path.split(separator: "/") where name != "." {
            if name == "..", let last = names.last, last != ".." {
                names.removeLast()
            } else {
                names.append(name)
            }
        }
        return names.joined(separator: "/")
    }
}
