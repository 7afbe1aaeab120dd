/// How storyboards come to the view controllers of a class.
package struct StoryboardWays {
    /// Whether no storyboard has one.
    package let isEmpty: Bool
    /// Whether none is a first screen, and segues only present them.
    let arePresentations: Bool
    /// The identifiers by which code may ask for them.
    package let identifiers: Set<String>

    /// Looks through the storyboards of a target.
    package init(toClass name: String, in context: TargetContext) {
        let scenes = context.interfaces.storyboards.flatMap { file in
            file.elements.filter { $0.attributes["customClass"] == name }.map { (file, $0) }
        }
        let identifiers = Set(scenes.compactMap { $0.1.attributes["storyboardIdentifier"] })
        isEmpty = scenes.isEmpty
        self.identifiers = identifiers
        arePresentations =
            scenes.allSatisfy { Self.isPresentedOnly($0.1, in: $0.0) }
            && !identifiers.contains { Self.isReferred(to: $0, in: context) }
    }

    private static func isPresentedOnly(
        _ scene: InterfaceElement, in file: InterfaceFile
    ) -> Bool {
        guard let id = scene.attributes["id"], id != file.initialIdentifier else { return false }
        return file.segues(to: id).allSatisfy { presenting.contains($0.attributes["kind"] ?? "") }
    }

    /// Whether a reference of another storyboard leads to an identifier.
    private static func isReferred(to identifier: String, in context: TargetContext) -> Bool {
        context.interfaces.mayHave { $0.attributes["referencedIdentifier"] == identifier }
    }

    /// The kinds of segue that present a view controller, wherever it comes from.
    private static let presenting: Set<String> = [
        "presentation", "modal", "popover", "popoverPresentation",
    ]
}
