import AppFacts
import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Looks at what is left of a Mac app's delegate once SwiftUI makes the window.
struct MacDelegateRemainder {
    private let facts: MacFacts
    private let surroundings: DelegateSurroundings
    private let rest: RemainingDelegateClass
    private var window: MacWindowScene? { facts.root.window }
    private var delegate: DelegateClass { facts.delegate }

    /// An analysis of an app in its surroundings.
    init(_ facts: MacFacts, in surroundings: DelegateSurroundings) {
        self.facts = facts
        self.surroundings = surroundings
        rest = RemainingDelegateClass(
            delegate: facts.delegate, context: facts.context, surroundings: surroundings,
            profile: .appKit, removed: facts.root.window.map(Self.removed) ?? [:])
    }

    /// What is left; `hasSingleWindow` is whether SwiftUI's scene would quit the app with its window.
    func remainder(hasSingleWindow: Bool) -> DelegateRemainder {
        guard facts.root.hasScene, !hasSingleWindow || answersForLastWindow, rest.isPlain,
            !isAskedByRoot, delegate.members.allSatisfy(isNothing), isApplicationLeft,
            !surroundings.isNamedByTests,
            !rest.isNeeded(exceptBy: facts.start?.replaced ?? [:], in: inertNibs)
        else { return .work }
        return rest.reason.map(DelegateRemainder.kept) ?? .nothing
    }

    // MARK: Those who need it

    /// Without an answer of its own AppKit's app goes on where a single `Window` of SwiftUI's quits.
    private var answersForLastWindow: Bool {
        !delegate.methods("applicationShouldTerminateAfterLastWindowClosed(_:)").isEmpty
    }

    private var isAskedByRoot: Bool {
        guard let root = window?.content.root else { return false }
        return root.asksDelegate || root.material.addsMembers || !root.material.opened.isEmpty
    }

    /// Whether the code that started the app did nothing with the application or the delegate that the delegate does now.
    private var isApplicationLeft: Bool {
        guard let start = facts.start else { return true }
        return start.onApplication.isEmpty && start.onDelegate.isEmpty
            && start.delegate?.property == nil
    }

    /// The main nib, which made the delegate and which nothing loads any more; of a storyboard, code loads other scenes only.
    private var inertNibs: Set<String> {
        guard let nib = facts.nib, let file = facts.context.library.interface(nib.path),
            file.count(ofValue: delegate.name) == 1,
            nib.isStoryboard
                || facts.context.files(mentioning: String(nib.path.fileName.dropLast(4))).isEmpty
        else { return [] }
        return [nib.path]
    }

    // MARK: Its members

    private func isNothing(_ member: LocatedDeclaration) -> Bool {
        let declaration = member.declaration
        if rest.isGone(declaration.range, in: member.file) { return true }
        guard RemainingDelegateClass.isPlain(declaration), declaration.kind == .function else {
            return false
        }
        let name = declaration.selectorName
        let profile = PlatformProfile.appKit
        // SwiftUI's own delegate answers this one.
        return
            (profile.silentCallbacks.contains(name)
            || name == "applicationSupportsSecureRestorableState(_:)") && rest.isDone(member)
    }

    /// The code that goes with the window.
    private static func removed(with window: MacWindowScene) -> [String: [TokenRange]] {
        let path = window.function.located.file.path
        var ranges = [path: window.removed.map(\.range)]
        if let property = window.property {
            ranges[property.file.path, default: []].append(property.declaration.range)
        }
        if let call = window.call, window.isFunctionEmptied {
            ranges[path, default: []].append(window.function.located.declaration.range)
            ranges[call.function.located.file.path, default: []].append(call.statement.range)
        }
        return ranges
    }
}
