import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds the actions on a delegate that leaves the responder chain: that of the application, or that of a window's scene.
///
/// A scene is a responder, and its next one is its delegate where that is a `UIResponder`: not documented, but why Xcode's template
/// makes it one. SwiftUI's scene delegate takes that place.
struct ResponderFindings {
    private let delegate: DelegateClass
    private let context: TargetContext
    private let linked: TargetContext?
    private let called: Set<String>
    private let isAppKit: Bool
    private let isOfScene: Bool
    private let actions: DelegateActions

    /// An analysis of an application delegate; `called` are its methods, as `#selector` spells them, that are called in
    /// another way, or told of in another way, `linked` is the code that the app is built with, and `objectiveC` what its
    /// Objective-C does.
    init(
        of delegate: DelegateClass, in context: TargetContext, linked: TargetContext? = nil,
        objectiveC: [ObjectiveCUse] = [],
        except called: Set<String> = []
    ) {
        actions = DelegateActions(of: delegate, in: context, linked: linked, objectiveC: objectiveC)
        self.delegate = delegate
        self.context = context
        self.linked = linked
        self.called = called
        isOfScene = false
        isAppKit = PlatformProfile.profile(for: context.target.platform).isAppKit
    }

    /// An analysis of the delegate of a window's scene.
    init(
        ofScene delegate: DelegateClass, in context: TargetContext, linked: TargetContext? = nil,
        objectiveC: [ObjectiveCUse] = []
    ) {
        actions = DelegateActions(of: delegate, in: context, linked: linked, objectiveC: objectiveC)
        self.delegate = delegate
        self.context = context
        self.linked = linked
        called = []
        isOfScene = true
        isAppKit = false
    }

    /// A finding for each method, and for each place that asks the chain for one.
    func findings() -> [Finding] {
        if !isAppKit, !DelegateActions.isInChain(delegate) { return [] }
        guard !isOfScene else {
            return methods() + overrides + ChainValues(of: delegate, in: context).findings() + sent
                + possible
        }
        let programs = [context] + [linked].compactMap { $0 }
        let walks = programs.flatMap {
            ResponderWalks(of: delegate, in: $0, declared: programs).findings()
        }
        if isAppKit {
            return methods() + NilTargetActions(of: delegate, in: context).findings() + walks
        }
        return methods() + overrides + ChainValues(of: delegate, in: context).findings() + sent
            + possible + walks
    }

    /// The names of the delegate's methods in an app of UIKit's that the chain came to, but for those that say so themselves.
    var methodNames: Set<String> {
        guard DelegateActions.isInChain(delegate) else { return [] }
        let overrides = ChainOverrides(of: delegate, in: context, linked: linked).members()
        return actions.methodNames
            .union(overrides.map(\.declaration.name))
    }

    private func methods() -> [Finding] {
        let sent = isAppKit ? FirstResponderActions(in: context) : nil
        return delegate.members.filter { member in
            member.declaration.attribute("IBAction") != nil
                && sent?.reach(member, of: delegate) ?? true
                || ResponderMethod.isChained(member.declaration)
        }.filter { !called.contains($0.declaration.selectorName) }.map(finding)
    }

    private func finding(about member: LocatedDeclaration) -> Finding {
        let place = context.place(member.file, member.declaration.keyword)
        if member.declaration.name == "next" {
            return Finding(
                .delegateResponderChain, .warning, .manual, at: place,
                "the responder chain no longer comes to \(who), nor to what its 'next' gives",
                remedy:
                    "let a view controller of the window give it as its own 'next', or name the actions' targets"
            )
        }
        return Finding(
            .delegateResponderChain, .warning, .manual, at: place,
            isAppKit
                ? "'\(member.declaration.selectorName)' is connected in a nib, and may not get the action any more"
                : "'\(member.declaration.selectorName)' is not reached through the responder chain any more",
            remedy: ResponderMethod.remedy(for: member.declaration))
    }

    // MARK: UIKit

    private var overrides: [Finding] {
        ChainOverrides(of: delegate, in: context, linked: linked).members().map(finding)
    }

    private var sent: [Finding] {
        actions.sent.map { place, method in
            Finding(
                .delegateResponderChain, .warning, .manual, at: place,
                "nothing answers '\(method.prefix { $0 != "(" })' any more: \(who) is not in the responder chain",
                remedy: Self.remedy)
        }
    }

    /// Where it is not known what is sent, one finding for all that it may be, as one doubt is behind all.
    private var possible: [Finding] {
        let possible = actions.possible
        let methods = possible.actions.map(\.member).filter {
            $0.declaration.attribute("IBAction") == nil
        }.map { ($0, context.place($0.file, $0.declaration.keyword)) }.sorted { $0.1 < $1.1 }
        guard let (first, place) = methods.first, let sender = possible.places.min() else {
            return []
        }
        let what =
            methods.count == 1
            ? "'\(first.declaration.selectorName)' may be an action"
            : "'\(first.declaration.selectorName)' and \(methods.count - 1) more methods of \(who) may be actions"
        return [
            Finding(
                .delegateResponderChain, .warning, .manual, at: place,
                "\(what) that '\(sender.path):\(sender.position.line)' sends along the responder chain, in which \(who) is not any more",
                remedy: Self.remedy, also: methods.dropFirst().map(\.1))
        ]
    }

    private var who: String { isOfScene ? "the scene's delegate" : "the delegate" }

    private static let remedy =
        "offer the command with `.commands`, or target the delegate explicitly"
}
