/// A literal in a manifest that says what the Info.plist of an app has, such as `info.properties` of XcodeGen or
/// `.extendingDefault(with:)` of Tuist.
///
/// Its format reads it again when it is asked to, by `ProjectFormat.propertyList(_:of:in:)`.
public struct ManifestPropertyList: Sendable, Hashable {
    /// Where the literal starts.
    public let place: FilePlace

    /// A literal by its place.
    public init(at place: FilePlace) {
        self.place = place
    }
}
