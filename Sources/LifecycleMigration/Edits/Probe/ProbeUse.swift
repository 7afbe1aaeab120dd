/// How an `App` uses its probe: a property that begins the log, and a modifier of the content.
struct ProbeUse {
    /// The probe's type.
    let typeName: String
    /// The class behind the adaptor.
    let delegate: String
    /// What the app listens to itself; the probe listens to the same.
    let events: AppEvents

    /// The property, one line; it stands in front of the adaptor, which may make the delegate.
    var property: String { "private let sceneShiftProbe = \(typeName)(\(delegate).self)" }

    /// The modifier as lines of code; levels of indentation are tabs.
    var modifier: [String] {
        let list = "[\(events.activities.joined(separator: ", "))]"
        let arguments =
            (events.hearsURLs ? ["urls: true"] : [])
            + (events.activities.isEmpty ? [] : ["activities: \(list)"])
        let call = "sceneShiftProbe.content(\(arguments.joined(separator: ", ")))"
        guard call.count > Self.width else { return [".modifier(\(call))"] }
        let types = events.activities.map { "\t\t\t\($0)," }
        return [".modifier(", "\tsceneShiftProbe.content("]
            + (events.hearsURLs ? ["\t\turls: true,"] : []) + ["\t\tactivities: ["] + types
            + ["\t\t]", "\t)", ")"]
    }

    /// Keeps the line below 100 columns at the level of a modifier.
    private static let width = 70
}
