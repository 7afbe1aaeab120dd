/// What a run does of a sample.
///
/// Of six samples an ordinary run takes one through every check but the modes of type-checking that are not deep. Two more
/// are type-checked in one of the deep modes each. A larger run does everything, and so does any run of a sample that
/// differs from what was committed.
enum SampleShare: Sendable, Equatable, CustomStringConvertible {
    /// Every check in every mode.
    case whole
    /// Every check, in the deep modes.
    case deep
    /// The project file and a type-check in the deep mode of a language, 5 or 6.
    case typeCheck(language: Int)
    /// The project file alone.
    case project

    /// The share of a sample by its place among all.
    init(_ number: Int, isChanged: Bool, of run: TestedShare = .current) {
        guard run == .ordinary, !isChanged else {
            self = .whole
            return
        }
        switch number % 6 {
        case 0: self = .deep
        case 2: self = .typeCheck(language: 5)
        case 4: self = .typeCheck(language: 6)
        default: self = .project
        }
    }

    /// What it is, for the name of a test.
    var description: String {
        switch self {
        case .whole: "all modes"
        case .deep: "deep modes"
        case .typeCheck(let language): "Swift \(language) alone"
        case .project: "project file"
        }
    }

    /// Whether the sample is checked in a mode.
    func includes(_ mode: TypeChecker.Mode) -> Bool {
        switch self {
        case .whole: true
        case .deep: mode.isDeep
        case .typeCheck(let language): mode.isDeep && mode.language == language
        case .project: false
        }
    }

    /// Whether the sample is run.
    var includesRun: Bool {
        switch self {
        case .whole, .deep: true
        case .typeCheck, .project: false
        }
    }
}
