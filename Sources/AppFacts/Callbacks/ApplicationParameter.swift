import SwiftFlow
import SwiftOutline

/// What a callback's first parameter is declared as, which UIKit gives the application.
package enum ApplicationParameter {
    /// `UIApplication`, or perhaps another name of it.
    case application
    /// A type that everything is, and so the application.
    case wider
    /// A type that no application is.
    case other

    /// The parameter of a method; nil where that has none.
    package init?(of method: LocatedDeclaration) {
        guard let parameter = method.declaration.parameters.first else { return nil }
        let name = Self.name(in: parameter, of: method.file.outline)
        if Self.widerTypes.contains(name) {
            self = .wider
        } else if Self.otherTypes.contains(name) {
            self = .other
        } else {
            self = .application
        }
    }

    /// The type without its module, `any`, and marks of optionals.
    private static func name(in parameter: Parameter, of file: SwiftFile) -> String {
        parameter.type.last { file.tokens.tokens[$0].kind == .identifier || isAny($0, in: file) }
            .map(file.name) ?? ""
    }

    private static func isAny(_ token: Int, in file: SwiftFile) -> Bool {
        file.tokens.tokens[token].kind == .keyword(.Any)
    }

    /// The types that everything in Objective-C is.
    static let widerTypes: Set<String> = [
        "Any", "AnyObject", "NSObject", "NSObjectProtocol", "UIResponder",
    ]
    private static let otherTypes: Set<String> = [
        "Notification", "NSNotification", "UIScene", "UIWindowScene", "UIWindow",
        "UIViewController",
    ]
}

extension LocatedDeclaration {
    /// What a call of a callback gives it for the application: `.shared` needs a parameter of that type.
    package var applicationArgument: String {
        guard let type = declaration.parameters.first?.type,
            file.outline.text(type) == "UIApplication"
        else { return "UIApplication.shared" }
        return ".shared"
    }

    /// The call of a callback that has no other parameter; what leads to its object ends with a dot.
    package func callWithApplication(on receiver: String = "") -> String {
        let label = declaration.parameters.first?.label.map { $0 + ": " } ?? ""
        let result = declaration.returnType.map(file.outline.text)
        let unused = [nil, "Void", "()"].contains(result) ? "" : "_ = "
        return
            "\(unused)\(receiver)\(SwiftName.code(declaration.name))(\(label)\(applicationArgument))"
    }

    /// Whether the method's parameter can't be the application, which UIKit gave it all the same.
    func takesNoApplication(in context: TargetContext) -> Bool {
        guard let parameter = ApplicationParameter(of: self),
            let type = declaration.parameters.first?.type
        else { return false }
        switch parameter {
        case .wider: return false
        case .other: return true
        case .application:
            let name = TypeReader.type(in: type, of: file.outline).name ?? ""
            let types = ApplicationParameter.widerTypes.sorted() + ["UIApplication"]
            return context.hasType(named: name)
                && !types.contains { context.names(ofType: $0).contains(name) }
        }
    }
}
