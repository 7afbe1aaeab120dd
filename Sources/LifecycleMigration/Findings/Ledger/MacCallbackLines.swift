import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Lists every method of a Mac app's delegate with who calls it behind the adaptor.
struct MacCallbackLines {
    private let facts: MacFacts
    private let own: OwnMethodLines
    private let open: [Place: FindingID]
    private let goes: Bool

    /// The lines of an app, whose delegate may go; `open` are the methods that are left to do, by the place of each, with what tells of them.
    init(_ facts: MacFacts, goes: Bool, open: [Place: FindingID]) {
        self.facts = facts
        self.goes = goes
        let profile = PlatformProfile.appKit
        own = OwnMethodLines(
            context: facts.context, callbackPrefixes: ["application"],
            plainTypes: profile.plainSuperclasses.union([profile.delegateProtocol]),
            framework: .appKit)
        self.open = open
    }

    /// The lines, in the order of the files.
    func records() -> [CallbackRecord] {
        let delegate = facts.delegate
        return delegate.members.filter {
            $0.declaration.kind == .function && !$0.declaration.isStatic
        }.map { member in
            let place = facts.context.place(member.file, member.declaration.keyword)
            let line = line(of: member, at: place)
            return CallbackRecord(
                owner: delegate.name, name: member.declaration.selectorName, place: place,
                before: line.before, after: line.after, state: line.state, reason: line.reason,
                finding: line.finding)
        }.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
    }

    /// The methods that only made the window.
    private var emptied: [LocatedDeclaration] {
        facts.root.window.map { MacWindowRewriter($0).emptiedMethods } ?? []
    }

    private func line(of member: LocatedDeclaration, at place: Place) -> LedgerLine {
        let isGone =
            goes
            || emptied.contains {
                $0.file.path == member.file.path
                    && $0.declaration.keyword == member.declaration.keyword
            }
        if isGone {
            let isCallback = MacCallbacks.all.contains(member.declaration.selectorName)
            return LedgerLine(
                before: isCallback ? .appKit : .ownCode, after: .nobody, state: .removed,
                reason: "nothing is left in it")
        }
        if facts.menus.calledMethods.contains(member.declaration.selectorName) {
            return LedgerLine(
                before: .responderChain, after: .ownCode, state: .rerouted,
                reason: "a command of the App", finding: .macMenu)
        }
        if facts.menus.reportedMethods.contains(member.declaration.selectorName) {
            return .open(.responderChain, .macMenu)
        }
        guard MacCallbacks.all.contains(member.declaration.selectorName) else {
            return own.line(of: member, in: facts.delegate)
        }
        if let finding = open[place] { return .open(.appKit, finding) }
        if member.declaration.selectorName == "application(_:openFile:)" {
            return LedgerLine(
                before: .appKit, after: .ownCode, state: .rerouted,
                reason: "'application(_:open:)', which the plan adds", finding: .callbackOpenURL)
        }
        return .unchanged(.appKit, "`@\(PlatformProfile.appKit.adaptor)`")
    }
}
