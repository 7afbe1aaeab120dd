import SwiftFlow
import SwiftOutline

/// Finds what the view controllers that an `App` shows want of their window, which SwiftUI's window does not ask them for.
struct MigratedRoots {
    private let structures: [AppStructure]
    private let delegate: DelegateClass
    private let flow: AppFlow
    private var context: TargetContext { flow.context }

    /// The roots of the apps of a target, which may ask its delegate for them.
    init(_ structures: [AppStructure], of delegate: DelegateClass, in flow: AppFlow) {
        self.structures = structures
        self.delegate = delegate
        self.flow = flow
    }

    /// A finding for each preference of a root's class, or of what the root shows.
    func findings() -> [Finding] {
        let preferences = RootPreferences(context: context)
        let makers = representables
        guard !makers.isEmpty else { return [] }
        let classes = Set(makers.flatMap(classes) + keptClasses)
        return classes.sorted().flatMap(preferences.findings(ofClass:))
            + preferences.findings(below: classes)
    }

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
        let storyboards = StoryboardAnalysis(context: context)
        return body.compactMap { token -> String? in
            let name = file.name(at: token)
            guard file.tokens.tokens[token].kind == .identifier, token + 1 < body.upperBound,
                file.tokens.tokens[token + 1].kind == .leftParen
            else { return nil }
            if name == "UIStoryboard" {
                return storyboard(at: token, in: file).flatMap {
                    storyboards.initialClass(of: $0) ?? storyboards.initialContainer(of: $0)
                }
            }
            return context.types(named: name).isEmpty ? nil : name
        }
    }

    /// The classes of what the delegate keeps in properties that the files of the apps name.
    private var keptClasses: [String] {
        let names = Set(
            delegate.properties.flatMap(\.declaration.bindings).map(\.name).filter { name in
                structures.contains { !$0.located.file.tokens(spelled: name).isEmpty }
            })
        guard !names.isEmpty else { return [] }
        let functions = delegate.members.filter { $0.declaration.kind == .function }
            .compactMap { FlowFunction($0, owner: delegate.name) }
        return functions.flatMap { flow.trace(of: $0).events }.compactMap { event in
            guard case .write(_, let member, _, let value) = event.kind, names.contains(member)
            else { return nil }
            return value.type.name
        }
    }

    private func storyboard(at token: Int, in file: SwiftFile) -> String? {
        let close = Int(file.tokens.partners[token + 1])
        guard close > token else { return nil }
        let arguments = file.arguments(in: BracketPair(open: token + 1, close: close))
        guard let name = arguments.first(where: { $0.label == "name" }) else { return nil }
        // Quotation marks and all: what is no literal names no storyboard of the target.
        return String(file.text(name.value).dropFirst().dropLast())
    }
}
