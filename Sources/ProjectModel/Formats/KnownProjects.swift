/// Projects that were read already.
public protocol KnownProjects: Sendable {
    /// What was read of a project; nil for one that is not among them.
    func loaded(_ path: String?, _ format: ProjectFormatID) -> LoadedProject?
}
