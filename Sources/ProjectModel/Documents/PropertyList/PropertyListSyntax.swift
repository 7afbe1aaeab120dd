/// The textual forms of a property list.
public enum PropertyListSyntax: Sendable, Hashable {
    /// `<plist>…</plist>`.
    case xml
    /// `{ key = value; }`, as in `project.pbxproj`.
    case openStep
}
