import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds code that comes by the app's window without knowing who made it, where it would find another one in SwiftUI's, or none.
struct MacWindowReaders {
    private let facts: LaunchFacts

    /// The readers in an app.
    init(_ facts: LaunchFacts) {
        self.facts = facts
    }

    /// Checks that no code does, beside statements that go.
    ///
    /// - Throws: the first place.
    func check(except going: [Statement], in function: FlowFunction) throws(MacWindowObstacle) {
        try checkLaunch()
        let gone = [function.located.file.path: TokenRanges(going.map(\.range))]
        if let use = ShownWindowUses(in: facts.context).first(except: gone) {
            throw MacWindowObstacle(.asksOwn(use.member), use.file, use.token)
        }
        let again = ShownAgain(by: facts.delegate, in: facts.context)
        if let obstacle = again.first(keptBy: going, in: function) { throw obstacle }
    }

    /// Whether a token stands in a closure that a variable starts with, and that nobody runs by that.
    private func isKept(_ token: Int, in function: FlowFunction) -> Bool {
        guard function.id.part == .initialValue, function.owner == nil else { return false }
        let events = facts.flow.trace(of: function).events(startingAt: token)
        return !events.isEmpty && events.allSatisfy(\.runsLater)
    }

    /// Checks that no code of the launch looks for a window, be it in a closure that runs soon.
    ///
    /// - Throws: the first place.
    func checkLaunch() throws(MacWindowObstacle) {
        for function in facts.timeline.early {
            let tokens = function.file.tokens
            for token in function.body.dropFirst()
            where tokens.tokens[token].kind == .identifier
                && tokens.tokens[token - 1].kind == .period
            {
                let name = function.file.name(at: token)
                guard Self.launchFinders.contains(name), !isKept(token, in: function) else {
                    continue
                }
                throw MacWindowObstacle(.lookedFor(name), function.located.file, token)
            }
        }
    }

    private static let launchFinders = FoundWindowNames.finders.subtracting(["window"])
}
