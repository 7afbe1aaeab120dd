import AppFacts

/// What a ledger says about one method, before it is put into its place.
struct LedgerLine {
    /// Who calls the method today.
    let before: CallbackCaller
    /// Who calls it after the plan.
    let after: CallbackCaller
    /// What becomes of it.
    let state: CallbackState
    /// What calls it in the new code, or why nobody does.
    var reason: String?
    /// The finding that tells about it.
    var finding: FindingID?

    /// A method that is called as before.
    static func unchanged(_ caller: CallbackCaller, _ reason: String? = nil) -> LedgerLine {
        LedgerLine(before: caller, after: caller, state: .unchanged, reason: reason)
    }

    /// A method that nobody ever called.
    static func unused(_ reason: String) -> LedgerLine {
        LedgerLine(before: .nobody, after: .nobody, state: .unused, reason: reason)
    }

    /// A method that something in the new code calls.
    static func rerouted(
        to caller: CallbackCaller, _ reason: String, _ finding: FindingID
    ) -> LedgerLine {
        LedgerLine(
            before: .uiKit, after: caller, state: .rerouted, reason: reason, finding: finding)
    }

    /// A method whose code moves into one that a caller has.
    static func moved(
        to caller: CallbackCaller, _ reason: String, _ finding: FindingID
    ) -> LedgerLine {
        LedgerLine(before: .uiKit, after: caller, state: .moved, reason: reason, finding: finding)
    }

    /// A method that nobody calls any more.
    static func open(_ caller: CallbackCaller, _ finding: FindingID) -> LedgerLine {
        LedgerLine(before: caller, after: .nobody, state: .open, finding: finding)
    }

    /// A method of a scene delegate that goes, and whose work the `App` does.
    static let doneByScenePhase = LedgerLine(
        before: .uiKit, after: .modifier, state: .removed,
        reason: "the App does it by `scenePhase`", finding: .callbackActiveState)

    /// A method that nobody calls any more, and that has nothing to do.
    static let empty = LedgerLine(before: .uiKit, after: .nobody, state: .empty)
}
