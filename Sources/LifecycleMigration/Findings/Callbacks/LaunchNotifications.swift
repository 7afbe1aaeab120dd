import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds who reads the launch options in the notification of the launch: they are not in it any more.
///
/// Source: Apple, `UIApplication.didFinishLaunchingNotification`, whose user information is that of the launch options.
struct LaunchNotifications {
    private let flow: AppFlow

    /// An analysis of an app.
    init(in flow: AppFlow) {
        self.flow = flow
    }

    private static let names = [
        "didFinishLaunchingNotification", "UIApplicationDidFinishLaunching",
        "UIApplicationDidFinishLaunchingNotification",
    ]

    /// A finding for each place.
    func findings() -> [Finding] {
        flow.functions(naming: Self.names).flatMap(reads).firstAtEachPlace()
    }

    /// What hears of the launch in the statements of a function.
    private func reads(in function: FlowFunction) -> [Finding] {
        let file = function.file
        return flow.trace(of: function).events.flatMap { event -> [Finding] in
            guard case .call(let call) = event.kind,
                call.range(around: event).contains(where: {
                    Self.names.contains(file.tokens.text(of: $0))
                })
            else { return [] }
            let methods = SelectedMethod(in: call, of: function).functions(in: flow.program)
            return reads(within: event.statement, of: function.located.file)
                + methods.flatMap { reads(within: $0.body, of: $0.located.file) }
        }
    }

    private func reads(within range: TokenRange, of file: ProgramFile) -> [Finding] {
        file.tokens(spelled: "userInfo").filter(range.contains).map { token in
            Finding(
                .callbackLaunchOptions, .warning, .manual, at: flow.context.place(file, token),
                "the launch options are not in this notification any more",
                remedy: "use `.onOpenURL` and its like, which also get what starts the app")
        }
    }
}

extension FlowCall {
    /// The tokens of its arguments and of what it is called on.
    func range(around event: FlowEvent) -> TokenRange {
        event.range.lowerBound..<max(event.range.upperBound, arguments.last?.range.upperBound ?? 0)
    }
}
