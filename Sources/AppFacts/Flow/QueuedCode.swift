import SwiftFlow

/// Something that code does which waits for the main queue.
package struct QueuedMoment {
    /// What it does.
    package let moment: LaunchMoment
    /// What left it to the queue.
    package let leaving: LaunchMoment
}

extension AppFlow {
    /// What some code leaves to the main queue's next turn, and all that this leads to at once: blocks run in the order in which they are left.
    ///
    /// Source: Apple's pages of `DispatchQueue` and `OperationQueue`: the main queue is serial, first in, first out.
    package func leftToMainQueue(
        by moments: [LaunchMoment], _ further: FurtherCode
    ) -> [QueuedMoment] {
        moments.flatMap { moment -> [QueuedMoment] in
            guard case .call(let call) = moment.event.kind,
                NextTurn.isLeft(by: call, in: moment.function.file)
            else { return [] }
            let left = call.arguments.flatMap { $0.value.closures.sorted() }
            let methods = SelectedMethod(in: call, of: moment.function).functions(in: program)
            let own = left.compactMap { closure in
                analysis.function(around: closure).map { ($0, closure) }
            }.flatMap { function, closure in
                trace(of: function).events(ofLater: closure).map { (function, $0) }
            }
            let inner = self.moments(
                of: methods + own.flatMap { $0.1.runs(in: program) }, further)
            return (own.map { LaunchMoment(function: $0.0, event: $0.1) } + inner).map {
                QueuedMoment(moment: $0, leaving: moment)
            }
        }
    }
}
