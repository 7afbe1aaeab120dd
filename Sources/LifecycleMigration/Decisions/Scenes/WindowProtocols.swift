import AppFacts
import SwiftFlow

/// The protocols of an app by which its application delegate gives its window to others: they ask it for a member `window`.
struct WindowProtocols {
    private let names: Set<String>

    /// The protocols that the application delegate of an app conforms to.
    init(of app: UIKitApp) {
        self.init(of: app.launch)
    }

    /// The protocols that the application delegate of a launch conforms to.
    init(of launch: LaunchFacts) {
        let program = launch.flow.program
        names = Set(
            program.supertypes(of: launch.delegate.name).dropFirst().filter { name in
                guard let type = program.type(name), type.kind == .protocol else { return false }
                return !type.members("window").isEmpty
            })
    }

    /// Whether there are any, so that the delegate must keep the member.
    var areAny: Bool { !names.isEmpty }

    /// Whether an event asks one of them for the window.
    func give(_ event: FlowEvent) -> Bool {
        switch event.kind {
        case .read(let receiver, "window", _, _), .write(let receiver, "window", _, _):
            receiver.type.unwrapped.name.map(names.contains) ?? false
        default: false
        }
    }
}
