import AppFacts
import ProjectModel

extension MissingSceneDelegates {
    /// A finding for each entry; `isRemoved` where the plan takes away those that are certain.
    func findings(isRemoved: Bool) -> [Finding] {
        entries().map { entry in
            let place = entry.place(in: context)
            guard isRemoved, entry.isCertain else {
                return Finding(
                    .sceneConfiguration, .note, .manual, at: place,
                    "the scene delegate '\(entry.className)' is not in the target",
                    remedy: "remove the key UISceneDelegateClassName, or correct the class")
            }
            return Finding(
                .sceneConfiguration, .note, .automatic, at: place,
                "the scene delegate '\(entry.className)' does not exist and is not named any more")
        }
    }
}
