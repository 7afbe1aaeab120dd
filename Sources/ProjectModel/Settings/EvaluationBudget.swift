/// What it may still cost to find out what project files come to, in whichever language they are written.
///
/// Manifests, specs and build settings are programs: a few lines of them ask for any amount of time and memory. Every evaluator
/// takes what it does out of a budget, and goes on with nothing once that is used up; who asked then refuses the project
/// at the place where it stopped. A class, since all that is evaluated for one project shares it; it never leaves its task.
final class EvaluationBudget {
    /// What there is of each.
    struct Limits {
        /// Expressions that are looked at, and tokens that are read for them.
        var steps = 1_000_000
        /// What is put together from other texts and lists, in bytes.
        var bytes = 64 << 20
        /// How deep evaluations lie in each other; the small stack of a thread bears it.
        var depth = 64
    }

    /// What is used up first.
    enum Stop: Sendable, Hashable {
        case steps
        case bytes
        case depth
    }

    /// What was used up, and where; nil while there is something left.
    private(set) var stop: (what: Stop, place: FilePlace)?
    private var rest: Limits
    /// That of all projects of a tree, out of which this one takes.
    private let whole: EvaluationBudget?

    /// A budget, within that of a whole tree or by itself.
    init(_ limits: Limits = Limits(), within whole: EvaluationBudget? = nil) {
        rest = limits
        self.whole = whole
    }

    /// The budget of all projects of a tree together.
    static var ofTree: EvaluationBudget {
        EvaluationBudget(Limits(steps: 4_000_000, bytes: 256 << 20, depth: 0))
    }

    /// How many steps are left.
    var steps: Int { max(rest.steps, 0) }

    /// Takes steps, and bytes of what is put together; false where there is no more.
    func take(
        _ steps: Int = 1, bytes: Int = 0, at place: @autoclosure () -> FilePlace
    ) -> Bool {
        guard stop == nil else { return false }
        rest.steps -= steps
        rest.bytes -= bytes
        let isWithinWhole = whole?.take(steps, bytes: bytes, at: place()) ?? true
        guard rest.steps >= 0, rest.bytes >= 0, isWithinWhole else {
            end(whole?.stop?.what ?? (rest.steps < 0 ? .steps : .bytes), at: place())
            return false
        }
        return true
    }

    /// Goes one level deeper, and out again with `leave`; false where that is too deep, or there is no more.
    func enter(at place: @autoclosure () -> FilePlace) -> Bool {
        guard stop == nil else { return false }
        guard rest.depth > 0 else {
            end(.depth, at: place())
            return false
        }
        rest.depth -= 1
        return true
    }

    /// Comes back from what was entered.
    func leave() { rest.depth += 1 }

    /// Notes that something is used up that the evaluator counts itself.
    func end(_ what: Stop, at place: FilePlace) {
        guard stop == nil else { return }
        stop = (what, place)
    }

    /// What a report says of a project whose evaluation stopped, with what to do about it; nil where it did not.
    func error(of project: String, remedy: String) -> ProjectError? {
        stop.map {
            ProjectError(
                path: $0.place.path, offset: $0.place.offset,
                reason: "'\(project)' can't be read: \($0.what.reason)", remedy: remedy)
        }
    }
}

extension EvaluationBudget.Stop {
    /// Why nothing can be told.
    var reason: String {
        switch self {
        case .steps: "what this comes to takes more steps than are followed"
        case .bytes: "what this comes to is longer than is followed"
        case .depth: "what this comes to is nested deeper than is followed"
        }
    }
}
