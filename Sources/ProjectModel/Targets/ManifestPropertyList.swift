/// A literal in a manifest that says what the Info.plist of an app has, such as `info.properties` of XcodeGen or
/// `.extendingDefault(with:)` of Tuist.
///
/// Its format reads it again when it is asked to, by `ProjectFormat.propertyList(_:of:in:)`.
public struct ManifestPropertyList: Sendable, Hashable {
    /// Another app whose Info.plist is made of the same literal, or of a part of it.
    public struct Sharer: Sendable, Hashable {
        /// The manifest that declares the app.
        public let project: String
        /// The app's name.
        public let name: String

        /// An app of a manifest.
        public init(project: String, name: String) {
            self.project = project
            self.name = name
        }
    }

    /// Where the literal starts.
    public let place: FilePlace
    /// The other apps that it is for; sorted.
    public let sharers: [Sharer]
    /// The libraries whose Info.plists it is too, where nobody reads how an app starts; sorted names.
    public let libraries: [String]

    /// A literal by its place, with the other targets that it is for.
    public init(at place: FilePlace, sharers: [Sharer] = [], libraries: [String] = []) {
        self.place = place
        self.sharers = sharers
        self.libraries = libraries
    }
}
