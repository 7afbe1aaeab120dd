/// A page that needs nothing but itself.
enum HTMLDocument {
    /// The page about PATHs: a heading, what it tells of, how many apps became what, and its body.
    static func page(
        about roots: [RootReport], _ head: ReportHead, _ body: [String]
    ) -> String {
        let title = HTMLText.escaped(ReportSummary.title(of: roots))
        let counts = ReportSummary.counts(of: roots, style: TextStyle(isEnabled: false))
        let lines =
            [
                "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
                "<title>\(pageTitle(title, head))</title>", "<style>", HTMLStyle.sheet, "</style>",
                "</head>", "<body>", "<main>", HTMLText.heading(1, title),
                "<p class=\"source\">\(head.sentence(HTMLText.code).capitalizedFirst)</p>",
                HTMLText.element("p", HTMLText.escaped(counts) + "."),
            ] + urgency(of: roots) + body + ["</main>", "</body>", "</html>"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// What stands in the browser's tab names the repository, too.
    private static func pageTitle(_ title: String, _ head: ReportHead) -> String {
        guard let repository = head.repository else { return title }
        return "\(HTMLText.escaped(repository.name)): \(title)"
    }

    private static func urgency(of roots: [RootReport]) -> [String] {
        ReportSummary.urgency(of: roots).map {
            ["<p><strong>\(HTMLText.escaped($0.capitalizedFirst)).</strong></p>"]
        } ?? []
    }
}
