import SwiftFlow
import SwiftOutline

/// A type of the target that conforms to SwiftUI's `App`, with its adaptors.
package struct AppStructure {
    /// A property that makes an application delegate.
    package struct Adaptor {
        /// The delegate's class; nil where it is not written.
        package let className: String?
        /// The token of the attribute.
        package let token: Int
        /// The name of the property.
        let property: String?

        /// An adaptor from its parts.
        package init(
            className: String?, token: Int, property: String? = nil
        ) {
            self.className = className
            self.token = token
            self.property = property
        }
    }

    /// The type.
    package let located: LocatedDeclaration
    /// Its adaptors that a build compiles, in order.
    package let adaptors: [Adaptor]

    /// Every such type of a target, in the order of the files.
    package static func all(in context: TargetContext) -> [AppStructure] {
        AppConformance(in: context).all().map { AppStructure($0, in: context) }
    }

    /// Whether its file names a scene with windows.
    package var hasWindowScene: Bool {
        ["WindowGroup", "Window", "DocumentGroup"].contains { name in
            located.file.tokens(spelled: name).contains {
                located.declaration.range.contains($0)
            }
        }
    }

    /// Whether an `init` of it asks for the delegate, which is made then.
    package var asksForDelegateAtOnce: Bool {
        let names = Set(adaptors.compactMap(\.property))
        return located.declaration.members.contains { member in
            guard member.kind == .initializer, let body = member.body else { return false }
            return located.file.outline.references(in: body).contains { names.contains($0.name) }
        }
    }

    private init(_ located: LocatedDeclaration, in context: TargetContext) {
        self.located = located
        let file = located.file.outline
        adaptors = located.declaration.members.flatMap { member in
            member.attributes.filter {
                $0.name.hasSuffix("DelegateAdaptor")
                    && !context.conditions.leavesOut($0.range.lowerBound, of: file)
            }.map { attribute in
                // `@Adaptor(X.self)`, or the type behind the colon.
                let argument = attribute.arguments.flatMap { arguments in
                    arguments.first { file.tokens.tokens[$0].kind == .identifier }
                }.map(file.name)
                let type = member.bindings.first?.type.map { file.text($0).lastComponent }
                return Adaptor(
                    className: argument ?? type, token: attribute.range.lowerBound,
                    property: member.bindings.first?.name)
            }
        }
    }
}
