/// The apps of a share, each planned by itself; what they share with others is looked at once all are there.
public struct PlanDraft: Sendable {
    /// The plan of each app by the index of its target; none for one that turned out not to be asked for.
    let planned: [Int: PlannedApplication]
    /// What would become of the apps that their deployment targets hold back, with raised ones.
    let raised: [Int: PlannedApplication]
    /// What the other destination would make of the apps that it concerns.
    let others: [Int: PlannedApplication]
}
