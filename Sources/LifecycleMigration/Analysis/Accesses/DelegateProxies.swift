import SwiftFlow
import SwiftOutline

/// Finds the libraries of an app that put themselves between UIKit and the application delegate.
struct DelegateProxies {
    private let context: TargetContext
    private let propertyLists: [PropertyListFacts]

    /// An analysis of a target with its property lists.
    init(context: TargetContext, propertyLists: [PropertyListFacts]) {
        self.context = context
        self.propertyLists = propertyLists
    }

    /// A finding for each library, at the first file that imports it and uses one of its names.
    func findings() -> [Finding] {
        DelegateProxySDK.all.compactMap { library in
            guard !isSwitchedOff(library), let place = place(of: library) else { return nil }
            return Finding(
                .delegateProxySDK, .warning, library.isBroken ? .manual : .review, at: place,
                library.effect, remedy: library.remedy)
        }
    }

    private func place(of library: DelegateProxySDK) -> Place? {
        for module in library.modules.sorted() {
            for file in context.files(mentioning: module) {
                let isImported = file.outline.declarations.contains {
                    $0.kind == .import && $0.name.split(separator: ".").first ?? "" == module
                }
                guard isImported, let token = use(of: library, in: file) else { continue }
                return context.place(file, token)
            }
        }
        return nil
    }

    /// The first use of one of the library's names that is no import.
    private func use(of library: DelegateProxySDK, in file: ProgramFile) -> Int? {
        let tokens = file.outline.tokens
        return tokens.tokens.indices.dropFirst().first { token in
            tokens.tokens[token].kind == .identifier
                && tokens.tokens[token - 1].kind != .keyword(.import)
                && library.names.contains(file.outline.name(at: token))
        }
    }

    private func isSwitchedOff(_ library: DelegateProxySDK) -> Bool {
        guard let key = library.switchKey else { return false }
        return !propertyLists.isEmpty
            && propertyLists.allSatisfy { $0.document.value(at: [.key(key)])?.boolean == false }
    }
}
