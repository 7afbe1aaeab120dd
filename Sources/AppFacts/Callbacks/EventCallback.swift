import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// A callback about an event that UIKit stops calling, and the way in which the delegate is told after the migration.
package struct EventCallback {
    /// What it is about.
    package let kind: EventKind
    /// The delegate's method.
    package let method: LocatedDeclaration
    /// How it is called.
    package let route: EventRoute

    /// An event callback from its parts.
    package init(
        kind: EventKind, method: LocatedDeclaration, route: EventRoute
    ) {
        self.kind = kind
        self.method = method
        self.route = route
    }

    /// The call of the method on a receiver; the arguments take the place of the parameters behind the application, in their
    /// order.
    package func call(on receiver: String, _ arguments: [String]) -> String {
        let declaration = method.declaration
        let all = [method.applicationArgument] + arguments
        let list = zip(declaration.parameters, all).map { parameter, argument in
            parameter.label.map { "\($0): \(argument)" } ?? argument
        }
        return "\(receiver).\(declaration.name)(\(list.joined(separator: ", ")))"
    }

    /// The call that continues an activity; UIKit restored it in whatever the delegate gave back, and the code does now.
    package func resumption(of activity: String, on receiver: String) -> [String] {
        let call = "_ = " + call(on: receiver, [activity])
        guard method.usesParameter(2) else { return [call + " { _ in }"] }
        let responder = method.takesHandlerOfAnything ? "($0 as? UIUserActivityRestoring)?" : "$0"
        return [
            call + " { responders in",
            "\tresponders?.forEach { \(responder).restoreUserActivityState(\(activity)) }", "}",
        ]
    }
}

/// How a delegate's method is called after the migration.
package enum EventRoute: Equatable {
    /// By a modifier of the window group's content.
    case modifier
    /// By a scene delegate without a window.
    case sceneDelegate
    /// Not at all, for a reason.
    case none(reason: String)
    /// Not at all, as before: nothing of the kind comes to the app.
    case unused
}

extension LocatedDeclaration {
    /// Whether the last parameter is a closure that takes any objects, as that for responders is in Swift before 4.2.
    var takesHandlerOfAnything: Bool {
        guard let type = declaration.parameters.last.map({ file.outline.text($0.type) }) else {
            return false
        }
        return type.contains("[Any]") || type.contains("[AnyObject]")
    }

    /// Whether the body of a function uses its parameter of an index.
    package func usesParameter(_ index: Int) -> Bool {
        guard let body = declaration.body, declaration.parameters.indices.contains(index),
            let name = declaration.parameters[index].name
        else { return false }
        return file.outline.references(in: body).contains { $0.name == name && $0.role == .bare }
    }

    /// Why code that every build of an app compiles can't call a method; nil where it can.
    package func obstacleToCalls(in context: TargetContext) -> String? {
        let conditions = context.conditions
        if !conditions.takesIn(declaration.keyword, of: file.outline) {
            return "it stands in a conditional compilation block"
        }
        if takesNoApplication(in: context) { return "its parameter is no 'UIApplication'" }
        return isAlwaysAvailable ? nil : "it is not always available"
    }

    /// Whether a method is there on every system that has SwiftUI's life cycle, as with `@available(iOS 9, *)`.
    private var isAlwaysAvailable: Bool {
        let minimum = PlatformProfile.uiKit.minimumVersions
        return declaration.attributes.filter { $0.name == "available" }.allSatisfy { attribute in
            let text = attribute.arguments.map(file.outline.text) ?? ""
            return text.split(separator: ",").allSatisfy { argument in
                let words = argument.split(separator: " ")
                if words == ["*"] { return true }
                guard words.count == 2, let version = VersionNumber(words[1]) else { return false }
                let platform = ApplePlatform(rawValue: words[0].lowercased())
                return platform.flatMap { minimum[$0] }.map { version <= $0 } ?? true
            }
        }
    }

    /// Whether a function has a body without a statement; comments are none.
    package var hasEmptyBody: Bool {
        declaration.body?.isEmpty ?? false
    }

    /// Whether a function does nothing but return `true` or `false`.
    package var doesNothing: Bool {
        guard let body = declaration.body else { return true }
        return file.outline.statements(of: body).allSatisfy { statement in
            let text = file.outline.text(statement.range)
            return ["return true", "return false", "return", "true", "false"].contains(text)
        }
    }

    /// Whether a function does nothing but print texts and values.
    package var onlyPrints: Bool {
        guard let body = declaration.body, !body.isEmpty else { return false }
        let tokens = file.outline.tokens
        return file.outline.statements(of: body).allSatisfy { statement in
            let start = statement.range.lowerBound
            guard ["print", "debugPrint", "NSLog"].contains(file.outline.name(at: start)),
                start + 1 < statement.range.upperBound, tokens.spells(start + 1, "("),
                Int(tokens.partners[start + 1]) == statement.range.upperBound - 1
            else { return false }
            // What is called for its text may do something.
            return !(start + 2..<statement.range.upperBound).contains { token in
                tokens.tokens[token].kind == .leftParen
                    && tokens.tokens[token - 1].kind != .backslash
            }
        }
    }
}
