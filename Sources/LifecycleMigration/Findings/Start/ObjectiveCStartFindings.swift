import AppFacts
import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

extension ObjectiveCStart {
    /// What is said of the file, which goes where an `App` of a name takes its place.
    func findings(app: AppFileName, in context: TargetContext) -> [Finding] {
        let gone = Finding(
            .entryObjectiveC, .note, .automatic, at: place(in: context),
            "this file only starts the app, and is removed: '\(app.typeName)' carries `@main`")
        return [gone] + [lostComments(in: context)].compactMap { $0 }
    }

    private func lostComments(in context: TargetContext) -> Finding? {
        guard let text = context.library.text(path) else { return nil }
        let lost = comments.filter { !TemplateComment.saysNothing(text[$0]) }
        guard let first = lost.first else { return nil }
        let words = text[first].drop { "/* \t".contains($0) }.prefix { !$0.isNewline }
        let rest = lost.count > 1 ? " and \(lost.count - 1) more" : ""
        return Finding(
            .commentLost, .note, .review, at: context.library.place(path, first.lowerBound),
            "lines that go take comments along: '\(words)'\(rest)",
            remedy: "put those back that still say something")
    }
}
