import AppFacts

/// Writes the properties of a delegate by which a SwiftUI root gets what it is made of, and hears when it may be shown.
struct RootValueMembers {
    /// The properties, with their documentation.
    let members: DelegateMembers

    /// The properties for a root; `isOfScene` says whose delegate has them, `isObserved` whether the view may be there first.
    init(_ material: RootMaterial, isOfScene: Bool, isObserved: Bool, names: FrameworkNames) {
        let moment = isOfScene ? "when the scene connects" : "at launch"
        let published = isObserved ? "@\(names("Published")) " : ""
        var lines = material.kept.flatMap { value in
            [
                "/// \(Self.summary(of: value, moment))",
                "\(published)private(set) var \(value.name): \(value.type)"
                    + (value.isOptional ? "" : "?"),
            ]
        }
        if let flag = material.flag {
            let event = isOfScene ? "the scene is connected" : "the launch has come to the window"
            lines += [
                "/// Whether \(event), so that the root view may be shown.",
                "\(published)private(set) var \(flag) = false",
            ]
        }
        members = DelegateMembers(properties: lines)
    }

    private static func summary(of value: KeptValue, _ moment: String) -> String {
        if value.decides { return "Decides on the root view, read \(moment)." }
        return value.type == "Bool"
            ? "What the root view is told, read \(moment)."
            : "The \(value.name.words) of the root view, made \(moment)."
    }
}
