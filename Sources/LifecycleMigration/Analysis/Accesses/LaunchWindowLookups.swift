import SwiftOutline

/// Finds where a launch looks for the window among those of the application: SwiftUI makes it only afterwards.
struct LaunchWindowLookups {
    private let facts: UIKitFacts
    private var context: TargetContext { facts.context }

    /// An analysis of an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// A place that finds no window.
    struct Lookup {
        /// The file.
        let file: TargetFile
        /// `keyWindow` or `windows`.
        let token: Int
        /// The statement.
        let statement: TokenRange
    }

    /// The places, in the launch's own statements and in those of the methods that it calls; closures may run later.
    func all() -> [Lookup] {
        let methods = LaunchHelperAnalysis(context: context)
        return facts.launch.codes.flatMap { code in
            code.statements.filter { $0.role.isOther && !$0.runsLater }.flatMap { item in
                let own = lookups(in: item.statement, of: code.function.method.file)
                guard let method = methods.calledMethod(item.statement, code.function),
                    let body = method.declaration.body
                else { return own }
                return own
                    + method.file.outline.statements(of: body).flatMap {
                        lookups(in: $0, of: method.file)
                    }
            }
        }
    }

    /// A finding for each place.
    func findings(in lookups: [Lookup]) -> [Finding] {
        lookups.map {
            Finding(
                .windowAccess, .warning, .manual, at: context.place($0.file, $0.token),
                "there is no window yet when the launch runs",
                remedy: "do this once the root view controller's `viewDidAppear(_:)` is called")
        }
    }

    private func lookups(in statement: Statement, of file: TargetFile) -> [Lookup] {
        let outline = file.outline
        let tokens = outline.tokens.tokens
        var closureEnd = statement.range.lowerBound
        var result: [Lookup] = []
        for token in statement.range.dropFirst() {
            if statement.blocks.isEmpty, tokens[token].kind == .leftBrace {
                closureEnd = max(closureEnd, Int(outline.tokens.partners[token]))
            }
            guard token >= closureEnd, tokens[token - 1].kind == .period,
                outline.tokens.spells(token, "keyWindow") || outline.tokens.spells(token, "windows")
            else { continue }
            result.append(Lookup(file: file, token: token, statement: statement.range))
        }
        return result
    }
}
