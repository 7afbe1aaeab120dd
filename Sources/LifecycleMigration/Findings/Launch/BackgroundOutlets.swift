import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Says where code that may run in a launch in the background uses what only the loading of the first view makes: UIKit loaded that in every
/// launch that showed the window, and none is shown in the background then.
///
/// Source: Apple's pages of the callbacks, and of `UIBackgroundModes`: the system starts the app for them.
struct BackgroundOutlets {
    private let facts: LaunchFacts
    private let order: LaunchOrder
    private let destination: Destination
    private var program: Program { facts.flow.program }

    /// A look at an app with the order of its launch, and where it moves.
    init(_ facts: LaunchFacts, _ order: LaunchOrder, to destination: Destination) {
        self.facts = facts
        self.order = order
        self.destination = destination
    }

    /// A member of a class.
    private struct Member: Hashable {
        let name: String
        let owner: String
    }

    /// A finding for each use.
    func findings() -> [Finding] {
        guard !facts.usesScenes, order.isShown,
            BackgroundLaunches(of: facts.context).arePossible
        else { return [] }
        let made = madeByViews
        guard !made.isEmpty else { return [] }
        let found =
            BackgroundCalls.steps(from: Self.callbacks, facts) + BackgroundCalls.tasks(facts)
            + BackgroundCalls.steps(
                from: BackgroundEntries(facts).all, facts, to: BackgroundCalls.near)
        return found.compactMap { step -> Finding? in
            guard let member = member(readBy: step), made.contains(member) else { return nil }
            return Finding(
                .launchOrder, .warning, .manual,
                at: facts.context.place(
                    step.function.located.file, step.event.range.lowerBound),
                "'\(member.name)' is nil here in a launch in the background: the first view made it as it was loaded, and \(destination.showsNothing)",
                remedy:
                    "ask first whether the view is loaded (`viewIfLoaded`), or keep the value beside the view"
            )
        }.firstAtEachPlace()
    }

    /// Callbacks of the application's delegate that the system starts an app in the background for, that of old systems among them.
    private static let callbacks =
        BackgroundCalls.names + ["application(_:didReceiveRemoteNotification:)"]

    /// What the first views set as they are loaded, of properties that are nil before and taken for granted.
    private var madeByViews: Set<Member> {
        let views = order.viewsOfLaunch(facts)
        var made: Set<Member> = []
        for owner in Set(views.compactMap(\.function.owner)) {
            for member in program.type(owner)?.allMembers ?? []
            where member.located.isImplicitlyUnwrapped {
                let isOutlet = member.located.declaration.attribute("IBOutlet") != nil
                for name in member.names where isOutlet {
                    made.insert(Member(name: name, owner: member.owner))
                }
            }
        }
        for view in views {
            guard case .write(let receiver, let name, _, _) = view.event.kind,
                let owner = receiver.type.name,
                let member = program.members(name, of: owner).first,
                member.located.isImplicitlyUnwrapped
            else { continue }
            made.insert(Member(name: name, owner: member.owner))
        }
        return made
    }

    private func member(readBy step: BackgroundCalls.Step) -> Member? {
        guard case .read(let receiver, let name, let token, _) = step.event.kind,
            let owner = receiver.type.name, let member = program.members(name, of: owner).first,
            step.function.file.tokens.tokens[token + 1].kind != .postfixQuestionMark
        else { return nil }
        return Member(name: name, owner: member.owner)
    }
}
