import SwiftFlow

/// What an application delegate still does at launch when the window is taken out.
struct LaunchRemainder {
    private let facts: UIKitFacts

    /// The rest of the launch methods of an app's delegate.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    private static let launch = [
        "application(_:willFinishLaunchingWithOptions:)",
        "application(_:didFinishLaunchingWithOptions:)", "applicationDidFinishLaunching(_:)",
    ]

    /// Whether a launch method does more than to return.
    var doesWork: Bool {
        Self.launch.flatMap { facts.delegate.methods($0) }.contains { method in
            guard let function = FlowFunction(method, owner: facts.delegate.name) else {
                return false
            }
            let known = facts.root.removal.functions.first { $0.function == function }
            return known.map { !$0.changes.isEmptied } ?? !method.doesNothing
        }
    }
}
