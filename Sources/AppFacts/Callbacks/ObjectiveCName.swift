import SwiftFlow
import SwiftOutline

extension LocatedDeclaration {
    /// The name that a method is written or made up to have in Objective-C; nil where it is not marked to have one.
    ///
    /// `@objc(application:openURL:options:)` gives the name, `@objc` alone and `@objcMembers` let the compiler make
    /// it from the labels: `application(_:openURL:)` is `application:openURL:`. So do `@IBAction`, and `@objc` in front of
    /// an extension.
    package func objectiveCName(in type: Declaration) -> String? {
        guard let attribute = declaration.attribute("objc") else {
            let isMarked =
                type.attribute("objcMembers") != nil || declaration.attribute("IBAction") != nil
                || type.kind == .extension && type.attribute("objc") != nil
            return isMarked ? inferredObjectiveCName : nil
        }
        guard let arguments = attribute.arguments else { return inferredObjectiveCName }
        return file.outline.text(arguments).filter { !$0.isWhitespace }
    }

    /// The name that the compiler makes from the labels.
    package var inferredObjectiveCName: String {
        let labels = declaration.parameters.map { $0.label ?? "" }
        guard let first = labels.first else { return declaration.name }
        let head = first.isEmpty ? "" : "With" + first.prefix(1).uppercased() + first.dropFirst()
        return declaration.name + head + ":" + labels.dropFirst().map { $0 + ":" }.joined()
    }
}
