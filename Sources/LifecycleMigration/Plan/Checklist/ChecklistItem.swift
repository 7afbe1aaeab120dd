import AppFacts

/// Something to try in the migrated app, beside the old version of it.
public struct ChecklistItem: Sendable, Hashable, Codable {
    /// What it is about, in a few words: lower case start, no full stop.
    public let title: String
    /// What to do, as a sentence.
    public let action: String
    /// What is seen in the version before the migration: lower case start, a full stop ends it.
    public let before: String
    /// What is seen in the migrated app.
    public let after: String
    /// What it is made from: the method, the root, or the place of the finding; nil for the whole app.
    public let place: Place?

    /// An item from its parts; where `after` is nil, what is seen is the same as before.
    init(
        _ title: String, _ action: String, before: String, after: String? = nil, at place: Place?
    ) {
        self.title = title
        self.action = action
        self.before = before
        self.after = after ?? before
        self.place = place
    }

    /// What it is about, whichever round of its check it is.
    public var subject: String {
        let end = FindingCheck.roundTitles.first(where: title.hasSuffix) ?? ""
        return String(title.dropLast(end.count))
    }

    /// The same item made from what stands at another place.
    public func at(_ place: Place?) -> ChecklistItem {
        ChecklistItem(title, action, before: before, after: after, at: place)
    }
}

extension ApplicationPlan {
    /// What to try once the plan was carried out, or once an app that is refused was moved by hand; empty where nothing is
    /// planned or known.
    public var checklist: [ChecklistItem] { Checklist(of: self).items }
}
