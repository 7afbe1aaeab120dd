import SwiftFlow
import SwiftOutline

/// Where code asks for the state of the application.
package enum ApplicationStateReads {
    /// The tokens by which a function asks for the state while it runs, and gets another answer with scenes.
    package static func reads(in function: FlowFunction, of flow: AppFlow) -> [Int] {
        reads(by: flow.trace(of: function).events.filter { !$0.runsLater }, in: function, of: flow)
    }

    /// The tokens by which some events of a function do.
    package static func reads(
        by events: [FlowEvent], in function: FlowFunction, of flow: AppFlow
    ) -> [Int] {
        events.compactMap { event in
            guard let token = token(asking: event, in: function, flow.program),
                !isComparedWithActive(token, in: function.file.tokens)
            else { return nil }
            return token
        }
    }

    /// A member of that name is asked for of whatever it is.
    private static func token(
        asking event: FlowEvent, in function: FlowFunction, _ program: Program
    ) -> Int? {
        if case .read(_, "applicationState", let token, _) = event.kind { return token }
        return ApplicationQuestion(event, in: function, program).flatMap {
            $0.member == "applicationState" ? $0.token : nil
        }
    }

    /// Whether a read is one side of `== .active` or `!= .active`, which gives the same answer.
    private static func isComparedWithActive(_ token: Int, in tokens: TokenList) -> Bool {
        let comparison = ["==", "!="].contains { tokens.spells(token + 1, $0) }
        return comparison && tokens.spells(token + 3, "active")
    }
}
