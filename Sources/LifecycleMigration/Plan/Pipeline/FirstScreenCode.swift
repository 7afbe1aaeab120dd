import AppFacts
import SwiftFlow

/// The code of a launch that says what its window shows first.
struct FirstScreenCode {
    private let launch: LaunchFacts

    /// A look at a launch.
    init(of launch: LaunchFacts) {
        self.launch = launch
    }

    /// Where the launch gives its window a root, in each launch.
    var rootOfEachLaunch: Place? {
        place { event, function in
            let tokens = function.file.tokens.tokens
            return isRoot(event)
                && !function.body.dropFirst().prefix { $0 < event.range.lowerBound }
                    .contains { tokens[$0].kind == .leftBrace }
        }
    }

    /// Where the launch gives its window a root first.
    var root: Place? { place { event, _ in isRoot(event) } }

    /// Where it hands its window to code that does, such as a coordinator.
    var handOver: Place? {
        place { event, _ in
            guard case .call(let call) = event.kind else { return false }
            return call.arguments.contains { launch.window.isPossible($0.value) }
        }
    }

    private func isRoot(_ event: FlowEvent) -> Bool {
        guard case .write(let receiver, "rootViewController", _, _) = event.kind else {
            return false
        }
        return launch.window.isPossible(receiver)
    }

    private func place(where isMeant: (FlowEvent, FlowFunction) -> Bool) -> Place? {
        for method in launch.startMethods {
            guard let function = FlowFunction(method, owner: launch.owner.name) else { continue }
            let found = launch.flow.trace(of: function).events.first {
                $0.closures.isEmpty && isMeant($0, function)
            }
            if let found { return launch.context.place(method.file, found.range.lowerBound) }
        }
        return nil
    }
}
