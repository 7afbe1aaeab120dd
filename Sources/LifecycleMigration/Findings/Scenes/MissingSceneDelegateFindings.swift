import AppFacts
import ProjectModel

extension MissingSceneDelegates {
    /// The places of those that could only be the target's own, and that it has nowhere, inside of another type neither.
    var certainPlaces: [Place] {
        entries().filter { $0.isCertain && context.allTypes(named: $0.className).isEmpty }
            .map { $0.place(in: context) }
    }

    /// A finding for each entry of an app that is left as it is. Of those that may be a library's, SwiftUI doesn't learn either.
    func findingsOfCertain() -> [Finding] {
        let certain = certainPlaces
        return findings(isRemoved: false).filter { finding in
            certain.contains { $0 == finding.place }
        }
    }

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
