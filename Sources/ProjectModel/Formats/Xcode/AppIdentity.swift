/// What tells one app target from all others.
struct AppIdentity: Sendable, Hashable {
    /// The project.
    let bundle: String
    /// The target's name.
    let name: String
}
