import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds code of an app without scenes that finds out by itself whether it has scenes: by the delegate of a scene, which was nil,
/// and by whether the application's delegate answers for scenes, which SwiftUI's does.
///
/// Source: Apple's page of `UIScene.delegate`, nil where nobody gives a scene one; OpenSwiftUI, whose application delegate has
/// `application(_:configurationForConnecting:options:)`.
struct SceneQuestions {
    private let flow: AppFlow
    private let isForSwiftUI: Bool
    private var context: TargetContext { flow.context }

    /// A look at code of an app that had no scenes; `isForSwiftUI` says that the application's delegate becomes SwiftUI's.
    init(in flow: AppFlow, isForSwiftUI: Bool) {
        self.flow = flow
        self.isForSwiftUI = isForSwiftUI
    }

    /// A finding for each question.
    func findings() -> [Finding] {
        (sceneDelegates() + delegateClasses() + (isForSwiftUI ? answers() : []))
            .firstAtEachPlace()
    }

    private func finding(_ id: FindingID, at place: Place, _ message: String) -> Finding {
        Finding(
            id, .warning, .review, at: place, message,
            remedy: "see that it does the right thing in an app with scenes")
    }

    // MARK: The delegate of a scene

    private static let ofScenes = [
        "connectedScenes", "windowScene", "UIScene", "UIWindowScene", "UISceneSession",
    ]
    private static let scenes: Set<String> = ["UIScene", "UIWindowScene"]
    private static let protocols: Set<String> = ["UISceneDelegate", "UIWindowSceneDelegate"]

    private func sceneDelegates() -> [Finding] {
        let paths = Set(Self.ofScenes.flatMap { context.files(naming: $0).map(\.path) })
        guard !paths.isEmpty else { return [] }
        let functions = flow.functions(naming: ["delegate"]).filter {
            paths.contains($0.located.file.path)
        }
        guard !functions.contains(where: gives) else { return [] }
        return functions.flatMap { function in
            flow.trace(of: function).events.compactMap { event -> Finding? in
                guard case .read(let receiver, "delegate", let token, _) = event.kind,
                    receiver.type.unwrapped.name.map(Self.scenes.contains) ?? false,
                    !isCastToOwn(token, in: function)
                else { return nil }
                return finding(
                    .sceneDelegateCast,
                    at: context.place(function.located.file, token),
                    "a scene had no delegate of its own in this app, and has one now")
            }
        }
    }

    /// Whether the app's own code gives a scene its delegate.
    private func gives(_ function: FlowFunction) -> Bool {
        flow.trace(of: function).events.contains { event in
            guard case .write(let receiver, "delegate", _, _) = event.kind else { return false }
            return receiver.type.unwrapped.name.map(Self.scenes.contains) ?? false
        }
    }

    /// Whether what is read is cast to a class of the app's, which failed and goes on to.
    private func isCastToOwn(_ token: Int, in function: FlowFunction) -> Bool {
        flow.trace(of: function).events.contains { event in
            guard case .cast(_, _, let type) = event.kind, event.range.contains(token),
                let name = type.unwrapped.name
            else { return false }
            // Whoever asks for the window by the protocol of scene delegates gets SwiftUI's.
            if Self.protocols.contains(name) { return true }
            guard let known = flow.program.type(name) else { return false }
            return known.isDeclared && known.kind != .protocol
        }
    }

    private func delegateClasses() -> [Finding] {
        context.files(naming: "delegateClass").flatMap { file in
            let tokens = file.outline.tokens
            return file.tokens(spelled: "delegateClass").filter {
                tokens.spells($0 - 2, "configuration") && !tokens.spells($0 + 1, "=")
            }.map {
                finding(
                    .sceneDelegateCast, at: context.place(file, $0),
                    "the session of a scene named no delegate class in this app, and names one now")
            }
        }
    }

    // MARK: What the application's delegate answers

    private static let question = "configurationForConnecting"
    private static let objectiveC = "application:configurationForConnectingSceneSession:options:"

    private func answers() -> [Finding] {
        let bySelector = context.files(naming: Self.question).flatMap { file in
            file.tokens(spelled: Self.question).filter { token in
                let before = max(0, token - Self.longest)..<token
                return before.contains { file.outline.tokens.spells($0, "selector") }
                    && !before.contains { file.outline.tokens.spells($0, "{") }
            }.map { context.place(file, $0) }
        }
        let byText = context.files(mentioning: Self.objectiveC).flatMap { file in
            let tokens = file.outline.tokens
            return tokens.tokens.indices.filter {
                tokens.tokens[$0].kind == .stringSegment && tokens.spells($0, Self.objectiveC)
            }.map { context.place(file, $0) }
        }
        return (bySelector + byText).map {
            finding(
                .delegateCast, at: $0,
                "the application's delegate answers for scenes now, being SwiftUI's own object, and did not"
            )
        }
    }

    /// The tokens of `#selector(UIApplicationDelegate.application(_:` in front of the label.
    private static let longest = 9
}
