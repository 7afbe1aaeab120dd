/// Writes the properties of a delegate by which a SwiftUI root gets what it is made of, and hears when it may be shown.
struct RootValueMembers {
    /// The properties, with their documentation.
    let members: DelegateMembers

    /// The properties for a root; `isOfScene` says whose delegate has them, `isObserved` whether the view may be there first.
    init(_ material: RootMaterial, isOfScene: Bool, isObserved: Bool, names: FrameworkNames) {
        let moment = isOfScene ? "made when the scene connects" : "made at launch"
        let published = isObserved ? "@\(names("Published")) " : ""
        var lines = material.kept.flatMap { value in
            [
                "/// The \(value.name.words) of the root view, \(moment).",
                "\(published)private(set) var \(value.name): \(value.type)?",
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
}
