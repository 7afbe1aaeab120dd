import AppFacts
import SourceEditing

/// Something noticed in an app: what, how serious, who acts, and where.
public struct Finding: Sendable, Hashable, Codable {
    /// What was found.
    public let id: FindingID
    /// How serious it is for the migrated app.
    public let severity: Severity
    /// Whether the plan takes care of it.
    public let applicability: Applicability
    /// Where it stands; nil for a thing of the whole app.
    public let place: Place?
    /// Further places of the same cause, in their order.
    public let also: [Place]
    /// One sentence: lower case, present tense, no full stop at the end.
    public let message: String
    /// What to do about it, where there is something to do.
    public let remedy: String?
    /// Its number among findings that are to be worked off in an order of their own; nil for others.
    public let step: Int?
    /// Whether what it is about goes on as it did, so that nothing of it is open.
    let isAsBefore: Bool
    /// Whether its further places are those of findings that said the same.
    fileprivate(set) var isJoined = false

    /// A finding from its parts.
    public init(
        _ id: FindingID, _ severity: Severity, _ applicability: Applicability, at place: Place?,
        _ message: String, remedy: String? = nil, step: Int? = nil, also: [Place] = []
    ) {
        self.init(
            id, severity, applicability, at: place, message, remedy: remedy, step: step, also: also,
            isAsBefore: false)
    }

    /// The same for what may go on as it did.
    init(
        _ id: FindingID, _ severity: Severity, _ applicability: Applicability, at place: Place?,
        _ message: String, remedy: String? = nil, step: Int? = nil, also: [Place] = [],
        isAsBefore: Bool
    ) {
        self.id = id
        self.severity = severity
        self.applicability = applicability
        self.place = place
        self.also = also
        self.message = message
        self.remedy = remedy
        self.step = step
        self.isAsBefore = isAsBefore
    }
}

extension Finding {
    /// Where it stands, and the further places of its cause.
    public var places: [Place] { [place].compactMap { $0 } + also }

    /// Whether it is left to do: nobody does it yet, and it is more than a note.
    public var asksForWork: Bool { applicability == .manual && severity != .note }

    /// Whether it says that something which a user can see, or code can notice, is no longer what it was, or may not be,
    /// and that nobody does anything about.
    ///
    /// A note tells of something that is kept: of the form that it takes, or of what comes beside it.
    public var tellsOfChange: Bool { applicability != .automatic && severity != .note }
}

/// How serious a finding is; the raw value stands in reports.
public enum Severity: String, Sendable, Hashable, CaseIterable, Codable {
    case error
    case warning
    case note
}

/// Who acts on a finding; the raw value stands in reports.
public enum Applicability: String, Sendable, Hashable, CaseIterable, Codable {
    /// The plan does it.
    case automatic
    /// The plan does it; somebody should look at it.
    case review
    /// The plan does not do it.
    case manual
}

extension [Finding] {
    /// The first finding at each place; one without a place stays.
    func firstAtEachPlace() -> [Finding] {
        var seen: Set<Place> = []
        return filter { finding in finding.place.map { seen.insert($0).inserted } ?? true }
    }

    /// Findings that say the same are one, at the first of their places.
    ///
    /// A statement that the launch comes to in another order has further places of its own: those that it leads to.
    func joined() -> [Finding] {
        var places: [Finding: [Place]] = [:]
        var counts: [Finding: Int] = [:]
        for finding in self where finding.mayBeJoined {
            places[finding.withoutPlace, default: []] += finding.places
            counts[finding.withoutPlace, default: 0] += 1
        }
        return compactMap { finding -> Finding? in
            guard finding.mayBeJoined else { return finding }
            // Where the first of them was, all are; the others are gone.
            guard let all = places.removeValue(forKey: finding.withoutPlace) else { return nil }
            // One that has further places by itself begins where its cause is.
            if counts[finding.withoutPlace] == 1 { return finding }
            let sorted = Set(all).sorted()
            return finding.at(sorted.first, also: sorted.dropFirst().map { $0 })
        }
    }

    /// Statements of the launch of which the same is said, and that lead to the same further places, are one finding at the first
    /// of them.
    func joinedByFurtherPlaces() -> [Finding] {
        func isOne(_ finding: Finding) -> Bool {
            finding.id == .launchOrder && !finding.also.isEmpty && finding.place != nil
        }
        var groups: [Finding: [Place]] = [:]
        for finding in self where isOne(finding) {
            guard let place = finding.place else { continue }
            groups[finding.at(nil, also: finding.also), default: []].append(place)
        }
        return compactMap { finding in
            let template = finding.at(nil, also: finding.also)
            guard isOne(finding), let places = groups[template], places.count > 1 else {
                return finding
            }
            let sorted = Set(places).sorted()
            guard sorted.first == finding.place else { return nil }
            var one = finding.at(sorted[0], also: sorted.dropFirst() + finding.also)
            // The first of its places stays the first.
            one.isJoined = false
            return one
        }
    }

    /// Findings that say the same of several names are one: one cause is behind them.
    func joinedByName() -> [Finding] {
        Finding.CauseName.allCases.reduce(self) { $0.joined(by: $1) }
    }

    private func joined(by name: Finding.CauseName) -> [Finding] {
        var groups: [Finding: [Finding]] = [:]
        for finding in self {
            if let cause = finding.cause(by: name) {
                groups[cause.template, default: []].append(finding)
            }
        }
        return compactMap { finding -> Finding? in
            guard let cause = finding.cause(by: name), let group = groups[cause.template],
                group.count > 1
            else { return finding }
            let sorted = group.sorted { $0.precedes($1) }
            return finding == sorted[0] ? Self.one(sorted, by: name) : nil
        }
    }

    private static func one(_ findings: [Finding], by name: Finding.CauseName) -> Finding {
        let first = findings[0]
        var names: [String] = []
        for name in findings.compactMap({ $0.cause(by: name)?.name }) where !names.contains(name) {
            names.append(name)
        }
        let others = names.dropFirst().map { "'\($0)'" }
        let shown = others.prefix(3).joined(separator: ", ")
        let more = others.count > 3 ? " and \(others.count - 3) more" : ""
        let places = Set(findings.flatMap(\.places)).sorted().filter { $0 != first.place }
        return first.saying(
            others.isEmpty
                ? first.message : "\(first.message); the same goes for \(shown)\(more)",
            also: places)
    }

    /// Steps first in their order, then those of the whole app, then by place, id and message; the same, in whatever order they were found.
    func inReportOrder() -> [Finding] {
        joined().joinedByFurtherPlaces().joinedByName().sorted { a, b in
            if a.step != b.step { return a.step ?? .max < b.step ?? .max }
            return switch (a.place, b.place) {
            case (nil, _?): true
            case (_?, nil): false
            case (let first?, let second?) where first != second: first < second
            default: a.words.lexicographicallyPrecedes(b.words)
            }
        }
    }
}

extension Finding {
    /// The same, wherever it stands.
    public var withoutPlace: Finding { at(nil, also: []) }

    /// Whether it may be one with others: a statement of the launch may have further places of its own, those that it leads to.
    fileprivate var mayBeJoined: Bool {
        place != nil && step == nil && (id != .launchOrder || also.isEmpty || isJoined)
    }

    /// Which of the names that findings quote may differ where one cause is behind them.
    fileprivate enum CauseName: CaseIterable {
        /// The first that they quote.
        case first
        /// The member, behind the library that it is in.
        case inLibrary
        /// The class, behind the member that is the same in all.
        case ofMember
    }

    /// The name that may differ, and the same finding with no name and no place; nil where it is one by itself.
    fileprivate func cause(by name: CauseName) -> (name: String, template: Finding)? {
        let isInLibrary = ["in the package ", "in the framework "].contains(
            where: message.hasPrefix)
        let number: Int
        switch name {
        case .first: number = 0
        case .inLibrary where isInLibrary: number = 1
        // What was joined by the member is about several already.
        case .ofMember where id == .rootContainerPreferences && !isJoined:
            number = isInLibrary ? 2 : 1
        default: return nil
        }
        guard mayBeJoined, let quoted = message.quotedName(number) else { return nil }
        let rest = message[..<quoted.startIndex] + message[quoted.endIndex...]
        return (String(quoted), at(nil, also: []).saying(String(rest), also: []))
    }

    /// Whether it stands in front of another one, by place and then by words.
    func precedes(_ other: Finding) -> Bool {
        guard let place, let otherPlace = other.place, place != otherPlace else {
            return message < other.message
        }
        return place < otherPlace
    }

    /// The same in other words, with other further places.
    func saying(_ message: String, also: [Place]) -> Finding {
        changed(place, message, also)
    }

    /// The same with other advice.
    func advising(_ remedy: String) -> Finding {
        var finding = Finding(
            id, severity, applicability, at: place, message, remedy: remedy, step: step, also: also,
            isAsBefore: isAsBefore)
        finding.isJoined = isJoined
        return finding
    }

    /// The same at other places.
    fileprivate func at(_ place: Place?, also: [Place]) -> Finding {
        changed(place, message, also)
    }

    private func changed(_ place: Place?, _ message: String, _ also: [Place]) -> Finding {
        var finding = Finding(
            id, severity, applicability, at: place, message, remedy: remedy, step: step, also: also,
            isAsBefore: isAsBefore)
        finding.isJoined = !also.isEmpty
        return finding
    }

    /// Everything but the place, what counts most first.
    fileprivate var words: [String] {
        [id.rawValue, message, severity.rawValue, applicability.rawValue, remedy ?? ""]
    }
}

extension String {
    /// What stands in the quotation marks of a number, from 0; nil where there are fewer.
    fileprivate func quotedName(_ number: Int) -> Substring? {
        var rest = self[...]
        for index in 0... {
            guard let open = rest.openingQuote else { return nil }
            let start = self.index(after: open)
            guard let close = rest[start...].firstIndex(of: "'") else { return nil }
            if index == number { return self[start..<close] }
            rest = self[self.index(after: close)...]
        }
        return nil
    }
}

extension Substring {
    /// Where the first name in quotation marks begins; an apostrophe is none.
    fileprivate var openingQuote: Index? {
        indices.first { index in
            self[index] == "'"
                && (index == base.startIndex || " (".contains(base[base.index(before: index)]))
        }
    }
}
