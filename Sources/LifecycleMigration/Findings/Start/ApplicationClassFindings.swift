import AppFacts
import ProjectModel

extension ApplicationClass {
    /// A note of each class that adds nothing to the framework's, and of one that does where the app is refused.
    func findings(isRefused: Bool) -> [Finding] {
        guard let named = try? named() else { return [] }
        let lost = named.filter { isRefused && !isEmpty($0.name) }.map { name, place in
            Finding(
                .entryApplicationSubclass, .warning, .manual, at: place,
                "the application object is of the class '\(name)', which SwiftUI does not make",
                remedy: "move what the class does elsewhere, and remove it with the key")
        }
        return lost
            + named.filter { isEmpty($0.name) }.map { name, place in
                Finding(
                    .entryApplicationSubclass, .note, .review, at: place,
                    "the application object is of the class '\(name)', which adds nothing to that of the framework: whichever is made does the same",
                    remedy: "remove the class with the key")
            }
    }
}
