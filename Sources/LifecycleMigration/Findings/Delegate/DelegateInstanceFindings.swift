import AppFacts
import SwiftFlow
import SwiftOutline

extension DelegateInstances {
    /// A finding for each.
    func findings() -> [Finding] {
        places().map {
            Finding(
                .delegateInstance, .warning, .manual, at: $0,
                "this '\(delegate.name)' is another object than the one that SwiftUI makes",
                remedy: "use the delegate that the App has from its adaptor")
        }
    }
}
