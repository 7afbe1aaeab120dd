import SwiftOutline

/// Finds what a delegate would no longer be told.
struct CallbackAnalysis {
    private let facts: UIKitFacts
    private var context: TargetContext { facts.context }

    /// An analysis of an app's delegates.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// A finding for each callback that was called before and is not called after.
    func findings() -> [Finding] {
        // With scenes in use, UIKit stopped calling these already.
        let application = facts.usesScenes ? [] : applicationFindings() + launchOptionsFindings()
        return application + sceneFindings() + responderFindings()
    }

    private func applicationFindings() -> [Finding] {
        ApplicationCallback.all.flatMap { callback in
            facts.delegate.methods(callback.selectorName).filter { !$0.hasEmptyBody }.map {
                method in
                Finding(
                    callback.finding, .warning, .manual,
                    at: context.place(method.file, method.declaration.keyword),
                    "'\(callback.selectorName)' is no longer called", remedy: callback.remedy)
            }
        }
    }

    /// Reads of launch options, whose keys for URLs, activities and quick actions no longer arrive.
    private func launchOptionsFindings() -> [Finding] {
        let selectors = [
            LaunchFunction.Moment.didFinishLaunching.selectorName,
            "application(_:willFinishLaunchingWithOptions:)",
        ]
        return selectors.flatMap { facts.delegate.methods($0) }.compactMap { method in
            guard let body = method.declaration.body, method.declaration.parameters.count == 2
            else { return nil }
            let name = method.declaration.parameters[1].name
            let use = method.file.outline.references(in: body).first {
                $0.name == name && $0.role == .bare
            }
            guard let use else { return nil }
            return Finding(
                .callbackLaunchOptions, .warning, .manual,
                at: context.place(method.file, use.token),
                "'\(name)' no longer tells what the app was launched for",
                remedy: "read it from the scene's connection options, or use `.onOpenURL`")
        }
    }

    private func sceneFindings() -> [Finding] {
        guard let delegate = facts.sceneDelegate else { return [] }
        return delegate.methods("stateRestorationActivity(for:)").map { method in
            Finding(
                .sceneStateRestoration, .warning, .manual,
                at: context.place(method.file, method.declaration.keyword),
                "'stateRestorationActivity(for:)' is answered by SwiftUI and no longer called",
                remedy: "keep the state in `SceneStorage`")
        }
    }

    /// Actions on the delegate, which leaves the responder chain.
    private func responderFindings() -> [Finding] {
        facts.delegate.members.filter { member in
            member.declaration.attribute("IBAction") != nil
                || Self.responderOverrides.contains(member.declaration.selectorName)
        }.map { member in
            Finding(
                .delegateResponderChain, .warning, .manual,
                at: context.place(member.file, member.declaration.keyword),
                "'\(member.declaration.selectorName)' is not reached through the responder chain any more",
                remedy: "offer the command with `.commands`, or target the delegate explicitly")
        }
    }

    private static let responderOverrides: Set<String> = [
        "next", "keyCommands", "canPerformAction(_:withSender:)", "target(forAction:withSender:)",
        "restoreUserActivityState(_:)",
    ]
}
