import AppFacts
import SwiftFlow
import SwiftOutline

/// Lists every method of the delegates, with who calls it before and after.
///
/// It is made from what the rewriters decided, and not from what was found missing, so that nothing is left out.
struct CallbackLedger {
    private let choices: MigrationChoices
    private let removed: [String: [TokenRange]]
    private var facts: UIKitFacts { choices.facts }
    private var context: TargetContext { facts.context }

    /// A ledger of an app; `removed` are the tokens that the plan takes away.
    init(_ choices: MigrationChoices, removed: [String: [TokenRange]]) {
        self.choices = choices
        self.removed = removed
    }

    /// The lines, in the order of the files.
    func records() -> [CallbackRecord] {
        let application = ApplicationDelegateLines(choices)
        var records = methods(of: facts.delegate).map {
            record($0, facts.delegate, application.line(of: $0))
        }
        if let delegate = facts.sceneDelegate { records += scene(delegate, isForWindows: true) }
        for delegate in facts.otherWindowDelegates {
            records += scene(delegate, isForWindows: true)
        }
        for delegate in otherDelegates { records += scene(delegate, isForWindows: false) }
        return records.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
    }

    private func scene(_ delegate: DelegateClass, isForWindows: Bool) -> [CallbackRecord] {
        let lines = SceneDelegateLines(context: context, isForWindows: isForWindows)
        return methods(of: delegate).map { member in
            let isRemoved = removed.covers(member.file.path, member.declaration.keyword)
            let isDone = choices.backgroundWork?.method.isSame(as: member) == true
            return record(
                member, delegate,
                isDone
                    ? .doneByScenePhase : lines.line(of: member, in: delegate, isRemoved: isRemoved)
            )
        }
    }

    private func methods(of delegate: DelegateClass) -> [LocatedDeclaration] {
        delegate.members.filter { $0.declaration.kind == .function && !$0.declaration.isStatic }
    }

    /// The delegates of scenes that are no ordinary windows, such as CarPlay's, as the Info.plist names them.
    private var otherDelegates: [DelegateClass] {
        let names = Set(
            facts.manifest.configurations.filter { !$0.isForWindows }.compactMap(\.delegateClass))
        let known = [facts.sceneDelegate].compactMap { $0 } + facts.otherWindowDelegates
        return names.filter { name in !known.contains { $0.name == name } }.flatMap { name in
            context.types(named: name).map { DelegateClass($0, in: context) }
        }
    }

    private func record(
        _ member: LocatedDeclaration, _ owner: DelegateClass, _ line: LedgerLine
    ) -> CallbackRecord {
        CallbackRecord(
            owner: owner.name, name: member.declaration.selectorName,
            place: context.place(member.file, member.declaration.keyword), before: line.before,
            after: line.after, state: line.state, reason: line.reason, finding: line.finding)
    }
}
