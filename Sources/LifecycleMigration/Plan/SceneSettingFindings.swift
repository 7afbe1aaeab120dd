import SwiftOutline

/// Says which settings of the window's scene stay, since SwiftUI makes settings of its own for the same scene.
struct SceneSettingFindings {
    private let facts: UIKitFacts

    /// Findings for an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// One a statement, in the order of the launch.
    func findings() -> [Finding] {
        facts.launch.codes.filter { $0.function.moment == .willConnect }.flatMap(findings)
    }

    private func findings(in code: LaunchCode) -> [Finding] {
        let file = code.function.file
        let scenes = code.names.scenes
        return code.statements.filter(\.role.isOther).flatMap { item in
            Self.expressions(in: item.statement, of: file)
        }.compactMap { range -> Finding? in
            guard let target = file.assignment(in: range)?.target,
                let chain = file.chain(in: target),
                case .name(let base) = chain.base, scenes.contains(file.name(at: base)),
                case .member(let token)? = chain.segments.first(where: { !$0.isUnwrapping }),
                let remedy = Self.remedies[file.name(at: token)]
            else { return nil }
            return Finding(
                .windowAppearance, .note, .review,
                at: facts.context.place(code.function.method.file, range.lowerBound),
                "'\(file.name(at: token))' stays, on the scene of SwiftUI's window, which SwiftUI may set too: \(file.text(range))",
                remedy: remedy)
        }
    }

    /// The statement, or those in the clauses of a `#if`.
    private static func expressions(in statement: Statement, of file: SwiftFile) -> [TokenRange] {
        switch statement.kind {
        case .expression: return [statement.range]
        case .conditionalCompilation:
            return statement.blocks.flatMap { file.statements(of: $0.body) }.compactMap {
                if case .expression = $0.kind { $0.range } else { nil }
            }
        default: return []
        }
    }

    private static let remedies = [
        "sizeRestrictions":
            "see that the window keeps its size; `.windowResizability(_:)` says it in SwiftUI, from iOS 17 and visionOS 1 on",
        "titlebar": "see that the title bar is as before",
    ]
}
