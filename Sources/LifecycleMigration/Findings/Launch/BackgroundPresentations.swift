import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Says where a call that starts the app in the background presents something: the launch had put the root into a window by then, and there is
/// none before a scene connects.
///
/// Source: Apple's pages of `CXProviderDelegate` and of PushKit, which wakes an app in the background; UIKit's message “whose view is not in
/// the window hierarchy” for what is presented without one.
struct BackgroundPresentations {
    private let facts: LaunchFacts

    /// A look at an app.
    init(_ facts: LaunchFacts) {
        self.facts = facts
    }

    /// A finding for each presentation.
    func findings() -> [Finding] {
        guard !facts.usesScenes, BackgroundLaunches(of: facts.context).arePossible(for: "voip")
        else { return [] }
        return BackgroundCalls.steps(from: answering, facts).compactMap { step -> Finding? in
            guard case .call(let call) = step.event.kind, call.name == "present",
                call.arguments.contains(where: { $0.label == "animated" })
            else { return nil }
            return Finding(
                .launchPresentation, .warning, .manual,
                at: facts.context.place(step.function.located.file, call.token),
                "a call may be answered in a launch in the background, in which there is no window yet: what is presented here then is not shown",
                remedy: "keep it, and present it once the root's view has appeared")
        }.firstAtEachPlace()
    }

    /// The methods by which CallKit and PushKit tell of a call.
    private var answering: [FlowFunction] {
        ["CXAnswerCallAction", "PKPushPayload"].flatMap { word in
            facts.context.files(naming: word).flatMap { file in
                let tokens = file.tokens(spelled: word)
                return (file.types + file.extensions).flatMap { type in
                    type.declaration.members.filter { member in
                        ["provider", "pushRegistry"].contains(member.name)
                            && tokens.contains(where: member.range.contains)
                    }.compactMap {
                        FlowFunction(
                            LocatedDeclaration(file: type.file, declaration: $0),
                            owner: type.declaration.name.lastComponent)
                    }
                }
            }
        }
    }
}
