import Foundation

/// Counts what was proven, and prints it when the tests end.
enum Tally {
    /// What is counted; the raw value is the word in the summary.
    enum Item: String, CaseIterable {
        case samples = "samples"
        case files = "files compared"
        case secondPlans = "second plans empty"
        case patches = "patches applied by Git"
        case folders = "plans of folders in repositories"
        case undone = "applies undone"
        case marked = "samples marked and found again"
        case keptComments = "comments kept"
        case lostComments = "comments lost"
        case injectedComments = "injected comments kept"
        case transformedPlans = "plans of transformed sources"
        case rewordedPlans = "plans of reworded delegates"
        case rewordingsLeftOut = "more rewordings not planned (REWORDINGS=all plans all)"
        case injectedFaults = "injected faults noticed"
        case faultsLeftOut = "more faults not injected (MORE_CASES=1 injects all)"
        case fuzzCasesLeftOut = "more fuzz cases not run (MORE_CASES=1 runs them)"
        case parsedSources = "sources parsed by the compiler"
        case documents = "property lists and projects linted"
    }

    private struct Counts {
        var items: [Item: Int] = [:]
        var notes: Set<String> = []
    }

    private static let counts = Lock(Counts())
    private static let printsAtExit: Void = { atexit { Tally.print() } }()

    /// Counts something.
    static func count(_ item: Item, _ number: Int = 1) {
        _ = printsAtExit
        counts.update { $0.items[item, default: 0] += number }
    }

    /// Says what was left out and why.
    static func skip(_ note: String) {
        _ = printsAtExit
        counts.update { _ = $0.notes.insert(note) }
    }

    private static func print() {
        let counts = counts.value
        for note in counts.notes.sorted() { Swift.print("samples: \(note)") }
        let items = Item.allCases.map { "\(counts.items[$0] ?? 0) \($0.rawValue)" }
        Swift.print("samples: " + items.joined(separator: ", "))
    }
}
