import AppleFrameworks
import SwiftFlow

extension KeptThing {
    /// How it is called: by the key that code spells, or by words for all that is kept there.
    package var name: String {
        if case .store(let store) = keeper {
            return store.hasNames ? key ?? store.words : store.words
        }
        let keeper =
            switch keeper {
            case .variable(.member(let name, _)), .variable(.global(let name)),
                .variable(.outside(let name)), .library(let name):
                name
            case .store(let store): store.words
            case .state(let state): state.rawValue
            case .interface(let name): name
            case .system(_, let member): member
            }
        return key.map { "\(keeper)[\($0)]" } ?? keeper
    }

    /// What findings say for a name: what code spells is quoted, and words for a store are not.
    package static func said(_ name: String) -> String {
        SharedStores.Store.allCases.contains { $0.words == name } ? name : "'\(name)'"
    }
}
