/// The modes of type-checking that a run does for a sample: the deep ones, which say most and are at both ends of languages
/// and targets, for every sample, the others for every third.
struct SampleShare: Sendable, Equatable, CustomStringConvertible {
    /// Whether the sample has every mode.
    private let isWhole: Bool

    /// Every mode.
    static let whole = SampleShare(isWhole: true)

    private init(isWhole: Bool) { self.isWhole = isWhole }

    /// The share of a sample by its place among all.
    init(_ number: Int, of run: TestedShare = .current) {
        self.init(isWhole: run == .larger || number % 3 == 0)
    }

    /// What it is, for the name of a test.
    var description: String { isWhole ? "all modes" : "deep modes" }

    /// Whether the sample is checked in a mode.
    func includes(_ mode: TypeChecker.Mode) -> Bool { isWhole || mode.isDeep }
}
