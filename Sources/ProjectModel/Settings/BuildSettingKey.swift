/// The spelling of a build setting: its name, and the conditions behind it.
struct BuildSettingKey: Sendable, Hashable {
    /// The name, such as `INFOPLIST_FILE`.
    let name: String
    /// The conditions as they are spelled, such as `[sdk=iphoneos*]`; empty without one.
    let conditions: String

    /// Reads `NAME[condition]…`.
    init(_ text: String) {
        let end = text.firstIndex(of: "[") ?? text.endIndex
        name = String(text[..<end])
        conditions = String(text[end...])
    }
}
