import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What the loading of a first view may use by a superclass in Objective-C, whose code isn't followed: whatever its source names.
struct UnreadLoading {
    private let superclasses: [(name: String, words: Set<Substring>)]

    /// The superclasses of what the start of an app makes.
    init(_ facts: LaunchFacts) {
        let context = facts.context
        superclasses = facts.unreadSuperclasses.flatMap { name in
            context.library.paths(context.target.sources, implementing: name)
                .compactMap(context.library.text).map { (name, Set(Self.words($0.string))) }
        }
    }

    private static func words(_ text: String) -> [Substring] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }

    /// What is said of something of the launch that changes what such a superclass may use.
    func message(of moment: LaunchMoment, _ effects: FlowEffects) -> String? {
        guard !superclasses.isEmpty, !moment.isOwn else { return nil }
        var names = effects.writes.compactMap(\.appName)
        if case .call(let call) = moment.event.kind,
            let keyed = KeyedCall(call, in: moment.function.file, of: moment.function.owner),
            keyed.changes
        {
            names.append(keyed.key)
        }
        for name in names.sorted() {
            if let found = superclasses.first(where: {
                $0.words.isSuperset(of: Self.words(name))
            }) {
                return
                    "the first view inherits from '\(found.name)', whose code isn't followed and may use \(KeptThing.said(name)): it was loaded before this, and now is afterwards"
            }
        }
        return nil
    }
}
