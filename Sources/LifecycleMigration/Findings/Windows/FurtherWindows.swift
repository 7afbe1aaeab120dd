import AppFacts
import SwiftOutline

/// Whether the code of an app makes windows beside its own: more than one call makes some, or a class of its own is one.
struct FurtherWindows {
    private let context: TargetContext

    /// A question about a target.
    init(in context: TargetContext) {
        self.context = context
    }

    /// Whether there may be some.
    var mayExist: Bool {
        let files = Array(context.files(naming: "UIWindow"))
        let isSubclassed = files.contains { file in
            file.typeDeclarations.contains { type in
                type.declaration.inheritance.contains { $0.baseName.lastComponent == "UIWindow" }
            }
        }
        let made = files.reduce(0) { count, file in
            count
                + file.tokens(spelled: "UIWindow").count {
                    file.outline.tokens.tokens[$0 + 1].kind == .leftParen
                }
        }
        return isSubclassed || made > 1
    }
}
