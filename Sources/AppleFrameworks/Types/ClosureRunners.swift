import SwiftFlow

/// Functions of other modules that do nothing but run a closure: an empty one makes the call superfluous.
package enum ClosureRunners {
    private static let rows: Set<[String]> = [
        ["DispatchQueue", "async"], ["DispatchQueue", "asyncAfter"], ["DispatchQueue", "sync"],
        ["OperationQueue", "addOperation"], ["UIView", "animate"],
        ["UIView", "performWithoutAnimation"],
    ]

    /// Whether a function is one of them.
    package static func contains(_ name: String, on type: FlowType?) -> Bool {
        var receiver = type?.name
        if case .metatype(let name)? = type { receiver = name }
        return receiver.map { rows.contains([$0, name]) } ?? false
    }
}
