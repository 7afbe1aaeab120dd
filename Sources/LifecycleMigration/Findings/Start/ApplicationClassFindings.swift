import AppFacts
import ProjectModel

extension ApplicationClass {
    /// A note of each class that adds nothing to the framework's.
    func findings() -> [Finding] {
        guard let named = try? named() else { return [] }
        return named.filter { isEmpty($0.name) }.map { name, place in
            Finding(
                .entryApplicationSubclass, .note, .review, at: place,
                "the application object is of the class '\(name)', which adds nothing to that of the framework: whichever is made does the same",
                remedy: "remove the class with the key")
        }
    }
}
