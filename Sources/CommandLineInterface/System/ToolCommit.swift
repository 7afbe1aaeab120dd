/// The commit that the tool was built from.
public enum ToolCommit {
    /// Its short hash, which `Scripts/release` writes here as it builds; nil for what anybody builds.
    public static let current: String? = nil
}
