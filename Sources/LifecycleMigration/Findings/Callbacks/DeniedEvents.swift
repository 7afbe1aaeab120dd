import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds launch methods that return `false`, or what may be false, by which UIKit keeps back what started the app, and a scene gets
/// it all the same.
///
/// Source: Apple, `application(_:didFinishLaunchingWithOptions:)`, "Return Value", and `application(_:performActionFor:completionHandler:)`.
struct DeniedEvents {
    private let app: UIKitApp

    /// A search in an app.
    init(of app: UIKitApp) {
        self.app = app
    }

    /// One for each such answer; none in an app with scenes, where UIKit ignores it.
    func findings() -> [Finding] {
        guard !app.usesScenes, let kind = handled else { return [] }
        return Self.names.flatMap { app.delegate.methods($0) }.flatMap { method in
            denials(in: method).map { denial in
                Finding(
                    kind.finding, .warning, .review,
                    at: app.context.place(method.file, denial.token),
                    denial.isCertain
                        ? "'false' kept back the URL, activity or quick action that started the app, and a scene gets it all the same"
                        : "where this is false it kept back the URL, activity or quick action that started the app, and a scene gets it all the same",
                    remedy: "see that its handler leaves alone what this is about")
            }
        }
    }

    private static let names = [
        "application(_:willFinishLaunchingWithOptions:)",
        "application(_:didFinishLaunchingWithOptions:)",
    ]

    /// The first event that the delegate handles and that the launch may keep back.
    private var handled: EventKind? {
        let kinds = EventKind.openingURLs + [.continueActivity, .quickAction, .asyncQuickAction]
        return kinds.first { !app.delegate.methods($0.selectorName).isEmpty }
    }

    /// An answer that keeps back what started the app.
    private struct Denial {
        /// Where it stands.
        let token: Int
        /// Whether it always does.
        let isCertain: Bool
    }

    private func denials(in method: LocatedDeclaration) -> [Denial] {
        guard let function = FlowFunction(method, owner: app.delegate.name) else { return [] }
        let options = method.declaration.parameters.last?.name ?? ""
        let reading = LaunchAnswers(in: app.launch.flow, besides: options)
        let file = method.file.outline
        func denial(_ value: TokenRange, at token: Int) -> Denial? {
            let isCertain = isFalse(value, in: file)
            return isCertain || reading.mayBeFalse(value, in: function)
                ? Denial(token: token, isCertain: isCertain) : nil
        }
        let body = function.body
        if let only = file.statements(of: body).first, only.range == body,
            case .expression = only.kind
        {
            return denial(body, at: body.lowerBound).map { [$0] } ?? []
        }
        return answers(in: body, of: file, besides: options, depth: 0).compactMap {
            denial($0.value, at: $0.token)
        }
    }

    /// The answers of a block and of the blocks inside. What depends on the launch's options is told where these are read.
    private func answers(
        in body: TokenRange, of file: SwiftFile, besides options: String, depth: Int
    ) -> [(token: Int, value: TokenRange)] {
        // Nobody nests deeper by hand.
        guard depth < 16 else { return [] }
        return file.statements(of: body).flatMap { statement -> [(token: Int, value: TokenRange)] in
            if case .returnStatement = statement.kind, let value = statement.expression {
                return [(statement.range.lowerBound, value)]
            }
            return statement.blocks.flatMap { block -> [(token: Int, value: TokenRange)] in
                if let condition = block.condition,
                    condition.contains(where: { file.tokens.spells($0, options) })
                {
                    return []
                }
                return answers(in: block.body, of: file, besides: options, depth: depth + 1)
            }
        }
    }

    private func isFalse(_ range: TokenRange, in file: SwiftFile) -> Bool {
        range.count == 1 && file.tokens.spells(range.lowerBound, "false")
    }
}
