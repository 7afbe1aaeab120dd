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
            (
                context.library.place(main.path, offset),
                "\(main.path.fileName) does this beside starting the app",
                "write it in Swift, in a new `main.swift`: what stands there in front of the start stays where it is"
            )
        }
        steps.append(
            (
                place, "the app starts here, with the Swift class '\(name)'",
                "let `main.swift` end in `UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(\(name).self))`, take this file out of the target, then plan again"
            ))
        return steps.enumerated().map { index, step in
            Finding(
                .entryObjectiveC, .warning, .manual, at: step.0,
                "step \(index + 1) of \(steps.count): \(step.1)", remedy: step.2, step: index + 1)
        }
    }
}
