import AppFacts

/// What to try in an app once its plan was carried out, or once somebody moved it by hand: its callbacks and what was found, each by the check of its page.
struct Checklist {
    private let plan: ApplicationPlan

    /// The checklist of a plan.
    init(of plan: ApplicationPlan) {
        self.plan = plan
    }

    /// The items: the start, then what is found in the order of the ids, then what UIKit still calls.
    var items: [ChecklistItem] {
        if plan.outcome == .refuse { return itemsByHand }
        guard [.migrate, .partial].contains(plan.outcome), !plan.edit.isEmpty else { return [] }
        return general + subjects.flatMap(items) + manifestReaders
            + KeptCallbackCheck.items(for: plan.callbacks)
    }

    /// What an app that is refused has to try: nothing, where nothing is known of what a migration changes for it.
    private var itemsByHand: [ChecklistItem] {
        let own =
            subjects.filter(\.isOpen).flatMap(items) + KeptCallbackCheck.items(for: plan.callbacks)
        return own.isEmpty ? [] : general + own
    }

    private var general: [ChecklistItem] {
        let mac = plan.platform == .macos ? MacCheck(of: plan).start : nil
        let start = ChecklistItem(
            "a cold start",
            mac?.action ?? "End the app in the app switcher, and start it by its icon.",
            before: mac?.right ?? "the first screen comes.",
            at: plan.root?.place ?? plan.entryPoint?.place)
        let windows = ChecklistItem(
            "several windows",
            "Open a second window of the app\(plan.platform == .ios ? " on an iPad" : ""), use both, and close one.",
            before: "each has its own screen, and the other stays.",
            at: plan.root?.place ?? plan.entryPoint?.place)
        return [start] + (plan.hasSeveralWindows ? [windows] : [])
    }

    private var manifestReaders: [ChecklistItem] {
        plan.manifestReaders.map { name in
            ChecklistItem(
                "what \(name) records of a start",
                "Start the app, and look in the console of \(name).",
                before: "each start is there.", at: nil)
        }
    }

    /// A kind of finding of this app: where it is first seen, and whether anything of it is left to do.
    private struct Subject {
        let id: FindingID
        var place: Place?
        var isOpen: Bool
    }

    private var subjects: [Subject] {
        var subjects: [FindingID: Subject] = [:]
        func note(_ id: FindingID, at place: Place?, isOpen: Bool) {
            var subject = subjects[id] ?? Subject(id: id, place: place, isOpen: isOpen)
            // What is open is what to look at.
            if isOpen, !subject.isOpen { (subject.place, subject.isOpen) = (place, true) }
            subjects[id] = subject
        }
        for callback in plan.callbacks where [.rerouted, .open].contains(callback.state) {
            guard let id = callback.finding else { continue }
            note(id, at: callback.place, isOpen: callback.state == .open)
        }
        for finding in plan.findings {
            note(
                finding.id, at: finding.place,
                isOpen: finding.asksForWork && !finding.isAsBefore)
        }
        return FindingID.allCases.compactMap { subjects[$0] }
    }

    private func items(for subject: Subject) -> [ChecklistItem] {
        guard let app = AppCheck(of: subject.id, in: plan) else { return [] }
        let check = app.check
        // What is seen in Xcode only is in the report, or ends the build.
        guard check.place != .xcode else { return [] }
        return check.rounds.map { round in
            ChecklistItem(
                app.title + round.title, round.action, before: app.before ?? check.right,
                after: subject.isOpen && plan.outcome != .refuse
                    ? "until it is done by hand: \(check.wrong)" : check.right,
                at: subject.place)
        }
    }
}
