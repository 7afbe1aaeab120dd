import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What the app's own code does with a window that it is handed, where it gives it no root: such code needs no window of its own.
struct WindowTakers {
    /// What the code is after.
    enum Use {
        /// It presents something on what the window shows, or takes that away.
        case presenting
        /// It asks the window for something, or sets it.
        case asking
    }

    private let flow: AppFlow

    /// More functions are not followed.
    private static let most = 200

    /// An analysis of an app.
    init(in flow: AppFlow) {
        self.flow = flow
    }

    /// What is done with a window that some functions and the members of a type get; nil where it may get a root there, be shown, or
    /// go to code that is not the app's.
    func use(by takers: [FlowFunction.ID], in type: String?) -> Use? {
        let ids = Set(takers)
        var queue = flow.analysis.allFunctions.filter { ids.contains($0.id) }
        if let members = type.flatMap(flow.program.type)?.allMembers {
            queue += members.flatMap(FlowFunction.all)
        }
        guard !queue.isEmpty else { return nil }
        var seen: Set<FlowFunction.ID> = []
        var presents = false
        while let function = queue.popLast() {
            guard seen.insert(function.id).inserted else { continue }
            guard seen.count < Self.most else { return nil }
            for event in flow.trace(of: function).events {
                switch event.kind {
                case .write(_, "rootViewController", _, _): return nil
                case .write(let receiver, _, _, let value)
                where isWindow(value) && receiver.type.name != type:
                    return nil
                case .call(let call):
                    if call.receiver.map(isWindow) ?? false, WindowMember.named(call.name) == .shows
                    {
                        return nil
                    }
                    presents = presents || ["present", "dismiss"].contains(call.name)
                    guard call.arguments.contains(where: { isWindow($0.value) }) else { continue }
                    guard let functions = call.target.functions, !functions.isEmpty else {
                        return nil
                    }
                    queue += functions
                default: continue
                }
            }
        }
        return presents ? .presenting : .asking
    }

    private func isWindow(_ value: FlowValue) -> Bool { flow.isWindow(value.type.unwrapped) }
}
