import AppFacts
import SwiftFlow

extension DelegateClass {
    /// The property `window`, which UIKit knows; nil without one.
    var windowProperty: LocatedDeclaration? {
        properties.first { $0.declaration.declaredNames.contains("window") }
    }
}
