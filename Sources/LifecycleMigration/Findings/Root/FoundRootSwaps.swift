import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells which code replaces the root of a window that it finds: SwiftUI's, past what the delegate keeps in the window's place.
struct FoundRootSwaps {
    private let flow: AppFlow
    private let owner: String

    /// The swaps of an app whose window is a class's.
    init(in flow: AppFlow, owner: String) {
        self.flow = flow
        self.owner = owner
    }

    /// How sure it is that a root is SwiftUI's.
    enum Certainty {
        /// The window is one that the system has.
        case certain
        /// It may be one.
        case possible
    }

    /// Whether what the root is set of is SwiftUI's window; nil where it is another one.
    func certainty(of receiver: FlowValue) -> Certainty? {
        let windows = receiver.windows
        if windows.contains(.found) { return .certain }
        let isUnknown =
            windows.isEmpty && flow.mayBeWindow(receiver) && !flow.isOwnKindOfWindow(receiver.type)
        return isUnknown ? .possible : nil
    }

    /// Whether any code certainly replaces it.
    var isAny: Bool {
        let names = RootsByName(in: flow, owner: owner)
        return flow.analysis.allFunctions.contains { function in
            flow.trace(of: function).events.contains { event in
                switch event.kind {
                case .write(let receiver, "rootViewController", _, _),
                    .change(.some(let receiver), "rootViewController", _, _):
                    certainty(of: receiver) == .certain
                case .keyPath, .call, .read(_, RootsByName.setter, _, _):
                    names.use(event, in: function) == .swap
                default: false
                }
            }
        }
    }
}
