import AppFacts
import SwiftOutline

/// Finds keys that go through the application object's delegate: `"delegate.version"` in code, and in the bindings of a nib.
///
/// Key-value coding asks the class of an object, which is SwiftUI's; that this object passes messages on does not help. Source: Apple's
/// "Accessor Search Patterns" of the Key-Value Coding Programming Guide; inferred for SwiftUI's delegate.
struct DelegateKeys {
    private let delegate: DelegateClass
    private let context: TargetContext
    private let members: Set<String>

    /// A search for keys of a delegate.
    init(of delegate: DelegateClass, in context: TargetContext) {
        self.delegate = delegate
        self.context = context
        members = Set(
            delegate.members.filter { !$0.declaration.isStatic }.flatMap { member in
                member.declaration.kind == .variable
                    ? member.declaration.declaredNames : [member.declaration.name]
            })
    }

    /// A finding for each place; what asks for the window is another's.
    func findings() -> [Finding] {
        let places = texts + bindings
        return places.map { place, key in
            Finding(
                .delegateCast, .warning, .manual, at: place,
                "the application's delegate is SwiftUI's own object, which has no key '\(key)'",
                remedy: "ask '\(delegate.name)' itself, which the App has from its adaptor")
        }
    }

    private var texts: [(place: Place, key: String)] {
        context.files(mentioning: "delegate.").flatMap { file -> [(place: Place, key: String)] in
            let tokens = file.outline.tokens
            return tokens.tokens.indices.compactMap { token in
                guard tokens.tokens[token].kind == .stringSegment,
                    let key = key(in: tokens.text(of: token))
                else { return nil }
                return (context.place(file, token), key)
            }
        }
    }

    private var bindings: [(place: Place, key: String)] {
        context.interfaces.files.flatMap { file in
            file.elements.compactMap { element in
                guard element.name == "binding" || element.name == "userDefinedRuntimeAttribute",
                    let key = element.attributes["keyPath"].flatMap({ self.key(in: $0) })
                else { return nil }
                return (file.place(of: element), key)
            }
        }
    }

    /// The delegate's member that a key path goes on to.
    private func key(in path: String) -> String? {
        let names = path.split(separator: ".", omittingEmptySubsequences: false)
        let pairs = zip(names, names.dropFirst())
        guard let key = pairs.first(where: { $0.0 == "delegate" })?.1, key != "window",
            members.contains(String(key))
        else { return nil }
        return String(key)
    }
}
