/// A project format's name; the raw value appears in no report.
public enum ProjectFormatID: String, Sendable, Hashable {
    case xcodeProject
    case tuist
    case packageApp
    case bareFolder
    case xcodeGen
    case bazel
}
