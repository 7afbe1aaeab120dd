import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds launch methods that return `false`, by which UIKit keeps back what started the app, and a scene gets it all the same.
///
/// Source: Apple, `application(_:didFinishLaunchingWithOptions:)`, "Return Value", and `application(_:performActionFor:completionHandler:)`.
struct DeniedEvents {
    private let app: UIKitApp

    /// A search in an app.
    init(of app: UIKitApp) {
        self.app = app
    }

    /// One for each `false`; none in an app with scenes, where UIKit ignores it.
    func findings() -> [Finding] {
        guard !app.usesScenes, let kind = handled else { return [] }
        return Self.names.flatMap { app.delegate.methods($0) }.flatMap { method in
            denials(in: method).map { token in
                Finding(
                    kind.finding, .warning, .review, at: app.context.place(method.file, token),
                    "'false' kept back the URL, activity or quick action that started the app, and a scene gets it all the same",
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

    private func denials(in method: LocatedDeclaration) -> [Int] {
        guard let body = method.declaration.body else { return [] }
        let file = method.file.outline
        if let only = file.statements(of: body).first, only.range == body, isFalse(body, in: file) {
            return [body.lowerBound]
        }
        let options = method.declaration.parameters.last?.name ?? ""
        return denials(in: body, of: file, besides: options, depth: 0)
    }

    /// Those of a block and the blocks inside. What depends on the launch's options is told where these are read.
    private func denials(
        in body: TokenRange, of file: SwiftFile, besides options: String, depth: Int
    ) -> [Int] {
        // Nobody nests deeper by hand.
        guard depth < 16 else { return [] }
        return file.statements(of: body).flatMap { statement -> [Int] in
            if case .returnStatement = statement.kind, let value = statement.expression,
                isFalse(value, in: file)
            {
                return [statement.range.lowerBound]
            }
            return statement.blocks.flatMap { block -> [Int] in
                if let condition = block.condition,
                    condition.contains(where: { file.tokens.spells($0, options) })
                {
                    return []
                }
                return denials(in: block.body, of: file, besides: options, depth: depth + 1)
            }
        }
    }

    private func isFalse(_ range: TokenRange, in file: SwiftFile) -> Bool {
        range.count == 1 && file.tokens.spells(range.lowerBound, "false")
    }
}
