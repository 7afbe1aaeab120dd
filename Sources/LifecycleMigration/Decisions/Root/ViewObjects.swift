import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The objects that a root view makes with itself: `@ObservedObject var store = Store()`.
///
/// A hosting controller made its view once, and the object with it; SwiftUI makes a view whenever it evaluates what is
/// around it. `@StateObject` keeps the first object. Source: Apple, "StateObject".
struct ViewObjects {
    private let facts: LaunchFacts

    /// A search in an app.
    init(in facts: LaunchFacts) {
        self.facts = facts
    }

    /// The properties of a view with objects whose making can be noticed: when it happens, or how often.
    struct Made {
        /// Those whose objects `@StateObject` keeps.
        var kept: [LocatedDeclaration] = []
        /// The names of the others.
        var again: [String] = []
    }

    /// What a type makes with itself; nothing for a type with an initializer of its own, which may do anything with it.
    func made(with type: String) -> Made {
        let program = facts.flow.program
        guard let declared = program.type(type)?.declarations, declared.count == 1,
            let view = declared.first, view.declaration.kind == .struct,
            program.members("init", of: type).isEmpty
        else { return Made() }
        let made = view.declaration.members.filter { $0.kind == .variable && !$0.isStatic }
            .map { LocatedDeclaration(file: view.file, declaration: $0) }
            .filter { makesSomething($0, of: type) }
        // A window of a Mac app may be closed and opened again, and what a view keeps is made again then.
        let isAppKit = PlatformProfile.profile(for: facts.context.target.platform).isAppKit
        let mayKeep = !isAppKit && isMadeOnce(view)
        let kept = made.filter { mayKeep && isObserved($0.declaration, in: view.file.outline) }
        let again = made.filter { member in !kept.contains(where: member.isSame) }
        return Made(kept: kept, again: again.map(\.declaration.name))
    }

    private func makesSomething(_ member: LocatedDeclaration, of type: String) -> Bool {
        guard member.declaration.attributes.allSatisfy({ !Self.keeping.contains($0.name) }) else {
            return false
        }
        let isState = member.declaration.attributes.contains { Self.states.contains($0.name) }
        let values = FlowFunction.all(of: member, owner: type).filter {
            $0.id.part == .initialValue
        }
        return values.contains { value in
            guard !isPlain(value.body, in: member.file.outline) else { return false }
            let effects = facts.repeated.effects(of: value)
            // SwiftUI keeps the first value, and drops what is made behind it.
            if isState { return !effects.changesNothing }
            return !effects.changesNothing || effects.makesObjects || !effects.dependsOnNothing
        }
    }

    /// Whether code is made of literals, operators and values that are the same each time: `Array(1...59)`.
    private func isPlain(_ value: TokenRange, in file: SwiftFile) -> Bool {
        value.allSatisfy { token in
            switch file.tokens.tokens[token].kind {
            case .identifier:
                UIKitEffects.values.contains(file.name(at: token)) || isLabel(token, in: file)
            case .period, .leftBrace, .keyword: false
            default: true
            }
        }
    }

    private func isLabel(_ token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        return token + 1 < tokens.count && tokens[token + 1].kind == .colon
            && [.leftParen, .comma].contains(tokens[token - 1].kind)
    }

    /// Wrappers that make what they keep once, where the view is shown.
    private static let keeping: Set<String> = ["StateObject", "SwiftUI.StateObject"]

    /// Wrappers that keep what was made first.
    private static let states: Set<String> = ["State", "SwiftUI.State"]

    private func isObserved(_ member: Declaration, in file: SwiftFile) -> Bool {
        guard member.attributes.count == 1, member.attributes[0].name == "ObservedObject",
            member.conditions.isEmpty, member.bindings.count == 1,
            let value = member.bindings[0].initializer,
            case .call(let callee, _) = ExpressionReader(file).expression(in: value).kind,
            case .name(let type) = callee.kind
        else { return false }
        let program = facts.flow.program
        return program.supertypes(of: program.aliasedType(type) ?? type)
            .contains("ObservableObject")
    }

    /// Whether one place makes a view, beside previews.
    private func isMadeOnce(_ view: LocatedDeclaration) -> Bool {
        let name = view.declaration.name
        let places = facts.context.files(naming: name).flatMap { file in
            let shown = file.outline.declarations.filter { !Self.isPreview($0) }.map(\.range)
            let tokens = file.outline.tokens.tokens
            return file.tokens(spelled: name).filter { token in
                shown.contains { $0.contains(token) }
                    && [.leftParen, .leftBrace, .period].contains(tokens[token + 1].kind)
                    && token != view.declaration.nameRange?.lowerBound
            }
        }
        return places.count == 1
    }

    private static func isPreview(_ declaration: Declaration) -> Bool {
        declaration.inheritance.contains {
            ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.baseName)
        }
    }
}
