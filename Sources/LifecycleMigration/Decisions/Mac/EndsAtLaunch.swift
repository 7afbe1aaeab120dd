import AppFacts
import SwiftFlow
import SwiftOutline

/// A Mac app that ends as soon as it has launched, such as a helper that starts another one.
struct EndsAtLaunch {
    private let delegate: DelegateClass

    /// An analysis of a delegate.
    init(of delegate: DelegateClass) {
        self.delegate = delegate
    }

    private static let selectors = [
        "applicationWillFinishLaunching(_:)", "applicationDidFinishLaunching(_:)",
    ]

    /// Whether each way through one of the methods that run at launch ends the app, and nothing may keep it from that.
    var isCertain: Bool {
        delegate.methods("applicationShouldTerminate(_:)").isEmpty
            && Self.selectors.flatMap { delegate.methods($0) }.contains { method in
                method.declaration.conditions.isEmpty
                    && method.declaration.body.map { ends(in: $0, of: method.file) } ?? false
            }
    }

    private func ends(in body: TokenRange, of file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        for statement in file.statements(of: body) {
            switch statement.kind {
            case .expression where isEnd(statement, in: file): return true
            case .deferStatement:
                let inner = statement.blocks.first.map { file.statements(of: $0.body) } ?? []
                if inner.contains(where: { $0.kind == .expression && isEnd($0, in: file) }) {
                    return true
                }
            default: break
            }
            let mayLeave = statement.range.contains { token in
                [.keyword(.return), .keyword(.throw)].contains(tokens[token].kind)
            }
            if mayLeave { return false }
        }
        return false
    }

    /// `NSApp.terminate(nil)`, `NSApplication.shared.terminate(self)` and `exit(0)`, as a statement.
    private func isEnd(_ statement: Statement, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        let words = statement.range.prefix(6).map { tokens.text(of: $0) }
        return [
            ["NSApp", ".", "terminate", "("],
            ["NSApplication", ".", "shared", ".", "terminate", "("],
            ["NSApp", "?", ".", "terminate", "("], ["exit", "("],
        ].contains { words.starts(with: $0) }
    }
}
