import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds callbacks that an application delegate gets without a method of its own: what it forwards to others, and what code adds
/// to its class at run time. UIKit no longer asks for those that come to scenes.
///
/// Source: SwiftUI's own delegate answers `responds(to:)` and `forwardingTarget(for:)` by the app's, so that what UIKit still asks
/// for goes the same way as before (OpenSwiftUI's `UIKitAppDelegate.swift`).
struct HandedOnCallbacks {
    private let delegate: DelegateClass
    private let context: TargetContext
    private let programs: [TargetContext]
    private let objectiveC: [ObjectiveCUse]

    /// A search in an app; `linked` is the code that it is built with, `objectiveC` what its Objective-C does.
    init(
        of delegate: DelegateClass, in context: TargetContext, linked: TargetContext?,
        objectiveC: [ObjectiveCUse]
    ) {
        self.objectiveC = objectiveC
        self.delegate = delegate
        self.context = context
        programs = [context] + [linked].compactMap { $0 }
    }

    /// What is lost, at the methods that had it, or where it is handed on to what can't be seen.
    func findings() -> [Finding] {
        let forwarding = delegate.members.filter(Self.forwards)
        let changes = ClassChanges(of: delegate, in: programs)
        let changed = inObjectiveC(besides: !changes.all.isEmpty)
        guard !forwarding.isEmpty || !changes.all.isEmpty else { return changed + hiding }
        let services = Services(of: delegate, in: programs)
        let lost = services.methods.compactMap(lostMethod)
        let added =
            changes.lostSelectors.compactMap { file, token, callback in
                finding(
                    callback, at: context.place(file, token), Self.added)
            } + changed
        guard forwarding.isEmpty else {
            let unseen = forwarding.first { !services.areAll(behind: $0) }
            return lost + added + [unseen].compactMap { $0 }.map { unknown($0) } + hiding
        }
        let ofDelegate = changes.ofDelegate
        guard let first = ofDelegate.first else { return added }
        // A class that gets methods by a list has those of the services.
        let isKnown = !lost.isEmpty || !added.isEmpty || changes.areKept
        return added + lost
            + (isKnown ? [] : [unknown(at: context.place(first.file, first.token))])
    }

    private static let added =
        "code adds this callback to a class at run time, and UIKit no longer calls it"

    /// The callbacks that Objective-C names beside code which changes classes, and changes of the delegate by what is not known.
    private func inObjectiveC(besides changesInSwift: Bool) -> [Finding] {
        let changes = objectiveC.filter { $0.kind == .classChange }
        guard changesInSwift || !changes.isEmpty else { return [] }
        let named = objectiveC.compactMap { use -> Finding? in
            guard case .namedCallback(let name) = use.kind,
                let callback = ApplicationCallback.byObjectiveCName[name]
            else { return nil }
            return finding(callback, at: use.place, Self.added)
        }
        let unknown = objectiveC.first { $0.kind == .delegateChange }
        return named + [unknown].compactMap { $0 }.map { self.unknown(at: $0.place) }
    }

    private static func forwards(_ member: LocatedDeclaration) -> Bool {
        member.declaration.isOverride
            && ["forwardingTarget(for:)", "resolveInstanceMethod(_:)", "forward(_:)"]
                .contains(member.declaration.selectorName)
    }

    // MARK: What is lost

    private func lostMethod(_ method: LocatedDeclaration) -> Finding? {
        guard let callback = ApplicationCallback.all[method.declaration.selectorName],
            delegate.methods(callback.selectorName).isEmpty, !method.hasEmptyBody
        else { return nil }
        return finding(
            callback, at: context.place(method.file, method.declaration.keyword),
            "UIKit called this by what '\(delegate.name)' hands on at run time, and no longer does")
    }

    private func finding(_ callback: ApplicationCallback, at place: Place, _ text: String)
        -> Finding?
    {
        callback.lostFinding.map {
            Finding($0, .warning, .manual, at: place, text, remedy: remedy)
        }
    }

    private var remedy: String {
        "write the method in '\(delegate.name)' and call the others from there"
    }

    private func unknown(_ member: LocatedDeclaration) -> Finding {
        unknown(at: context.place(member.file, member.declaration.keyword))
    }

    private func unknown(at place: Place) -> Finding {
        Finding(
            .callbackActiveState, .warning, .manual, at: place,
            "'\(delegate.name)' gets callbacks here at run time: UIKit no longer calls those about the app's state, links, activities and quick actions",
            remedy: remedy)
    }

    /// A delegate that says at run time which of its own callbacks it has: what the plan calls in UIKit's place doesn't ask.
    private var hiding: [Finding] {
        let own = delegate.members.compactMap {
            ApplicationCallback.callback(of: $0, in: delegate)?.lostFinding
        }
        guard let id = own.first else { return [] }
        return delegate.members.filter {
            $0.declaration.isOverride && $0.declaration.selectorName == "responds(to:)"
                && !namesSuperAlone($0)
        }.map { member in
            Finding(
                id, .warning, .manual, at: context.place(member.file, member.declaration.keyword),
                "UIKit asked this before it called '\(delegate.name)'; what calls its callbacks now doesn't",
                remedy: "ask the same question at the start of each callback")
        }
    }

    private func namesSuperAlone(_ member: LocatedDeclaration) -> Bool {
        guard let body = member.declaration.body else { return true }
        let text = member.file.outline.text(body).filter { !$0.isWhitespace }
        return text.hasPrefix("super.responds(to:") || text.hasPrefix("returnsuper.responds(to:")
            ? !text.contains("&&") : false
    }
}

extension ApplicationCallback {
    /// What says that UIKit no longer calls it; nil where it still does.
    var lostFinding: FindingID? {
        switch fate {
        case .passedOn, .plainLaunch, .outdated: nil
        case .state: .callbackActiveState
        case .event(let kind): kind.finding
        case .ended(let kind): kind.finding
        }
    }
}
