import SwiftFlow
import SwiftOutline

/// Says where the delegate's window has a property wrapper, which had something to do when the launch set the window.
struct WrappedWindow {
    private let facts: UIKitFacts

    /// The findings for an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// A finding for each wrapper.
    func findings() -> [Finding] {
        facts.launch.windowProperties.flatMap { property in
            property.declaration.attributes.filter(isWrapper).map { attribute in
                Finding(
                    .windowAccess, .warning, .manual,
                    at: facts.context.place(property.file, attribute.range.lowerBound),
                    "nothing sets this window any more, so that its wrapper '\(attribute.name)' does no more what it did with it",
                    remedy:
                        "do in the launch, or when the root view controller has appeared, what the wrapper did"
                )
            }
        }
    }

    /// Whether an attribute is a wrapper: those of the language start with a small letter.
    private func isWrapper(_ attribute: Attribute) -> Bool {
        attribute.name.first?.isUppercase == true && !Self.marks.contains(attribute.name)
    }

    /// Attributes of Apple's that only say something to a tool or to the compiler.
    private static let marks: Set<String> = [
        "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged", "NSCopying", "MainActor",
        "ObservationIgnored",
    ]
}
