import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

extension SwiftDelegateStart {
    /// What a person does about what else the file does, as numbered steps; none where it does nothing else.
    func steps() -> [Finding] {
        guard !file.others.isEmpty else { return [] }
        let name = names[0].lastComponent
        var steps = file.others.map { offset in
            NumberedStep(
                id: .entryObjectiveC, place: context.library.place(main.path, offset),
                message: "\(main.path.fileName) does this beside starting the app",
                remedy:
                    "write it in Swift, in a new `main.swift`: what stands there before the start stays where it is"
            )
        }
        steps.append(
            NumberedStep(
                id: .entryObjectiveC, place: place,
                message: "the app starts here, with the Swift class '\(name)'",
                remedy:
                    "let `main.swift` end in `UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(\(name).self))`, take this file out of the target, then plan again"
            ))
        return NumberedStep.findings(steps)
    }
}
