import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Finds names of SwiftUI's first betas that no SDK with `App` has, so that no Xcode compiles the sources.
///
/// Sources: the release notes of iOS 13 beta 4 and 5, and of Xcode 11, which deprecate and remove them.
struct BetaSwiftUI {
    private let context: TargetContext

    /// A search in the sources of a target.
    init(in context: TargetContext) {
        self.context = context
    }

    /// One finding for all places; none where the app has something of these names itself.
    func findings() -> [Finding] {
        let found =
            Self.types.sorted { $0.key < $1.key }.flatMap { places(ofType: $0.key) }
            + Self.methods.sorted { $0.key < $1.key }.flatMap { places(ofMethod: $0.key) }
        guard let first = found.first else { return [] }
        let successor = Self.types[first.name] ?? Self.methods[first.name] ?? ""
        return [
            Finding(
                .swiftVersion, .warning, .manual, at: first.place,
                "'\(first.name)' is of a beta of SwiftUI, and no Xcode with its life cycle compiles it",
                remedy: "move the sources to SwiftUI as it was released, here to \(successor)",
                also: found.dropFirst().map { $0.place })
        ]
    }

    /// What became of types and property wrappers.
    private static let types = [
        "BindableObject": "`ObservableObject`", "NavigationButton": "`NavigationLink`",
        "ObjectBinding": "`@ObservedObject`", "PresentationButton": "`sheet(isPresented:)`",
        "PresentationLink": "`sheet(isPresented:)`", "SegmentedControl": "`Picker`",
        "TabbedView": "`TabView`",
    ]

    /// What became of modifiers and other methods.
    private static let methods = [
        "identified": "`Identifiable`", "tabItemLabel": "`tabItem(_:)`",
        "tapAction": "`onTapGesture(perform:)`",
    ]

    private typealias Found = (name: String, place: Place)

    private func places(ofType name: String) -> [Found] {
        guard !context.hasType(named: name) else { return [] }
        return places(of: name) { file, token in
            file.tokens.tokens[token - 1].kind != .period
        }
    }

    private func places(ofMethod name: String) -> [Found] {
        let isOwn = context.files(naming: name).contains { file in
            file.tokens(spelled: name).contains { token in
                token > 0 && file.outline.tokens.tokens[token - 1].kind == .keyword(.func)
            }
        }
        return isOwn
            ? []
            : places(of: name) { file, token in
                let tokens = file.tokens.tokens
                return tokens[token - 1].kind == .period
                    && [.leftParen, .leftBrace].contains(tokens[token + 1].kind)
            }
    }

    private func places(of name: String, where isUse: (SwiftFile, Int) -> Bool) -> [Found] {
        context.files(naming: name).filter { file in
            file.outline.imports(anyOf: ["SwiftUI", "Combine"])
        }.flatMap { file in
            file.tokens(spelled: name).filter { token in
                token > 0 && file.outline.tokens.tokens[token].kind == .identifier
                    && isUse(file.outline, token)
            }.map { (name, context.place(file, $0)) }
        }
    }
}
