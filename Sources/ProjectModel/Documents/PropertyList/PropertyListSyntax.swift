/// The textual forms of a property list, and of what has the same values.
public enum PropertyListSyntax: Sendable, Hashable {
    /// `<plist>…</plist>`.
    case xml
    /// `{ key = value; }`, as in `project.pbxproj`.
    case openStep
    /// `{ "key": value, }`, as in `project.xcproj`.
    case json5
}
