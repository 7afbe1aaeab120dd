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
        /// The label of an argument with which the function runs it later.
        var except: String?
    }

    private static let rows = [
        Row(type: "UIView", name: "animate", label: "animations"),
        Row(type: "UIView", name: "transition", label: "animations"),
        Row(type: "UIView", name: "performWithoutAnimation"),
        Row(type: "UIGraphicsImageRenderer", name: "image"),
        Row(type: "UIGraphicsImageRenderer", name: "pngData"),
        Row(type: "UIGraphicsImageRenderer", name: "jpegData"),
        Row(type: "DispatchQueue", name: "sync"),
        Row(type: "MainActor", name: "assumeIsolated", label: nil),
        Row(type: nil, name: "withAnimation"),
        Row(type: nil, name: "withExtendedLifetime"),
        Row(type: nil, name: "autoreleasepool"),
        Row(type: nil, name: "withValue"),
        Row(type: nil, name: "withLock"),
        Row(type: nil, name: "concurrentPerform"),
        Row(type: nil, name: "withObservationTracking", label: "apply"),
        Row(type: nil, name: "performAndWait"),
        Row(type: nil, name: "asyncAndWait"),
        Row(type: nil, name: "enumerateObjects"),
        Row(type: nil, name: "enumerateKeysAndObjects"),
        Row(type: nil, name: "enumerateMatches"),
        Row(type: nil, name: "enumerateSubstrings"),
        Row(type: nil, name: "enumerateLines"),
        Row(type: nil, name: "enumerateAttributes"),
        Row(type: nil, name: "enumerateAttribute"),
        Row(type: nil, name: "enumerateTags"),
        Row(type: nil, name: "enumerateRanges"),
        Row(type: nil, name: "enumerateContacts"),
        Row(type: nil, name: "coordinate", except: "queue"),
        Row(type: nil, name: "performActivity"),
        Row(type: nil, name: "performBatchUpdates", label: "updates"),
        Row(type: nil, name: "animateKeyframes", label: "animations"),
        Row(type: nil, name: "addKeyframe", label: "animations"),
        Row(type: nil, name: "runAnimationGroup", label: "changes"),
        Row(type: nil, name: "Result"),
    ]

    /// Whether a closure is run at once: the one of a label, or the first one behind the parentheses.
    package static func runsAtOnce(
        _ label: String?, among labels: @autoclosure () -> [String?], of name: String,
        on type: FlowType?
    ) -> Bool {
        if type.map(isStandardValue) == true { return !keeping.contains(name) }
        var receiver = type?.name
        if case .metatype(let name)? = type { receiver = name }
        return rows.contains { row in
            guard row.name == name, row.type == nil || row.type == receiver else { return false }
            if let except = row.except, labels().contains(except) { return false }
            guard let wanted = row.label, label != wanted else { return true }
            // Behind the parentheses the first closure has no label.
            return label == nil && !labels().contains(wanted)
        }
    }

    /// Methods of collections that keep what they are given as an element.
    private static let keeping: Set<String> = [
        "append", "insert", "updateValue", "replaceSubrange", "update", "init",
    ]

    /// Whether a value is of the standard library's, or of Foundation's like these: none of their other methods keeps a closure.
    private static func isStandardValue(_ type: FlowType) -> Bool {
        switch type.unwrapped {
        case .collection: true
        case .named(let name, _): values.contains(name)
        default: false
        }
    }

    private static let values: Set<String> = [
        "Dictionary", "Set", "Array", "ArraySlice", "String", "Substring", "Data", "Range",
        "ClosedRange", "IndexSet", "KeyValuePairs",
    ]
}
