import SwiftFlow
import SwiftOutline

/// What a delegate answers when AppKit asks, at launch and at a click in the Dock, whether to open an untitled document.
///
/// An `App` whose only scene is `Settings` opens it as a blank window at launch, unless the answer is no. Source: public
/// reports of shipping apps (CodexBar pull request 3056, FanBar issue 14).
package enum UntitledFileAnswer {
    /// It is not asked: the method is missing.
    case missing
    /// Always no.
    case never
    /// Something else, in a method.
    case other(LocatedDeclaration)

    /// The answer of a delegate.
    package init(of delegate: DelegateClass) {
        guard let method = delegate.methods(Self.selectorName).first else {
            self = .missing
            return
        }
        let file = method.file.outline
        let text = method.declaration.body.map(file.text) ?? ""
        self = ["false", "return false"].contains(text) ? .never : .other(method)
    }

    /// The method's name.
    package static let selectorName = "applicationShouldOpenUntitledFile(_:)"
}
