import LifecycleMigration
import Testing

@testable import AppFacts

/// What behaves differently after a migration, and is allowed to, is told: a reason names a finding of the plan, or one of the
/// few kinds of difference that nobody can notice or has to be told of.
struct DifferenceReasonTests {
    private static let samples = Sample.all.filter { $0.text(.differences) != nil }

    @Test(
        "Each reason in differences.txt names a finding of the plan's, or a kind that its lines are of",
        arguments: samples)
    func reasons(sample: Sample) async throws {
        let planned = try await PlannedSample.of(sample)
        let found = Set(planned.plan.applications.flatMap(\.findings).map(\.id.rawValue))
        for group in DifferenceGroup.all(in: sample.text(.differences) ?? "") {
            let names = group.reason.split(separator: "`").map(String.init).filter {
                FindingID(rawValue: $0) != nil
            }
            for name in names {
                #expect(found.contains(name), "explained by \(name): \(group.reason)")
            }
            if let kind = group.kind {
                #expect(kind.includes(group, of: planned), "no \(kind.rawValue): \(group)")
            } else {
                #expect(!names.isEmpty, "told by nothing: \(group.reason)")
            }
        }
    }

    /// Defects that are known may not become more.
    @Test func fewDefectsAreOpen() {
        let open = Self.samples.flatMap { DifferenceGroup.all(in: $0.text(.differences) ?? "") }
            .filter { $0.kind == .open }
        #expect(open.count == 3)
    }

    @Test(
        "A difference of another kind is none of a kind",
        arguments: [
            ("Container", "- @ state active content=A\n+ @ state active content=B", false),
            ("Container", "- @ state active content=A\n+ @ state active content=Box(A)", true),
            ("Container", "- @ state active content=A", false),
            (
                "Container",
                "- @ state active content=A presenting B\n+ @ state active content=Box(A) presenting B",
                true
            ),
            (
                "Container",
                "- @ state active content=A presenting B\n+ @ state active content=Box(A)",
                false
            ),
            ("Container", "- a\n+ Box(a)", false), ("Order", "- a\n+ a", true),
            ("Order", "- a", false), ("Order", "+ during the launch: a", true),
            ("Order", "- a\n+ b", false), ("Error", "- *** class A", true), ("Error", "- a", false),
            ("Error", "+ *** class A", false),
        ])
    func kinds(name: String, lines: String, isOne: Bool) throws {
        let group = try #require(DifferenceGroup.all(in: "# \(name): a reason.\n\(lines)\n").first)
        #expect(try #require(group.kind).fits(group) == isOne)
    }
}

/// Lines of a `differences.txt` behind one reason.
struct DifferenceGroup: CustomStringConvertible {
    /// The line that begins with `# `, without that.
    let reason: String
    /// The lines that go and come.
    private(set) var lines: [String] = []

    /// What kind the reason says that they are; nil where it says none.
    var kind: DifferenceKind? {
        reason.firstIndex(of: ":").flatMap { DifferenceKind(rawValue: String(reason[..<$0])) }
    }
    /// The lines that go, without `- `.
    var gone: [String] { lines.filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) } }
    /// The lines that come, without `+ `.
    var new: [String] { lines.filter { $0.hasPrefix("+ ") }.map { String($0.dropFirst(2)) } }
    /// The group as it is written.
    var description: String { ([reason] + lines).joined(separator: "\n") }

    /// The groups of a file.
    static func all(in text: String) -> [DifferenceGroup] {
        text.split(separator: "\n").reduce(into: []) { groups, line in
            if line.hasPrefix("# ") {
                groups.append(DifferenceGroup(reason: String(line.dropFirst(2))))
            } else if line.hasPrefix("- ") || line.hasPrefix("+ "), !groups.isEmpty {
                groups[groups.count - 1].lines.append(String(line))
            }
        }
    }
}

/// A difference that no finding has to tell, by the word in front of its reason.
enum DifferenceKind: String, CaseIterable {
    /// A view controller of the plan's shows the root that was on the screen.
    case container = "Container"
    /// The same lines come at another time, where SwiftUI decides on that.
    case order = "Order"
    /// The system complained, and has no reason to any more.
    case error = "Error"
    /// The simulator sees another app than a device does.
    case simulator = "Simulator"
    /// A defect that is known.
    case open = "Open"

    /// Whether a group of a sample is of the kind.
    func includes(_ group: DifferenceGroup, of sample: PlannedSample) -> Bool {
        guard self == .simulator else { return fits(group) }
        // It reads no project but Xcode's, and of a watch's screen it logs another part.
        let paths = sample.before.paths
        return !paths.contains { $0.hasSuffix(".xcodeproj/project.pbxproj") }
            || (group.gone + group.new).allSatisfy { $0.hasPrefix("@ state ") }
                && sample.plan.applications.allSatisfy { $0.platform == .watchos }
    }

    /// Whether the lines of a group are of the kind by themselves.
    func fits(_ group: DifferenceGroup) -> Bool {
        guard !group.lines.isEmpty else { return false }
        switch self {
        case .container:
            return group.gone.count == group.new.count
                && group.gone.allSatisfy { line in
                    group.new.contains { Self.content(of: $0, contains: line) }
                }
        case .order:
            let prefixes = ["during the launch: ", "before the first view: "]
            let rest = group.lines.filter { line in
                !prefixes.contains { line.dropFirst(2).hasPrefix($0) }
            }
            let (gone, new) = (
                rest.filter { $0.hasPrefix("- ") }, rest.filter { $0.hasPrefix("+ ") }
            )
            return gone.map { $0.dropFirst(2) }.sorted() == new.map { $0.dropFirst(2) }.sorted()
        case .error:
            return group.new.isEmpty
                && group.gone.allSatisfy { $0.hasPrefix("*** ") || $0.hasPrefix("@ warning: ") }
        case .simulator, .open: return true
        }
    }

    /// Whether a state is another one but for a container around its content: `content=Box(A)` for `content=A`.
    private static func content(of line: String, contains other: String) -> Bool {
        let (new, old) = (line.split(separator: "="), other.split(separator: "="))
        guard new.count == old.count, new.dropLast() == old.dropLast(), let last = new.last,
            let inner = old.last, line.hasPrefix("@ state ")
        else { return false }
        // What is presented is told behind what presents it.
        let (shown, known) = (Presentation(last), Presentation(inner))
        return shown.presenter.hasSuffix("(\(known.presenter))") && shown.rest == known.rest
    }

    /// What a state says of the screen: what is there, and what that presents.
    private struct Presentation {
        let presenter: Substring
        let rest: Substring

        init(_ content: Substring) {
            let start = content.firstRange(of: " presenting ")?.lowerBound ?? content.endIndex
            presenter = content[..<start]
            rest = content[start...]
        }
    }
}
