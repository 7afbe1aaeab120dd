import AppFacts
import SwiftFlow

/// A place that calls the launch method by itself, as some apps do to start anew.
struct RelaunchCall {
    /// The file.
    let file: ProgramFile
    /// The first token of the call.
    let token: Int

    /// The first place of an app; nil where only UIKit calls the method.
    init?(of launch: FlowFunction, in app: UIKitApp) {
        let label = LaunchByProtocol.label
        let paths = Set(
            app.context.files(naming: label).filter { file in
                let own = file.path == launch.located.file.path
                return file.tokens(spelled: label).contains {
                    !own || !launch.located.declaration.range.contains($0)
                }
            }.map(\.path))
        guard !paths.isEmpty else { return nil }
        let flow = app.launch.flow
        for function in flow.analysis.allFunctions
        where paths.contains(function.located.file.path) {
            for event in flow.trace(of: function).events
            where event.runs(in: flow.program).contains(where: { $0.id == launch.id }) {
                file = function.located.file
                token = event.range.lowerBound
                return
            }
        }
        return nil
    }
}
