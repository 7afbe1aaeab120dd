/// The version of the tool.
public enum ToolVersion {
    /// Its number, by Semantic Versioning.
    public static let current = "0.1.0"
}
