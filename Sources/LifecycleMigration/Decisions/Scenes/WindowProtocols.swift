import AppFacts
import SwiftFlow

/// The protocols of an app by which its application delegate gives its window to others: they ask it for a member `window`.
struct WindowProtocols {
    private let names: Set<String>

    /// The protocols that the application delegate of an app conforms to.
    init(in launch: LaunchFacts) {
        let program = launch.flow.program
        names = Set(
            program.supertypes(of: launch.delegate.name).dropFirst().filter { name in
                guard let type = program.type(name), type.kind == .protocol else { return false }
                return !type.members("window").isEmpty
            })
    }

    /// Whether there are any, so that the delegate must keep the member.
    var areAny: Bool { !names.isEmpty }

    /// The token by which an event asks one of them for the window; nil for other events.
    func windowToken(of event: FlowEvent) -> Int? {
        guard case .read(let receiver, "window", let token, _) = event.kind,
            let name = receiver.type.unwrapped.name, names.contains(name)
        else { return nil }
        return token
    }
}
