import SwiftFlow

/// Functions of other modules that run a closure before they return.
///
/// Source: their documentation. Everything else may run it later.
package enum ImmediateClosures {
    private struct Row {
        let type: String?
        let name: String
        /// The label of the closure that is run at once; nil for the only one.
        var label: String?
    }

    private static let rows = [
        Row(type: "UIView", name: "animate", label: "animations"),
        Row(type: "UIView", name: "transition", label: "animations"),
        Row(type: "UIView", name: "performWithoutAnimation"),
        Row(type: "DispatchQueue", name: "sync"),
        Row(type: "MainActor", name: "assumeIsolated", label: nil),
        Row(type: nil, name: "withAnimation"),
        Row(type: nil, name: "withExtendedLifetime"),
        Row(type: nil, name: "autoreleasepool"),
        Row(type: nil, name: "withValue"),
        Row(type: nil, name: "withLock"),
        Row(type: nil, name: "concurrentPerform"),
        Row(type: nil, name: "withObservationTracking", label: "apply"),
    ]

    /// Whether a closure is run at once: the one of a label, or the first one behind the parentheses.
    package static func runsAtOnce(
        _ label: String?, among labels: @autoclosure () -> [String?], of name: String,
        on type: FlowType?
    ) -> Bool {
        var receiver = type?.name
        if case .metatype(let name)? = type { receiver = name }
        return rows.contains { row in
            guard row.name == name, row.type == nil || row.type == receiver else { return false }
            guard let wanted = row.label, label != wanted else { return true }
            // Behind the parentheses the first closure has no label.
            return label == nil && !labels().contains(wanted)
        }
    }
}
