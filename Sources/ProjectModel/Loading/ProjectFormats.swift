/// The project formats that are understood.
public enum ProjectFormats {
    /// All of them, in the order in which they are tried.
    public static let all: [any ProjectFormat] = [
        XcodeGenFormat(), TuistFormat(), BazelFormat(), XcodeProjectFormat(), PackageAppFormat(),
        BareFolderFormat(),
    ]

    /// The format with an id.
    public static func format(_ id: ProjectFormatID) -> (any ProjectFormat)? {
        all.first { $0.id == id }
    }
}
