import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Tells which casts of a window's root view controller come to something else once the root is SwiftUI's.
struct RootCasts {
    /// What is known of the root that the code met before.
    enum Former {
        /// A view controller of the app's own, of one of some classes where these are known.
        case own(FormerRootClasses?)
        /// SwiftUI's hosting controller, which it still is.
        case hosting
        /// A root that nothing is known of; tells whether the app names a type of the code's.
        case unknown(isNamedByApp: (String) -> Bool)
    }

    /// What becomes of a cast.
    enum Outcome: String {
        /// `as!` stops the app.
        case crashes
        /// It gives nothing, or false.
        case fails
        /// It gives SwiftUI's root, or true.
        case succeeds
    }

    private let flow: AppFlow
    private let former: Former

    /// Whether the root was SwiftUI's already, so that whatever code asks it for is still there.
    var isAsBefore: Bool { if case .hosting = former { true } else { false } }

    /// The casts in a program that met such a root before.
    init(_ former: Former, in flow: AppFlow) {
        self.flow = flow
        self.former = former
    }

    /// What becomes of a cast in a function; nil where it comes to what it came to.
    func outcome(
        of event: FlowEvent, in function: FlowFunction, _ kind: CastKind, _ type: FlowType
    ) -> Outcome? {
        guard let name = type.name, name != "UIViewController", kind != .plain,
            !ModalControllers.contains(name)
        else { return nil }
        if isHosting(name) {
            if case .hosting = former { return nil }
            return .succeeds
        }
        if kind == .forced { return .crashes }
        switch former {
        case .own: return neverSucceeded(kind, type) ? nil : .fails
        case .hosting: return isNoHosting(name) ? nil : .fails
        case .unknown(let isNamedByApp):
            return isPassedOver(name, event, function) || isOfCode(name) && !isNamedByApp(name)
                ? nil : .fails
        }
    }

    /// Whether a cast is to a class that no root ever was of: it fails as it did.
    func neverSucceeded(_ kind: CastKind, _ type: FlowType) -> Bool {
        guard case .own(let classes?) = former, let name = type.name,
            [.test, .conditional].contains(kind), !isHosting(name)
        else { return false }
        return !classes.mayBe(name) && isNoHosting(name)
    }

    /// What becomes of the cast that stands behind a token which reads a root; nil where none does.
    func outcome(behind token: Int, of read: FlowEvent, in function: FlowFunction) -> Outcome? {
        guard isCast(behind: token, in: function.file.tokens) else { return nil }
        let casts = flow.trace(of: function).events.filter { event in
            if case .cast = event.kind { event.range.upperBound > token + 1 } else { false }
        }
        guard let next = casts.min(by: { $0.range.upperBound < $1.range.upperBound }),
            next.statement == read.statement, case .cast(_, let kind, let type) = next.kind
        else { return nil }
        return outcome(of: next, in: function, kind, type)
    }

    private func isCast(behind token: Int, in tokens: TokenList) -> Bool {
        let next = (token + 1..<token + 4).first { !["?", "!", ")"].contains(tokens.text(of: $0)) }
        return next.map { ["as", "is"].contains(tokens.text(of: $0)) } ?? false
    }

    // MARK: Types

    /// Whether the code makes SwiftUI's hosting controllers conform to a type.
    private func isHosting(_ name: String) -> Bool {
        flow.context.extensions(of: "UIHostingController").contains { located in
            located.declaration.inheritance.contains { $0.baseName.lastComponent == name }
        }
    }

    /// Whether a type is a class that SwiftUI's hosting controllers do not inherit from.
    private func isNoHosting(_ name: String) -> Bool {
        if Self.containers.contains(name) { return true }
        return isOfCode(name)
            && !flow.context.inheritanceChain(of: name).contains("UIHostingController")
    }

    /// Whether the code itself declares a class.
    private func isOfCode(_ name: String) -> Bool {
        flow.context.types(named: name).contains { $0.declaration.kind == .class }
    }

    private static let containers: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController",
        "UIPageViewController",
    ]

    // MARK: Walks

    /// Whether code only looks into containers on its way to the view controller in front, and goes on without one.
    private func isPassedOver(
        _ name: String, _ event: FlowEvent, _ function: FlowFunction
    ) -> Bool {
        guard Self.containers.contains(name) else { return false }
        return isCondition(event, function)
            || function.located.file.tokens(spelled: "presentedViewController").contains {
                function.body.contains($0)
            }
    }

    /// Whether an event is part of a condition that code runs without, too: not that of a `guard`.
    private func isCondition(_ event: FlowEvent, _ function: FlowFunction) -> Bool {
        switch function.file.tokens.tokens[event.statement.lowerBound].kind {
        case .keyword(.if), .keyword(.while), .keyword(.switch): true
        default: false
        }
    }
}
