import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Makes the content of a scene out of a SwiftUI root that the launch made.
struct ViewContentBuilder {
    private let root: MovedRoot
    private let facts: LaunchFacts
    private let style: CodeStyle
    private let repairs: MovedRepairs
    private var names: FrameworkNames { FrameworkNames(in: facts.context) }

    /// A builder for the root of an app; the style is that of the new file.
    init(
        _ root: MovedRoot, _ facts: LaunchFacts, style: CodeStyle, _ repairs: MovedRepairs = .none
    ) {
        self.repairs = repairs
        self.root = root
        self.facts = facts
        self.style = style
    }

    /// The content, with the name of the view that it may need; who it asks for something is left to be said.
    func content(named name: String, isHiddenByApp: Bool) -> ViewContent {
        let code = MovedCode(root, repairs)
        let objects = MovedLocals(of: root, in: facts).objects
        let kept = Set(objects.map(\.statement.range))
        let state =
            properties
            + objects.map { object in
                stateProperty(
                    code.excerpt(of: object.statement), object.wrapper,
                    of: value(of: object.statement))
            }
            + root.material.objects.map { object in
                stateProperty(code.excerpt(of: object), object.wrapper, of: object.value)
            }
        let locals = RootValueCode(root).locals(usesScenes: facts.usesScenes).map(
            CodeExcerpt.init(code:))
        return ViewContent(
            state: state,
            body: ViewBody(
                locals: locals + code.statements { !kept.contains($0.range) },
                comments: code.rootComments(),
                view: .view(code.value().withShallowContinuation(level: style.indentation))),
            rootViewName: name, readsDelegate: false,
            conditions: RootValueCode(root).conditions(usesScenes: facts.usesScenes),
            isHiddenByApp: isHiddenByApp)
    }

    private func stateProperty(
        _ code: CodeExcerpt, _ wrapper: String, of value: TokenRange?
    ) -> StateProperty {
        let name = self.wrapper(wrapper)
        let isConstant = name == names("State") && !isObservable(value)
        return StateProperty(
            declaration: code.stateDeclaration(wrapper: name),
            constant: isConstant ? code.constantDeclaration() : nil)
    }

    private func value(of statement: Statement) -> TokenRange? {
        guard case .declaration(let declaration) = statement.kind else { return nil }
        return declaration.bindings.first?.initializer
    }

    /// Whether a value is an object of Observation, which `@State` is for.
    private func isObservable(_ value: TokenRange?) -> Bool {
        let type = value.flatMap { facts.flow.type(of: $0, in: root.function)?.name }
        let declared = type.flatMap(facts.flow.program.type)?.declarations ?? []
        return declared.contains { $0.declaration.attribute("Observable") != nil }
    }

    /// The wrapper of an object that the root view keeps: one that is observed has the view made again at each change, with all
    /// that its initializer does, which may be what changes the object.
    private func wrapper(_ name: String) -> String {
        names(name == "StateObject" && root.material.isNoticedWhenMadeAgain ? "State" : name)
    }

    /// The scene delegate's properties that the root takes along.
    private var properties: [StateProperty] {
        let rules = MovedProperties(facts, for: root.function, usedIn: root.ranges)
        return root.properties.map { property in
            let code = repairs.excerpt(property)
            let wrapper = rules.wrapper(of: property)
            return StateProperty(
                declaration: wrapper.map { code.stateDeclaration(wrapper: self.wrapper($0)) }
                    ?? code.constantDeclaration())
        }
    }
}
