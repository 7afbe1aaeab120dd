import LifecycleMigration

/// The parts of which the page is made, for apps of one PATH.
struct HTMLBlocks: Sendable {
    /// What the apps belong to; names their files as seen from where the command was given.
    let root: RootReport
    /// The level of an app's heading.
    let level: Int
    /// Whether notes that nobody has to act on are shown too.
    let showsNotes: Bool

    /// An app, or several of which the same is to be said.
    ///
    /// - Parameter number: The place of the section on the page, from 1.
    func section(of group: ReportGroup, _ number: Int, _ told: inout ToldFindings) -> HTMLSection {
        switch group {
        case .one(let application):
            return section(
                of: application, named: application.plan.name,
                HTMLSection(
                    number, application.plan.name, level: level, head: head(of: application)),
                &told)
        case .together(let applications, let joined):
            let name = ReportGroup.name(of: applications)
            return section(
                of: joined, named: name,
                HTMLSection(
                    number, name, level: level,
                    head: head(
                        of: applications, "\(applications.count) apps that move together",
                        \.targetNote)), &told)
        case .alike(let applications, let joined):
            let name = ReportGroup.name(of: applications)
            let head = head(
                of: applications, "\(applications.count) apps", \.changeCount)
            return section(
                of: joined, named: name, HTMLSection(number, name, level: level, head: head), &told)
        case .refused(let applications):
            return section(ofRefused: applications, number, &told)
        case .finished(let applications):
            let sentence = HTMLText.escaped(ReportGroup.sentence(aboutFinished: applications))
            return HTMLSection(
                number, "nothing to do", level: level,
                head: [
                    HTMLText.heading(level, "Nothing to do"), HTMLText.element("p", sentence + "."),
                ])
        }
    }

    private func head(of application: ApplicationReport) -> [String] {
        [
            heading(application.plan.name, application.plan.outcome, application.ease()),
            HTMLText.element("p", HTMLText.escaped(application.origin)),
        ] + standing(of: [application]) + [
            HTMLText.element("p", HTMLText.prose(application.promise.capitalizedFirst) + ".")
        ] + ease(of: [application]) + note(application)
    }

    private func standing(of applications: [ApplicationReport]) -> [String] {
        guard let first = applications.first, let text = first.standing(of: applications.count)
        else { return [] }
        let sentence = HTMLText.escaped(text.capitalizedFirst) + "."
        return [
            first.risk == nil
                ? HTMLText.element("p", sentence) : "<p class=\"risk\">\(sentence)</p>"
        ]
    }

    private func ease(of applications: [ApplicationReport]) -> [String] {
        ApplicationReport.ease(of: applications).map {
            [HTMLText.element("p", HTMLText.escaped($0.capitalizedFirst) + ".")]
        } ?? []
    }

    private func head(
        of applications: [ApplicationReport], _ title: String,
        _ note: (ApplicationReport) -> String?
    ) -> [String] {
        guard let first = applications.first else { return [] }
        let names = applications.map { application in
            let note = note(application).map { ": " + HTMLText.prose($0) } ?? ""
            return HTMLText.element(
                "li",
                HTMLText.escaped("\(application.plan.name) (\(application.origin))") + note)
        }
        return [heading(title, first.plan.outcome, first.ease(of: applications.count))]
            + standing(of: applications)
            + [HTMLText.element("p", HTMLText.prose(first.promise) + ".")]
            + ease(of: applications) + ["<ul>"] + names
            + ["</ul>"]
    }

    private func section(
        of application: ApplicationReport, named name: String, _ start: HTMLSection,
        _ told: inout ToldFindings
    ) -> HTMLSection {
        var section = start
        let facts = application.facts(in: root).map {
            "<dt>\(HTMLText.escaped($0.name))</dt><dd>\(HTMLText.prose($0.value))</dd>"
        }
        if !facts.isEmpty { section.add(["<dl>"] + facts + ["</dl>"]) }
        if let picture = CallerPicture(of: application.plan.callbacks) {
            section.add(
                "who calls the delegates",
                CallerDrawing(picture, id: section.id + "-callers").markup)
        }
        section.add("changes", HTMLChanges(root: root).lines(application.changes))
        add(application.findings, of: name, for: application.plan, to: &section, &told)
        add(application.accepted, of: name, under: "accepted", to: &section, &told)
        if showsNotes {
            let notes = application.findings.filter(FindingSection.isHidden)
            add(notes, of: name, under: "notes", to: &section, &told)
        }
        section.add(application.checklistTitle, checklist(application.checklist))
        return section
    }

    private func section(
        ofRefused applications: [ApplicationReport], _ number: Int, _ told: inout ToldFindings
    ) -> HTMLSection {
        let names = applications.map { application in
            let place = application.plan.entryPoint.map { root.display($0.place).line }
            return HTMLText.element(
                "li",
                HTMLText.escaped("\(application.plan.name) (\(application.origin))")
                    + (place.map { " " + HTMLText.code($0) } ?? ""))
        }
        let name = ReportGroup.name(of: applications)
        let head =
            [
                heading(
                    "\(applications.count) apps", .refuse,
                    applications.first?.ease(of: applications.count) ?? "")
            ] + standing(of: applications)
            + ["<p>Nothing of these apps is touched.</p>"] + ease(of: applications)
            + (applications.first.map(note) ?? [])
            + ["<ul>"] + names + ["</ul>"]
        var section = HTMLSection(number, name, level: level, head: head)
        if let whole = ReportGroup.refused(applications).whole {
            add(whole.findings, of: name, for: whole.plan, to: &section, &told)
            section.add(whole.checklistTitle, checklist(whole.checklist))
        }
        return section
    }

    private func note(_ application: ApplicationReport) -> [String] {
        application.notes.map {
            HTMLText.element("p", HTMLText.prose($0.capitalizedFirst) + ".")
        }
    }

    private func heading(_ name: String, _ outcome: Outcome, _ ease: String) -> String {
        let word = "<strong class=\"\(outcome.rawValue)\">\(outcome.rawValue)</strong>"
        return HTMLText.heading(level, "\(HTMLText.escaped(name)): \(word)\(ease)")
    }

    private func add(
        _ all: [Finding], of name: String, for plan: ApplicationPlan, to page: inout HTMLSection,
        _ told: inout ToldFindings
    ) {
        for section in FindingSection.allCases {
            let findings = section.members(of: all, for: plan)
            add(
                told.split(findings, of: name, under: section), counting: findings,
                under: section.title(for: plan.outcome), to: &page)
        }
    }

    private func add(
        _ findings: [Finding], of name: String, under title: String, to page: inout HTMLSection,
        _ told: inout ToldFindings
    ) {
        add(told.split(findings, of: name), counting: findings, under: title, to: &page)
    }

    private func add(
        _ split: ToldFindings.Split, counting findings: [Finding], under title: String,
        to page: inout HTMLSection
    ) {
        page.add(
            title, note: SeverityCounts.text(of: findings), HTMLFindings(root: root).lines(split))
    }

    private func checklist(_ items: [ChecklistItem]) -> [String] {
        guard !items.isEmpty else { return [] }
        let rows = items.map { item in
            let place = item.place.map { " " + HTMLText.code(root.display($0).line) } ?? ""
            return
                "<li><label><input type=\"checkbox\"> <strong>\(HTMLText.prose(item.title))</strong>"
                + "</label>\(place)<br>\(HTMLText.prose(item.action))<br>"
                + item.expectation.map(HTMLText.prose).joined(separator: "<br>") + "</li>"
        }
        return ["<ul class=\"checklist\">"] + rows + ["</ul>"]
    }
}
