import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds what the view controllers that an `App` shows want of their window, which SwiftUI's window does not ask them for.
struct MigratedRoots {
    private let structures: [AppStructure]
    private let delegates: [DelegateClass]
    private let flow: AppFlow
    private var context: TargetContext { flow.context }

    /// The roots of the apps of a target, which may ask its delegates for them.
    init(_ structures: [AppStructure], of delegates: [DelegateClass], in flow: AppFlow) {
        self.structures = structures
        self.delegates = delegates
        self.flow = flow
    }

    /// A finding for each preference of a root's class, or of what the root shows.
    func findings() -> [Finding] {
        let preferences = RootPreferences(context: context)
        let makers = representables
        guard !makers.isEmpty else { return [] }
        let classes = Set(makers.flatMap(classes) + keptClasses)
        return preferences.findings(of: classes)
    }

    /// Whether the apps show SwiftUI views only, and keep no view controller to show.
    var areViews: Bool { representables.isEmpty && keptClasses.isEmpty }

    /// The methods by which views in the files of the apps make their view controllers.
    private var representables: [LocatedDeclaration] {
        let files = structures.map(\.located.file)
        return files.flatMap { file in
            file.typeDeclarations.filter { located in
                located.declaration.inheritance.contains {
                    $0.baseName.lastComponent == "UIViewControllerRepresentable"
                }
            }.flatMap { located in
                located.declaration.members.filter { $0.name == "makeUIViewController" }
                    .map { LocatedDeclaration(file: file, declaration: $0) }
            }
        }
    }

    /// The classes that such a method may make: its result's, and that of the storyboards that it loads.
    private func classes(madeBy method: LocatedDeclaration) -> [String] {
        guard let body = method.declaration.body else { return [] }
        let file = method.file.outline
        return body.compactMap { token -> String? in
            let name = file.name(at: token)
            guard file.tokens.tokens[token].kind == .identifier, token + 1 < body.upperBound,
                file.tokens.tokens[token + 1].kind == .leftParen
            else { return nil }
            if name == "UIStoryboard" { return storyboardClass(at: token, in: file) }
            return context.types(named: name).isEmpty ? nil : name
        }
    }

    /// The classes of what the delegates keep in properties that the files of the apps name.
    private var keptClasses: [String] { delegates.flatMap(keptClasses) }

    private func keptClasses(by delegate: DelegateClass) -> [String] {
        let names = Set(
            delegate.properties.flatMap(\.declaration.bindings).map(\.name).filter { name in
                structures.contains { !$0.located.file.tokens(spelled: name).isEmpty }
            })
        guard !names.isEmpty else { return [] }
        let functions = delegate.members.filter { $0.declaration.kind == .function }
            .compactMap { FlowFunction($0, owner: delegate.name) }
        return functions.flatMap { function in
            flow.trace(of: function).events.flatMap { event -> [String] in
                guard case .write(_, let member, _, let value) = event.kind,
                    names.contains(member)
                else { return [] }
                let loaded = function.body.compactMap { storyboardClass(at: $0, in: function.file) }
                return [value.type.name].compactMap { $0 } + loaded
            }
        }
    }

    /// The class of the view controller that the storyboard of a `UIStoryboard(name:bundle:)` starts with.
    private func storyboardClass(at token: Int, in file: SwiftFile) -> String? {
        let storyboards = context.storyboards
        return file.storyboardName(madeAt: token).flatMap {
            storyboards.initialClass(of: $0) ?? storyboards.initialContainer(of: $0)
        }
    }
}
