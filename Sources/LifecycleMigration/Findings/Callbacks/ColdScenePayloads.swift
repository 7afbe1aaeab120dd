import AppFacts
import SwiftFlow
import SwiftOutline

/// What a scene delegate reads of the payload that started the app, in `scene(_:willConnectTo:options:)`.
struct ColdScenePayloads {
    /// One read.
    struct Use {
        /// The name of the payload in the connection options.
        let name: String
        /// The finding that is about its kind.
        let finding: FindingID
        /// The file.
        let file: ProgramFile
        /// The token of the name.
        let token: Int
    }

    /// The reads, in order.
    let uses: [Use]

    private static let options: [String: FindingID] = [
        "urlContexts": .callbackOpenURL, "shortcutItem": .callbackQuickAction,
        "userActivities": .callbackUserActivity, "cloudKitShareMetadata": .callbackCloudKitShare,
    ]

    /// Finds what a scene delegate reads.
    init(of delegate: DelegateClass) {
        uses = delegate.methods("scene(_:willConnectTo:options:)").flatMap { method -> [Use] in
            let file = method.file.outline
            guard let body = method.declaration.body,
                let parameter = method.declaration.parameters.last?.name
            else { return [] }
            return body.dropFirst(2).compactMap { token in
                guard file.tokens.spells(token - 2, parameter),
                    file.tokens.tokens[token - 1].kind == .period,
                    let finding = Self.options[file.name(at: token)]
                else { return nil }
                return Use(
                    name: file.name(at: token), finding: finding, file: method.file, token: token)
            }
        }
    }
}

/// Finds payloads of a cold launch that are handled where the window had its root, and SwiftUI's may have none yet.
///
/// Whether SwiftUI evaluates the first body before it tells the scene delegate is not documented.
struct EarlyPayloads {
    private let facts: UIKitFacts

    /// An analysis of an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// A finding for each payload.
    func findings() -> [Finding] {
        guard let delegate = facts.sceneDelegate else { return [] }
        return ColdScenePayloads(of: delegate).uses.filter { use in
            guard hadRoot(use), !KeptPayload(use, of: delegate, facts).isHandledLater else {
                return false
            }
            let payload = ColdPayload(
                at: use.token, in: use.file, of: delegate, facts.launch.flow)
            return payload.map { !$0.needsNoScreen && !$0.isPutOff } ?? true
        }.map { use in
            Finding(
                use.finding, .warning, .review, at: facts.context.place(use.file, use.token),
                "'\(use.name)' of a cold launch is handled here when the first screen may not be there yet",
                remedy: "where it needs a screen, keep it until `sceneDidBecomeActive`")
        }
    }

    /// Whether the window had its root by then: from a storyboard, or from a statement in front.
    private func hadRoot(_ use: ColdScenePayloads.Use) -> Bool {
        let own = facts.root.uses.writes.filter {
            $0.function.located.file.path == use.file.path
                && $0.function.located.declaration.range.contains(use.token)
        }
        return own.isEmpty || own.contains { $0.write.statement.upperBound <= use.token }
    }
}
