import Foundation
import SwiftOutline

/// A sample with every place where a rewording applies.
struct RewordedSample: Sendable {
    /// The sample.
    let sample: Sample
    /// The plan of the sample as it is.
    let planned: PlannedSample
    private let sources: [DelegateSource]

    /// Reads a sample.
    init(_ sample: Sample) async throws {
        let planned = try await PlannedSample.of(sample)
        self.sample = sample
        self.planned = planned
        sources = planned.before.sources.compactMap { path in
            planned.before.files[path].flatMap { DelegateSource(path: path, bytes: $0) }
        }
    }

    private var name: String { sample.testDescription }

    /// One rewording at one place.
    struct Case: Sendable {
        /// What is written otherwise.
        let rewording: Rewording
        /// Which of the rewording's places.
        let number: Int
        /// Where, and how.
        let change: RewordingChange
    }

    /// Every place of every rewording.
    var cases: [Case] {
        Rewording.all.flatMap { rewording in
            sources.flatMap { rewording.changes($0, planned.before) }.enumerated().map {
                Case(rewording: rewording, number: $0.offset, change: $0.element)
            }
        }
    }

    /// A few of the places, others for each seed: as many different rewordings as possible.
    func someCases(_ count: Int, seed: UInt64) -> [Case] {
        var numbers = FuzzNumbers(
            seed: name.utf8.reduce(seed) { ($0 &* 1_099_511_628_211) ^ UInt64($1) })
        var groups = Dictionary(grouping: cases, by: \.rewording.testDescription)
            .sorted { $0.key < $1.key }.map(\.value)
        return (0..<count).compactMap { _ in
            guard !groups.isEmpty else { return nil }
            return numbers.element(of: groups.remove(at: numbers.below(groups.count)))
        }
    }

    /// What a case must not do and does, with the reworded lines.
    func flaws(of tested: Case) -> [String] {
        let files = tested.change.applied(to: planned.before)
        let plan = planned.plan(of: files)
        let caution = PlanCaution(
            original: planned.plan, reworded: plan, change: tested.change, files: files)
        return caution.flaws.map { flaw in
            let lines = tested.change.edits.keys.sorted().map { path in
                LineDifference.describe(planned.before.files[path] ?? [], files.files[path] ?? [])
            }
            return "\(name), \(tested.rewording.testDescription) (\(tested.number)): \(flaw)\n"
                + lines.joined(separator: "\n")
        }
    }
}

extension RewordedSample {
    /// Writes a reworded project and its migration below a folder, as a sample that can be verified.
    func write(_ tested: Case, below output: URL) throws {
        let files = tested.change.applied(to: planned.before)
        let tree = files.tree(named: planned.folderName)
        let after = try FileSet(tree.applying(planned.plan(of: files).edit))
        let words = tested.rewording.testDescription.map { $0.isLetter ? $0 : "-" }
        let folder = output.appendingPathComponent("\(name)-\(String(words))-\(tested.number)")
        try files.write(to: folder.appendingPathComponent("before"))
        let changes = SampleChanges(from: files, to: after).recording
        try changes.write(to: folder.appendingPathComponent("after"))
        for note in [SampleNote.events, .differences] {
            guard let text = sample.text(note) else { continue }
            try Data(text.utf8).write(to: folder.appendingPathComponent(note.rawValue))
        }
    }
}
