/// How far the plan of a tree is.
public enum PlanningStep: Sendable, Hashable {
    /// So many of all Swift sources were read.
    case reading(Int, of: Int)
    /// An app is being planned, so many of all being done.
    case planning(String, Int, of: Int)

    /// Hears of each step, on whatever thread it is taken.
    public typealias Listener = @Sendable (PlanningStep) -> Void
}
