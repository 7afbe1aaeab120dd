import AppleFrameworks
import SwiftFlow

extension KeptThing {
    /// How it is called: by the key that code spells, or by words for all that is kept there.
    package var name: String {
        let keeper: String
        switch self.keeper {
        case .store(let store): return (store.hasNames ? key : nil) ?? store.words
        case .variable(let location): keeper = location.words
        case .library(let name): keeper = name
        case .state(let state): keeper = state.rawValue
        case .interface(let name): keeper = name
        case .system(_, let member): keeper = member
        }
        return key.map { "\(keeper)[\($0)]" } ?? keeper
    }

    /// What findings say for a name: what code spells is quoted, and words for a store are not.
    package static func said(_ name: String) -> String {
        SharedStores.Store.allCases.contains { $0.words == name } ? name : "'\(name)'"
    }
}

extension FlowLocation {
    /// The name as code has it.
    package var words: String {
        switch self {
        case .member(let name, _), .global(let name), .outside(let name): name
        }
    }
}
