import Testing

@testable import LifecycleMigration

/// What is read out of a page's Markdown.
struct FindingPageReadingTests {
    private func page(_ markdown: String) -> FindingPage { FindingPage(.macMenu, markdown) }

    @Test(
        "The title stands behind the id in the first line",
        arguments: [
            ("# mac-menu: items of the app's own\n", "items of the app's own"),
            ("# mac-menu: a: `b`", "a: `b`"),
            ("\n# mac-menu: title\n# mac-menu: another\n", "title"),
            ("# mac-menu\n\ntitle\n", ""),
            ("# mac-menu:title\n", ""),
            ("# mac-reopen: title\n", ""),
            ("## mac-menu: title\n", ""),
            ("", ""),
        ])
    func title(markdown: String, title: String) {
        #expect(page(markdown).title == title)
    }

    @Test("Three steps end a page", arguments: FindingCheck.Place.allCases)
    func steps(place: FindingCheck.Place) {
        let right = place == .xcode ? "Right" : "Right, and as before the migration"
        let markdown = """
            # mac-menu: title

            1. Not this.
            2. \(right): nor this.
            3. Wrong: nor that.

            ## How to check it \(place.rawValue)

            1. Say “é”: 2. Right, and 3. Wrong.
            2. \(right): `a: b` is seen.
            3. Wrong: Wrong: it is not.

            """
        let check = FindingCheck(
            place, "Say “é”: 2. Right, and 3. Wrong.", right: "`a: b` is seen.",
            wrong: "Wrong: it is not.")
        #expect(page(markdown).check == check)
    }

    @Test(
        "Steps of another form are no check",
        arguments: [
            ("a step behind them", "3. Wrong: c.", "3. Wrong: c.\n4. d."),
            ("a step too few", "1. Do a.\n", ""),
            ("another order", "1. Do a.\n2.", "2. Do a.\n1."),
            ("an unknown place", "on a device", "on a phone"),
            ("no place", " on a device", ""),
            ("another heading", "## How", "### How"),
            ("what was before, in Xcode", "on a device", "in Xcode"),
            ("what was not before, on a device", ", and as before the migration", ""),
            ("no colon", "3. Wrong:", "3. Wrong"),
            ("a step of two lines", "2. Right", "too.\n2. Right"),
        ])
    func otherForms(what: String, old: String, new: String) {
        let markdown = """
            ## How to check it on a device

            1. Do a.
            2. Right, and as before the migration: b.
            3. Wrong: c.

            """
        #expect(page(markdown).check?.action == "Do a.")
        let other = markdown.replacing(old, with: new)
        #expect(other != markdown && page(other).check == nil)
    }

    @Test("A page without anything has no check") func empty() {
        #expect(page("").check == nil)
        #expect(page("\n\n").check == nil)
    }
}
