import SwiftFlow

/// The protocols of an app by which its application delegate gives its window to others: they ask it for a member `window`.
package struct WindowProtocols {
    private let program: Program
    private let delegate: String
    private let sceneDelegates: Set<String>

    /// The protocols of a program that has delegates of these names.
    init(in program: Program, delegate: String, sceneDelegates: Set<String>) {
        self.program = program
        self.delegate = delegate
        self.sceneDelegates = sceneDelegates
    }

    /// Whether there are any, so that the delegate must keep the member.
    package var areAny: Bool {
        program.supertypes(of: delegate).dropFirst().contains(where: contain)
    }

    /// The token by which an event asks one of them for the window; nil for other events.
    package func windowToken(of event: FlowEvent) -> Int? {
        guard case .read(let receiver, "window", let token, _) = event.kind,
            let name = receiver.type.unwrapped.name, contain(name)
        else { return nil }
        return token
    }

    /// Whether a type is one of them.
    private func contain(_ type: String) -> Bool {
        isOfDelegate(type)
            && program.supertypes(of: type).contains {
                !(program.type($0)?.members("window") ?? []).isEmpty
            }
    }

    private func isOfDelegate(_ type: String) -> Bool {
        program.type(type)?.kind == .protocol && program.inherits(delegate, from: type)
    }

    /// Whether a type is a protocol to which the delegate conforms, and nothing beside delegates: who has a value of it has the delegate.
    func isOfDelegateAlone(_ type: String) -> Bool {
        guard isOfDelegate(type) else { return false }
        let conforming = program.subtypes(of: type).filter { program.type($0)?.kind != .protocol }
        return sceneDelegates.union([delegate]).isSuperset(of: conforming)
    }
}
