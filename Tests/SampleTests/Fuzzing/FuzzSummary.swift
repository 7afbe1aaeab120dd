/// What the cases of one kind showed.
struct FuzzSummary: Sendable, CustomStringConvertible {
    /// What was exercised.
    let kind: FuzzKind
    /// How many cases there were.
    private(set) var count = 0
    /// Each failure with the command that repeats it.
    private(set) var failures: [String] = []
    private var total = FuzzResult()
    private var slowest = (seconds: 0.0, name: "none")

    /// How many seconds of a processor one case may take.
    private static let limit = 20.0

    /// A summary of no case.
    init(kind: FuzzKind) { self.kind = kind }

    /// Adds what a case showed.
    mutating func add(
        _ result: FuzzResult, of fuzzCase: FuzzCase, from input: FuzzInput, seconds: Double
    ) {
        count += 1
        total.acceptedPlans += result.acceptedPlans
        total.secondPlans += result.secondPlans
        total.repeatedPlans += result.repeatedPlans
        total.editsReadBack += result.editsReadBack
        total.undone += result.undone
        if seconds > slowest.seconds { slowest = (seconds, "\(fuzzCase)") }
        var flaws = result.flaws
        if seconds > Self.limit { flaws.append("it takes \(seconds) seconds") }
        guard !flaws.isEmpty else { return }
        failures.append(
            """
            \(flaws.prefix(3).joined(separator: "\n"))
            after \(input.log.joined(separator: ", "))
            repeat it with: \(fuzzCase.command)
            """)
    }

    /// The numbers in one line.
    var description: String {
        let numbers: [String] =
            switch kind {
            case .source: []
            case .document: ["\(total.editsReadBack) edits read back"]
            case .plan:
                [
                    "\(total.acceptedPlans) with edits",
                    "\(total.secondPlans) planned again afterwards",
                    "\(total.repeatedPlans) planned twice and compared",
                ]
            case .command: ["\(total.undone) applied and undone"]
            }
        let time = "slowest \(Int(slowest.seconds * 1_000)) ms (\(slowest.name))"
        return (["\(count) \(kind.rawValue) cases"] + numbers + [time]).joined(separator: ", ")
    }
}
