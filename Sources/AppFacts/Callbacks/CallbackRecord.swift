/// A line of the ledger of callbacks: a method of a delegate, who calls it today, and who calls it after the plan.
public struct CallbackRecord: Sendable, Hashable, Codable {
    /// The class that the method belongs to.
    public let owner: String
    /// The method's name and labels.
    public let name: String
    /// Where it stands.
    public let place: Place
    /// Who calls it today.
    public let before: CallbackCaller
    /// Who calls it after the plan.
    public let after: CallbackCaller
    /// What becomes of it.
    public let state: CallbackState
    /// What calls it in the new code, or why nobody does.
    public let reason: String?
    /// The finding that tells about it, where there is one.
    public let finding: FindingID?

    /// A line from its parts.
    public init(
        owner: String, name: String, place: Place, before: CallbackCaller, after: CallbackCaller,
        state: CallbackState, reason: String? = nil, finding: FindingID? = nil
    ) {
        self.owner = owner
        self.name = name
        self.place = place
        self.before = before
        self.after = after
        self.state = state
        self.reason = reason
        self.finding = finding
    }
}

/// Who calls a method of a delegate; the raw value stands in reports.
public enum CallbackCaller: String, Sendable, Hashable, CaseIterable, Codable {
    /// UIKit, directly or through SwiftUI's own delegate.
    case uiKit = "uikit"
    /// WatchKit.
    case watchKit = "watchkit"
    /// AppKit, directly or through SwiftUI's own delegate.
    case appKit = "appkit"
    /// UIKit's responder chain.
    case responderChain = "responder-chain"
    /// Another framework, for a protocol of its own.
    case framework
    /// The app's own code.
    case ownCode = "own-code"
    /// The observer of a notification in the new code.
    case notification
    /// A SwiftUI modifier in the new code.
    case modifier
    /// The scene delegate that the plan adds.
    case newSceneDelegate = "new-scene-delegate"
    /// Nobody.
    case nobody
}

/// What becomes of a callback; the raw value stands in reports.
public enum CallbackState: String, Sendable, Hashable, CaseIterable, Codable {
    /// It is called as before.
    case unchanged
    /// The plan makes something else call it.
    case rerouted
    /// It has nothing to do, so that it does not matter who calls it.
    case empty
    /// It was never called, and is not.
    case unused
    /// Its code stands in another method from now on, which is called in its place.
    case moved
    /// The plan removes it, since SwiftUI does what it did.
    case removed
    /// It is no longer called, or not certainly; something is left to do.
    case open
}
