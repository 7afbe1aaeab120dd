import AppFacts
import LifecycleMigration

/// Puts the tasks of apps in their order, and tells what several of them share once.
struct GuideBuilder {
    private let invocation: Invocation
    private var told = ToldFindings()
    private var count = 0
    private var checks: [FindingID: FindingCheck?] = [:]
    /// The first task of each kind, by its number, with its check.
    private(set) var firsts: [FindingID: (number: Int, check: FindingCheck?)] = [:]
    /// The apps of which something is left.
    private(set) var parts: [GuidePart] = []
    /// The names of the others.
    private(set) var finished: [String] = []

    /// A guide without apps yet.
    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    /// Adds the apps of a PATH, whose report shows nothing raw.
    mutating func add(_ root: RootReport, _ places: GuidePlaces) {
        let groups = ReportGroup.groups(of: root.applications, showsEach: false)
        // Places of one PATH are none of another one's.
        told = ToldFindings(about: groups)
        for group in groups {
            if let whole = group.whole, let part = part(of: group, whole, in: root, places) {
                parts.append(part)
            } else {
                finished += group.applications.map(\.plan.name)
            }
        }
    }

    private mutating func part(
        of group: ReportGroup, _ whole: ApplicationReport, in root: RootReport,
        _ places: GuidePlaces
    ) -> GuidePart? {
        checks = [:]
        let name = ReportGroup.name(of: group.applications)
        let sections = [FindingSection.inTheWay, .byHand].compactMap { section in
            self.section(section, of: whole, named: name, in: root, places)
        }
        let isRefused = whole.plan.outcome == .refuse
        guard !sections.isEmpty || isRefused else { return nil }
        let review = FindingSection.toReview.members(of: whole.findings, for: whole.plan)
        return GuidePart(
            title: group.heading, names: group.applications.count > 1 ? group.names : [],
            promise: whole.promise, facts: facts(of: whole, in: root, places), isRefused: isRefused,
            ways: isRefused ? WaysOn(group.applications, invocation: invocation).ways : [],
            sections: sections,
            review: FindingGroup.groups(of: GuideTask.inOrder(review)).map { group in
                let spots = group.findings.flatMap(\.places).map(places.spot)
                return (spots.map { root.display($0.place).column }, group.first)
            })
    }

    /// What is known of an app, at the places where it is once the plan is carried out.
    private func facts(
        of whole: ApplicationReport, in root: RootReport, _ places: GuidePlaces
    ) -> [(name: String, value: String)] {
        var placed = whole.placed { place in
            let spot = places.spot(at: place)
            return spot.isGone ? nil : spot.place
        }
        // Afterwards it starts in the file of the `App`.
        if !whole.changes.isEmpty, whole.plan.appFile != nil { placed.plan.entryPoint = nil }
        return placed.facts(in: root, tellsOtherWay: false)
    }

    private mutating func section(
        _ section: FindingSection, of whole: ApplicationReport, named name: String,
        in root: RootReport, _ places: GuidePlaces
    ) -> GuidePart.Section? {
        let findings = section.members(of: whole.findings, for: whole.plan)
        let split = told.split(findings, of: name, under: section)
        guard !split.new.isEmpty || !split.known.isEmpty else { return nil }
        let tasks = split.groups(in: GuideTask.inOrder).map {
            task(of: $0, in: whole, root, places)
        }
        return GuidePart.Section(
            title: section.title(for: whole.plan.outcome), tasks: tasks,
            references: split.references)
    }

    private mutating func task(
        of group: FindingGroup, in whole: ApplicationReport, _ root: RootReport,
        _ places: GuidePlaces
    ) -> GuideTask {
        count += 1
        let id = group.first.id
        let check = checks[id] ?? whole.plan.check(of: id)
        checks[id] = check
        let first = firsts[id]
        if first == nil { firsts[id] = (count, check) }
        var known: Set<GuidePlaces.Spot> = []
        // Two findings may lead to the same places.
        let spots = group.findings.flatMap(\.places).map(places.spot)
            .filter { known.insert($0).inserted }
        return GuideTask(
            number: count, finding: group.first, sharing: group.sharing, spots: spots,
            lines: spots.map { root.display($0.place).column },
            entries: entries(for: group.first, at: spots, in: whole, root), check: check,
            first: first?.number, isCheckedAsFirst: first?.check == check)
    }

    /// How a finding is accepted once the plan is carried out: in each file in which it is then, or in none.
    private func entries(
        for finding: Finding, at spots: [GuidePlaces.Spot], in whole: ApplicationReport,
        _ root: RootReport
    ) -> [String] {
        // What an app is refused for can't be accepted, and steps by hand lead to another plan.
        guard finding.severity != .error, whole.plan.outcome != .refuse else { return [] }
        let top = root.fromRepositoryTop
        // What an apply remembers without a line, it remembers without a file.
        let left = whole.changes.isEmpty ? spots : spots.filter { !$0.isGone && $0.code != nil }
        var paths: [String?] = []
        for path in left.map({ top.display($0.place.path) }) where !paths.contains(path) {
            paths.append(path)
        }
        return (paths.isEmpty ? [nil] : paths).map { path in
            let members =
                [("id", finding.id.rawValue)] + (path.map { [("path", $0)] } ?? [])
                + [("message", finding.message)]
            let words = members.map { "\"\($0)\": \(JSONValue.string($1).text.dropLast())" }
            return "{ \(words.joined(separator: ", ")) }"
        }
    }
}

extension ReportGroup {
    /// Its apps with where each comes from.
    fileprivate var names: [String] {
        applications.map { "\($0.plan.name) (\($0.origin))" }
    }
}
