import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// `applicationDidFinishLaunching(_:)` of a delegate that has nothing newer.
///
/// UIKit asks a delegate for `application(_:didFinishLaunchingWithOptions:)`, and calls this one only where that is
/// missing. SwiftUI's own delegate has the newer one, so that UIKit never comes to the older. Source: inferred from
/// OpenSwiftUI's application delegate; a public app renamed its method as it moved (razeware/emitron-iOS, bf7febc9).
package struct PlainLaunchMethod {
    /// The name and label.
    package static let selectorName = ApplicationCallback.plainLaunchName
    /// The method that UIKit asks for first.
    package static let successor = "application(_:didFinishLaunchingWithOptions:)"

    /// The method.
    package let method: LocatedDeclaration

    /// The method of a delegate; nil where it has none, or has its successor.
    package init?(of delegate: DelegateClass) {
        guard delegate.methods(Self.successor).isEmpty,
            let method = delegate.methods(Self.selectorName).first(where: {
                $0.declaration.body != nil && !$0.declaration.isStatic && !$0.declaration.isAsync
            })
        else { return nil }
        self.method = method
    }

    /// Whether it can become its successor: nothing names it, and nothing keeps it from giving a value back.
    package func canBeRenamed(in context: TargetContext) -> Bool {
        !isNamed(in: context) && LaunchMethodReturns(of: method).plain != nil
    }

    /// Whether code of the target calls it, or names it otherwise.
    private func isNamed(in context: TargetContext) -> Bool {
        let name = method.declaration.name
        let uses = context.files(naming: name).reduce(0) { count, file in
            let tokens = file.outline.tokens
            return count + tokens.tokens.indices.filter { tokens.spells($0, name) }.count
        }
        return uses > 1
    }
}

extension DelegateClass {
    /// The method of an application delegate that UIKit calls when the app has launched; nil where it has none.
    package var launchMethod: LocatedDeclaration? {
        methods(PlainLaunchMethod.successor).first { $0.declaration.body != nil }
            ?? PlainLaunchMethod(of: self)?.method
    }
}

extension UIKitApp {
    /// The launch method that SwiftUI's own delegate hides; nil where it is the newer one, or has nothing to do.
    package var hiddenLaunchMethod: PlainLaunchMethod? {
        PlainLaunchMethod(of: delegate).flatMap { $0.method.hasEmptyBody ? nil : $0 }
    }
}
