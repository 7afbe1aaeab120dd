import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

extension UnusedMainNib {
    /// A note where no code has the nib's name; none for a storyboard, which may have other scenes.
    var findings: [Finding] {
        let name = nib.path.fileName.prefix { $0 != "." }
        guard !nib.isStoryboard, !isNamed(String(name)), graph.copiers(of: nib.path) < 2 else {
            return []
        }
        return [
            Finding(
                .storyboardUnused, .note, .review, at: context.library.place(nib.path, 0),
                "nothing loads the nib '\(name)' any more", remedy: "delete it in Xcode")
        ]
    }
}
