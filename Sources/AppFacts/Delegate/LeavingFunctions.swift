import SwiftFlow
import SwiftOutline

/// The functions that run only as the user leaves the app: two callbacks of the application delegate, and methods of it
/// that nothing else names.
///
/// The app was in the foreground until then, so that its window is connected.
package struct LeavingFunctions {
    private var functions: [LocatedDeclaration]
    private let context: TargetContext

    /// The functions of an app.
    package init(of app: UIKitApp) {
        context = app.context
        functions = []
        let callbacks = Self.callbacks.flatMap { app.delegate.methods($0) }
        functions = callbacks.filter { isNamedByThese($0) }
        let methods = app.delegate.members.filter { $0.declaration.kind == .function }
        for _ in 0..<Self.deepest {
            let helpers = methods.filter { method in
                !contains(method) && isNamedByThese(method) && !mentions(of: method).isEmpty
            }
            guard !helpers.isEmpty else { break }
            functions += helpers
        }
    }

    private static let callbacks = [
        "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
    ]
    /// Helpers of helpers further down are not looked for.
    private static let deepest = 3

    /// Whether a function is one of them.
    package func contains(_ function: FlowFunction) -> Bool { contains(function.located) }

    private func contains(_ method: LocatedDeclaration) -> Bool {
        functions.contains {
            $0.file.path == method.file.path
                && $0.declaration.keyword == method.declaration.keyword
        }
    }

    /// Whether the name of a method stands nowhere but in these functions.
    private func isNamedByThese(_ method: LocatedDeclaration) -> Bool {
        mentions(of: method).allSatisfy { file, token in
            functions.contains {
                $0.file.path == file.path && $0.declaration.body?.contains(token) == true
            }
        }
    }

    private func mentions(of method: LocatedDeclaration) -> [(ProgramFile, Int)] {
        let declaration = method.declaration
        return context.files(naming: declaration.name).flatMap { file in
            file.tokens(spelled: declaration.name).filter { token in
                file.path != method.file.path
                    || declaration.nameRange?.contains(token) != true
            }.map { (file, $0) }
        }
    }
}
