import SwiftFlow
import SwiftOutline

/// A limit of what is followed that an app has met, so that not all of it is known.
package struct FlowLimit {
    /// Where.
    package let place: Place?
    /// What there is more of than is followed.
    package let excess: String

    /// The first limit that an app has met; nil where all of it was followed.
    package init?(metBy flow: AppFlow, _ timeline: LaunchTimeline, of delegate: DelegateClass) {
        let start = flow.context.place(delegate.file, delegate.declaration.keyword)
        if !flow.analysis.canGoOn {
            place = start
            excess = "more than \(FlowAnalysis.mostWork) steps of code to follow"
        } else if !flow.analysis.isComplete {
            place = start
            excess = "more than \(FlowAnalysis.most) functions that may use windows"
        } else if !timeline.isComplete {
            place = start
            excess = "more than \(LaunchTimeline.most) functions that run while it starts"
        } else if let function = flow.analysis.allFunctions.first(where: Self.isTooLarge) {
            place = flow.context.place(
                function.located.file, function.located.declaration.keyword)
            excess = "a function of more than \(FlowBody.largest) statements"
        } else {
            return nil
        }
    }

    private static func isTooLarge(_ function: FlowFunction) -> Bool {
        function.id.part != .initialValue
            && function.located.file.body(of: function.body).isTooLarge
    }
}
