/// A project format's name, which its folder declares; it appears in no report.
public struct ProjectFormatID: Sendable, Hashable {
    /// The name, by which edits tell who made them.
    let name: String

    /// A format's name.
    init(_ name: String) { self.name = name }
}
